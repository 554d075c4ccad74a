import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Deployment, HookCreated, Page, RunListItem } from '@smokejumper/contracts';
import { Webhook } from 'standardwebhooks';
import { type Harness, pointersOf, problemOf, startApi, type Tenant } from '../harness.ts';

let api: Harness;
before(async () => {
  api = await startApi();
});
after(() => api.close());

interface Delivery {
  id?: string;
  at?: Date;
  body?: string | Buffer;
  signed?: string;
  secret?: string;
}

const deploy = { url: 'https://preview.example', sha: 'abcdef0', ref: 'main' };

async function hooked(): Promise<{ us: Tenant; hook: HookCreated; environmentId: string }> {
  const us = await api.tenant('hooked');
  const { id } = await us.environment();
  return { us, environmentId: id, hook: await us.post(`/v1/environments/${id}/hooks`, { source: 'generic' }) };
}

function deliver(hook: HookCreated, delivery: Delivery = {}) {
  const { id = 'msg_1', at = new Date(), body = JSON.stringify(deploy), secret = hook.secret } = delivery;
  return api.app.inject({
    method: 'POST',
    url: new URL(hook.url).pathname,
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
      'webhook-signature': new Webhook(secret).sign(id, at, delivery.signed ?? body),
    },
    payload: body,
  });
}

test('a signed deploy queues a run of every flow and rings for them', async () => {
  const { us, hook, environmentId } = await hooked();
  await us.flow();
  await us.flow();
  const rings = api.rings();
  const answer = await deliver(hook);
  assert.equal(answer.statusCode, 202, answer.body);
  const deployment = answer.json<Deployment>();
  assert.deepEqual(
    [deployment.environmentId, deployment.source, deployment.url, deployment.sha, deployment.runs.length],
    [environmentId, 'generic', deploy.url, deploy.sha, 2],
  );
  assert.equal(api.rings(), rings + 2);
  assert.deepEqual(await us.get<Deployment>(`/v1/deployments/${deployment.id}`), deployment);
  const list = await us.get<Page<Deployment>>(`/v1/deployments?environmentId=${environmentId}`);
  assert.deepEqual(
    list.data.map(({ id }) => id),
    [deployment.id],
  );
  const runs = await us.get<Page<RunListItem>>(`/v1/runs?deploymentId=${deployment.id}`);
  assert.deepEqual(new Set(runs.data.map(({ id }) => id)), new Set(deployment.runs));
});

test('the same delivery twenty times at once makes one deployment', async () => {
  const { us, hook } = await hooked();
  await us.flow();
  const answers = await Promise.all(Array.from({ length: 20 }, () => deliver(hook, { id: 'msg_same' })));
  for (const answer of answers) assert.equal(answer.statusCode, 202, answer.body);
  assert.equal(new Set(answers.map((answer) => answer.json<Deployment>().id)).size, 1);
  assert.equal(answers.filter((answer) => answer.headers['idempotency-replayed'] === 'true').length, 19);
  assert.equal((await us.get<Page<Deployment>>('/v1/deployments')).data.length, 1);
  assert.equal((await us.get<Page<RunListItem>>('/v1/runs')).data.length, 1);
});

test('an altered byte, another hook’s secret and a missing header are refused and leave no row', async () => {
  const { us, hook } = await hooked();
  const other = await hooked();
  const body = JSON.stringify(deploy);
  problemOf(await deliver(hook, { body: body.replace('main', 'maim'), signed: body }), 401, 'signature_invalid');
  problemOf(await deliver(hook, { secret: other.hook.secret }), 401, 'signature_invalid');
  problemOf(await deliver(hook, { body: Buffer.from([0xff, 0xfe]), signed: body }), 401, 'signature_invalid');
  const bare = await api.app.inject({ method: 'POST', url: new URL(hook.url).pathname, payload: deploy });
  problemOf(bare, 401, 'signature_invalid');
  assert.deepEqual((await us.get<Page<Deployment>>('/v1/deployments')).data, []);
});

test('a timestamp six minutes away is refused, one four minutes away is not', async () => {
  const { us, hook } = await hooked();
  const minutes = (n: number) => new Date(Date.now() + n * 60_000);
  for (const at of [minutes(-6), minutes(6)]) {
    problemOf(await deliver(hook, { at }), 401, 'timestamp_out_of_tolerance');
  }
  assert.deepEqual((await us.get<Page<Deployment>>('/v1/deployments')).data, []);
  assert.equal((await deliver(hook, { at: minutes(-4) })).statusCode, 202);
});

test('a deploy of another environment than the hook’s is pointed at', async () => {
  const { hook } = await hooked();
  const other = await deliver(hook, { body: JSON.stringify({ ...deploy, environment: 'moon' }) });
  assert.deepEqual(pointersOf(problemOf(other, 400, 'invalid_input')), ['/environment']);
});

test('a signed body that is no deploy is pointed at', async () => {
  const { hook } = await hooked();
  const bad = await deliver(hook, { body: JSON.stringify({ ...deploy, url: 'ftp://x', extra: 1 }) });
  assert.deepEqual(pointersOf(problemOf(bad, 400, 'invalid_input')).sort(), ['/extra', '/url']);
  problemOf(await deliver(hook, { body: 'hello' }), 400, 'invalid_input');
});

test('an unknown token is not found, and no answer repeats a token', async () => {
  const { us, hook, environmentId } = await hooked();
  const token = new URL(hook.url).pathname.split('/').at(-1) ?? '';
  const unknown = { ...hook, url: hook.url.replace(token, 'nope') };
  problemOf(await deliver(unknown), 404, 'not_found');
  assert.equal(
    (await us.ask({ method: 'DELETE', url: `/v1/environments/${environmentId}/hooks/${hook.id}` })).statusCode,
    204,
  );
  const removed = await deliver(hook);
  problemOf(removed, 404, 'not_found');
  assert.ok(!removed.body.includes(token));
});

test('a deployment is also reported with an API key, for named flows or tags', async () => {
  const { us, environmentId } = await hooked();
  const flow = await us.flow();
  await us.flow();
  const answer = await us.ask({
    method: 'POST',
    url: '/v1/deployments',
    body: { environmentId, url: 'https://x.example', flows: [flow.id] },
  });
  assert.equal(answer.statusCode, 202, answer.body);
  const deployment = answer.json<Deployment>();
  assert.deepEqual([deployment.source, deployment.runs.length], ['api', 1]);
  assert.equal(answer.headers.location, `/v1/deployments/${deployment.id}`);
});
