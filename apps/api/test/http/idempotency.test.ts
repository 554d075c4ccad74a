import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page, RunListItem, WorkspaceOfMine } from '@smokejumper/contracts';
import { type Harness, pointersOf, problemOf, startApi, type Tenant } from '../harness.ts';
import { signedUp, type Visitor } from '../people/visitor.ts';

interface Described {
  parameters?: { name: string }[];
}

let api: Harness;
let us: Tenant;
before(async () => {
  api = await startApi();
  us = await api.tenant('us');
});
after(() => api.close());

async function runBody(tenant = us) {
  return { flowId: (await tenant.flow()).id, environmentId: (await tenant.environment()).id };
}
const withKey = (key: string, body: unknown, tenant = us) =>
  tenant.ask({ method: 'POST', url: '/v1/runs', body, headers: { 'idempotency-key': key } });

test('the same request again answers what the first one did, marked as a replay', async () => {
  const body = await runBody();
  const first = await withKey('one', body);
  assert.equal(first.statusCode, 202, first.body);
  assert.equal(first.headers['idempotency-replayed'], undefined);
  const reordered = Object.fromEntries(Object.entries(body).reverse());
  const again = await withKey('one', reordered);
  assert.deepEqual(
    [again.statusCode, again.json(), again.headers.location],
    [202, first.json(), first.headers.location],
  );
  assert.equal(again.headers['idempotency-replayed'], 'true');
});

test('a key with another body is refused, and so is one that is no key', async () => {
  const body = await runBody();
  await withKey('two', body);
  problemOf(await withKey('two', { ...body, priority: 9 }), 422, 'idempotency_key_reused');
  for (const key of ['', 'ü', 'x'.repeat(300)]) {
    const problem = problemOf(await withKey(key, body), 400, 'invalid_input');
    assert.deepEqual(pointersOf(problem), ['/headers/idempotency-key']);
  }
});

test('a key belongs to its workspace and its route', async () => {
  const them = await api.tenant('them');
  const body = await runBody(them);
  await withKey('three', await runBody());
  assert.equal((await withKey('three', body, them)).headers['idempotency-replayed'], undefined);
  const flow = { name: 'x', spec: 'Go to /.' };
  const other = await us.ask({ method: 'POST', url: '/v1/flows', body: flow, headers: { 'idempotency-key': 'three' } });
  assert.equal(other.statusCode, 201, other.body);
});

test('twenty requests with one key at once make one run', async () => {
  const them = await api.tenant('at once');
  const body = await runBody(them);
  const answers = await Promise.all(Array.from({ length: 20 }, () => withKey('four', body, them)));
  for (const answer of answers) {
    if (answer.statusCode !== 202) problemOf(answer, 409, 'idempotency_in_progress');
  }
  const runs = await them.get<Page<RunListItem>>('/v1/runs');
  assert.equal(runs.data.length, 1);
  const later = await withKey('four', body, them);
  assert.deepEqual([later.statusCode, later.json().id], [202, runs.data[0]?.id]);
});

test('a refused request leaves its key free', async () => {
  const flow = await us.flow();
  const environment = await us.environment();
  const gone = { flowId: `${flow.id.slice(0, -4)}0000`, environmentId: environment.id };
  problemOf(await withKey('five', gone), 404, 'not_found');
  const answer = await withKey('five', { ...gone, flowId: flow.id });
  assert.equal(answer.statusCode, 202, answer.body);
});

test('an answer that shows a secret takes no key', async () => {
  const { id } = await us.environment();
  for (const [url, body] of [
    ['/v1/keys', { name: 'ci', scopes: ['runs:read'] }],
    [`/v1/environments/${id}/hooks`, { source: 'generic' }],
  ] as const) {
    const answer = await us.ask({ method: 'POST', url, body, headers: { 'idempotency-key': 'six' } });
    assert.deepEqual(pointersOf(problemOf(answer, 400, 'invalid_input')), ['/headers/idempotency-key']);
  }
  const rows = await api.database.asOwner('select * from idempotency_key');
  assert.ok(!/whsec_|sj_/.test(JSON.stringify(rows)));
});

test('a person makes a workspace and joins one once under a key of theirs, which is nobody else’s', async () => {
  const ada = await signedUp(api.app, 'ada@x.example');
  const bob = await signedUp(api.app, 'bob@x.example');
  const make = (who: Visitor, key: string, name = 'Works') =>
    who.ask({ method: 'POST', url: '/v1/workspaces', body: { name }, headers: { 'idempotency-key': key } });
  const answers = await Promise.all(Array.from({ length: 8 }, () => make(ada, 'one')));
  for (const answer of answers) {
    if (answer.statusCode !== 201) problemOf(answer, 409, 'idempotency_in_progress');
  }
  const { data } = await ada.get<{ data: WorkspaceOfMine[] }>('/v1/workspaces');
  assert.equal(data.length, 1);
  const again = await make(ada, 'one');
  assert.deepEqual([again.statusCode, again.json()], [201, data[0]]);
  assert.equal(again.headers['idempotency-replayed'], 'true');
  problemOf(await make(ada, 'one', 'Others'), 422, 'idempotency_key_reused');
  assert.notEqual((await make(bob, 'one')).json<WorkspaceOfMine>().id, data[0]?.id);
  problemOf(await make(ada, 'two', ''), 400, 'invalid_input');
  assert.equal((await make(ada, 'two', 'Second')).statusCode, 201, 'a refused request leaves its key free');

  const invitation = { email: 'bob@x.example', role: 'member' };
  const workspace = { 'smokejumper-workspace': data[0]!.id };
  const invite = { method: 'POST', url: '/v1/invitations', body: invitation, headers: workspace } as const;
  const refused = await ada.ask({ ...invite, headers: { ...workspace, 'idempotency-key': 'three' } });
  assert.deepEqual(pointersOf(problemOf(refused, 400, 'invalid_input')), ['/headers/idempotency-key']);
  const url = (await ada.ask(invite)).json<{ url: string }>().url;
  const accept = () =>
    bob.ask({
      method: 'POST',
      url: '/v1/invitations/accept',
      body: { token: url.split('#token=')[1] },
      headers: { 'idempotency-key': 'four' },
    });
  const [first, second] = [await accept(), await accept()];
  assert.deepEqual([first.statusCode, second.statusCode, second.json()], [200, 200, first.json()]);
  assert.equal(second.headers['idempotency-replayed'], 'true');
});

test('every POST of the API says that it takes a key, but for those whose answer shows a secret', async () => {
  const { paths } = (await api.app.inject('/openapi.json')).json<{
    paths: Record<string, Record<string, Described>>;
  }>();
  const without = Object.entries(paths).flatMap(([path, methods]) =>
    path.startsWith('/v1/') && methods.post && !methods.post.parameters?.some(({ name }) => name === 'idempotency-key')
      ? [path]
      : [],
  );
  assert.deepEqual(without.toSorted(), [
    '/v1/channels',
    '/v1/channels/{channelId}/rotate-secret',
    '/v1/environments/{environmentId}/hooks',
    '/v1/keys',
  ]);
});
