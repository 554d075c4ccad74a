import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { ApiKey, ApiKeyCreated, Page } from '@smokejumper/contracts';
import { type Harness, pointersOf, problemOf, startApi, type Tenant, tenantOf } from '../harness.ts';

let api: Harness;
let us: Tenant;
before(async () => {
  api = await startApi();
  us = await api.tenant('us');
});
after(() => api.close());

test('a key works until it is revoked, and its text is shown once', async () => {
  const made = await us.post<ApiKeyCreated>('/v1/keys', { name: 'ci', scopes: ['flows:read'] });
  const ci = tenantOf(api.app, { workspaceId: us.workspaceId, key: made.key });
  await ci.get('/v1/flows');
  const { data } = await us.get<Page<ApiKey>>('/v1/keys');
  const listed = data.find(({ id }) => id === made.id);
  assert.ok(listed);
  assert.ok(!JSON.stringify(data).includes(made.key));
  const revoked = await us.ask({ method: 'DELETE', url: `/v1/keys/${made.id}` });
  assert.ok(revoked.json<ApiKey>().revokedAt);
  assert.match(problemOf(await ci.ask({ url: '/v1/flows' }), 401, 'unauthenticated').detail, /was revoked/);
});

test('a key without the scope is refused by name', async () => {
  const made = await us.post<ApiKeyCreated>('/v1/keys', { name: 'reader', scopes: ['flows:read'] });
  const reader = tenantOf(api.app, { workspaceId: us.workspaceId, key: made.key });
  const answer = await reader.ask({ method: 'POST', url: '/v1/flows', body: {} });
  assert.match(problemOf(answer, 403, 'forbidden').detail, /flows:write/);
});

test('no key, a wrong key, a mistyped key and another scheme are unauthenticated', async () => {
  const ask = (authorization?: string) =>
    api.app.inject({ url: '/v1/flows', headers: authorization === undefined ? {} : { authorization } });
  const mistyped = us.key.slice(0, -1) + (us.key.endsWith('a') ? 'b' : 'a');
  for (const header of [undefined, '', 'Bearer', 'Bearer nonsense', `Bearer ${mistyped}`, `Basic ${us.key}`, us.key]) {
    const answer = await ask(header);
    problemOf(answer, 401, 'unauthenticated');
    assert.match(String(answer.headers['www-authenticate']), /^Bearer/);
  }
  assert.equal((await ask(`bearer ${us.key}`)).statusCode, 200);
});

test('an expired key is refused and says so, and none is made that is expired already', async () => {
  const past = { name: 'past', scopes: ['flows:read'], expiresAt: new Date(Date.now() - 1_000).toISOString() };
  const refused = await us.ask({ method: 'POST', url: '/v1/keys', body: past });
  assert.deepEqual(pointersOf(problemOf(refused, 400, 'invalid_input')), ['/expiresAt']);
  const expiresAt = new Date(Date.now() + 86_400_000).toISOString();
  const made = await us.post<ApiKeyCreated>('/v1/keys', { name: 'short', scopes: ['flows:read'], expiresAt });
  const short = tenantOf(api.app, { workspaceId: us.workspaceId, key: made.key });
  await short.get('/v1/flows');
  await api.database.asOwner(`update api_key set expires_at = now() - interval '1 second' where id = $1`, [made.id]);
  assert.match(problemOf(await short.ask({ url: '/v1/flows' }), 401, 'unauthenticated').detail, /has expired/);
});
