import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Environment, Flow, Page, Project, SecretList } from '@smokejumper/contracts';
import { type Harness, pointersOf, problemOf, startApi, type Tenant } from '../harness.ts';

let api: Harness;
let us: Tenant;
before(async () => {
  api = await startApi();
  us = await api.tenant('us');
});
after(() => api.close());

const change = (url: string, body: object) => us.ask({ method: 'PATCH', url, body });

test('a workspace has a default project; others are made, renamed, listed, and removed when they are empty', async () => {
  const [first] = (await us.get<Page<Project>>('/v1/projects')).data;
  assert.equal(first?.isDefault, true);
  const made = await us.post<Project>('/v1/projects', { name: 'Checkout' });
  assert.equal(made.isDefault, false);
  problemOf(await us.ask({ method: 'POST', url: '/v1/projects', body: { name: 'Checkout' } }), 409, 'conflict');
  const renamed = await change(`/v1/projects/${made.id}`, { name: 'Basket' });
  assert.deepEqual(renamed.json<Project>(), { ...made, name: 'Basket' });
  assert.deepEqual(await us.get(`/v1/projects/${made.id}`), { ...made, name: 'Basket' });

  const body = { name: 'live', baseUrl: 'https://shop.example', projectId: made.id };
  const environment = await us.post<Environment>('/v1/environments', body);
  const flow = await us.post<Flow>('/v1/flows', { name: 'Buy', spec: 'Go to /.', projectId: made.id });
  assert.deepEqual([environment.projectId, flow.projectId], [made.id, made.id]);
  const other = await us.environment();
  assert.equal(other.projectId, first?.id);
  for (const [path, id] of [
    ['flows', flow.id],
    ['environments', environment.id],
  ] as const) {
    const { data } = await us.get<Page<{ id: string }>>(`/v1/${path}?projectId=${made.id}`);
    assert.deepEqual(
      data.map((each) => each.id),
      [id],
    );
  }
  const remove = (id: string | undefined) => us.ask({ method: 'DELETE', url: `/v1/projects/${id}` });
  problemOf(await remove(made.id), 409, 'conflict');
  problemOf(await remove(first?.id), 409, 'conflict');
  const empty = await us.post<Project>('/v1/projects', { name: 'Empty' });
  assert.equal((await remove(empty.id)).statusCode, 204);
  problemOf(await us.ask({ url: `/v1/projects/${empty.id}` }), 404, 'not_found');
  const stray = { name: 'x', baseUrl: 'https://x.example', projectId: empty.id };
  const bad = await us.ask({ method: 'POST', url: '/v1/environments', body: stray });
  assert.deepEqual(pointersOf(problemOf(bad, 400, 'invalid_input')), ['/projectId']);
});

test('each bad setting of an environment is pointed at', async () => {
  const { id } = await us.environment();
  const bad: [object, string][] = [
    [{ viewport: { width: 1, height: 600 } }, '/viewport/width'],
    [{ locale: 'german' }, '/locale'],
    [{ timezone: 'Mars/Olympus' }, '/timezone'],
    [{ colorScheme: 'pink' }, '/colorScheme'],
    [{ userAgentSuffix: 'ü\n' }, '/userAgentSuffix'],
    [{ headers: { Host: 'x' } }, '/headers/Host'],
    [{ headers: { 'X-A': 'two\nlines' } }, '/headers/X-A'],
    [{ headers: { 'no name': 'x' } }, '/headers/no name'],
    [{ basicAuth: { username: 'a', password: 'in the clear' } }, '/basicAuth/password'],
    [{ allowedOrigins: ['https://*.shop.example', 'https://shop.example/path'] }, '/allowedOrigins/1'],
    [{ allowedOrigins: ['javascript:1'] }, '/allowedOrigins/0'],
    [{ storageStateMaxAge: '800h' }, '/storageStateMaxAge'],
    [{ model: 'nobody:x' }, '/model'],
    [{ budgets: { steps: 0 } }, '/budgets/steps'],
    [{ secrets: {} }, '/secrets'],
  ];
  for (const [body, pointer] of bad) {
    const problem = problemOf(await change(`/v1/environments/${id}`, body), 400, 'invalid_input');
    assert.deepEqual(pointersOf(problem), [pointer], JSON.stringify(body));
  }
});

test('secrets are listed by name and version, without a value, and headers are shown with their placeholders', async () => {
  const { id } = await us.environment();
  const value = 'a-Can4ry-value';
  for (const body of [{ value: 'first' }, { value }]) {
    await us.ask({ method: 'PUT', url: `/v1/environments/${id}/secrets/bypass`, body });
  }
  const answer = await us.ask({ url: `/v1/environments/${id}/secrets` });
  assert.deepEqual(
    answer.json<SecretList>().data.map(({ name, version }) => [name, version]),
    [['bypass', 2]],
  );
  const headers = { 'x-vercel-protection-bypass': '{{bypass}}' };
  const changed = await change(`/v1/environments/${id}`, { headers });
  assert.deepEqual(changed.json<Environment>().headers, headers);
  for (const { body } of [answer, changed]) assert.ok(!body.includes('Can4ry'));
});

test('a flow names the one that it needs, and a circle is pointed at', async () => {
  const make = (name: string, needs?: string) => us.post<Flow>('/v1/flows', { name, spec: 'Go to /.', needs });
  const first = await make('Enter');
  const second = await make('Pay', 'Enter');
  assert.deepEqual([first.version.needs, second.version.needs], [null, 'Enter']);
  const problem = problemOf(await change(`/v1/flows/${first.id}`, { needs: 'Pay' }), 400, 'invalid_input');
  assert.deepEqual(pointersOf(problem), ['/needs']);
  problemOf(await us.ask({ method: 'POST', url: `/v1/flows/${first.id}/archive` }), 409, 'conflict');
});
