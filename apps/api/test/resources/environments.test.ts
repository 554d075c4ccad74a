import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Environment, Hook, HookCreated, Page } from '@smokejumper/contracts';
import { type Harness, pointersOf, problemOf, startApi, type Tenant } from '../harness.ts';

let api: Harness;
let us: Tenant;
before(async () => {
  api = await startApi();
  us = await api.tenant('us');
});
after(() => api.close());

test('an environment is created, read, listed and changed', async () => {
  const body = { name: 'staging', baseUrl: 'https://staging.example', variables: { user: 'ann' } };
  const made = await us.post<Environment>('/v1/environments', body);
  assert.deepEqual([made.name, made.baseUrl, made.variables, made.secrets], [...Object.values(body), []]);
  assert.deepEqual(await us.get(`/v1/environments/${made.id}`), made);
  const { data } = await us.get<Page<Environment>>('/v1/environments');
  assert.ok(data.some(({ id }) => id === made.id));
  const patch = { baseUrl: 'https://other.example' };
  const changed = await us.ask({ method: 'PATCH', url: `/v1/environments/${made.id}`, body: patch });
  assert.deepEqual(changed.json<Environment>(), { ...made, ...patch });
});

test('a taken name is a conflict, and a base address that is no http one or names a user is pointed at', async () => {
  const body = { name: 'twice', baseUrl: 'https://a.example' };
  await us.post('/v1/environments', body);
  problemOf(await us.ask({ method: 'POST', url: '/v1/environments', body }), 409, 'conflict');
  for (const baseUrl of ['file:///etc', 'https://ann:hush@a.example']) {
    const bad = await us.ask({ method: 'POST', url: '/v1/environments', body: { name: 'x', baseUrl } });
    assert.deepEqual(pointersOf(problemOf(bad, 400, 'invalid_input')), ['/baseUrl']);
  }
});

test('a secret is set, named, replaced and removed, and its value comes back nowhere', async () => {
  const { id } = await us.environment();
  const url = `/v1/environments/${id}/secrets/password`;
  const value = 'correct horse battery staple';
  const first = await us.ask({ method: 'PUT', url, body: { value } });
  assert.equal(first.statusCode, 200, first.body);
  const second = await us.ask({ method: 'PUT', url, body: { value: `${value}!` } });
  assert.equal(second.json().version, first.json().version + 1);
  const environment = await us.ask({ url: `/v1/environments/${id}` });
  assert.deepEqual(
    environment.json<Environment>().secrets.map(({ name }) => name),
    ['password'],
  );
  for (const answer of [first, second, environment]) assert.ok(!answer.body.includes('horse'));
  const dump = await api.database.asOwner<{ row: string }>('select secret::text as row from secret');
  assert.ok(dump.length > 0);
  assert.ok(!JSON.stringify(dump).includes('horse'));
  assert.equal((await us.ask({ method: 'DELETE', url })).statusCode, 204);
  problemOf(await us.ask({ method: 'DELETE', url }), 404, 'not_found');
});

test('a secret’s name with odd characters is pointed at', async () => {
  const { id } = await us.environment();
  const answer = await us.ask({ method: 'PUT', url: `/v1/environments/${id}/secrets/a%00b`, body: { value: 'x' } });
  assert.deepEqual(pointersOf(problemOf(answer, 400, 'invalid_input')), ['/params/name']);
});

test('a hook shows its address and secret once, and is listed without them', async () => {
  const { id } = await us.environment();
  const hook = await us.post<HookCreated>(`/v1/environments/${id}/hooks`, { source: 'generic' });
  assert.match(hook.url, /^http:\/\/api\.test\/hooks\/generic\/\S{20,}$/);
  assert.match(hook.secret, /^whsec_/);
  const listed = await us.get<{ data: Hook[] }>(`/v1/environments/${id}/hooks`);
  const { url: _address, secret: _secret, ...shown } = hook;
  assert.deepEqual(listed.data, [shown]);
  const url = `/v1/environments/${id}/hooks/${hook.id}`;
  assert.equal((await us.ask({ method: 'DELETE', url })).statusCode, 204);
  assert.deepEqual((await us.get<{ data: Hook[] }>(`/v1/environments/${id}/hooks`)).data, []);
});
