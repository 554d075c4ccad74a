import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import type { RunEvent } from '@smokejumper/contracts';
import { type Harness, startApi, type Tenant } from '../../../apps/api/test/harness.ts';
import { workOf } from '../../../apps/api/test/work.ts';
import { connect, ProblemError, type Smokejumper } from '../src/index.ts';

let api: Harness;
let us: Tenant;
let url: string;
let server: Smokejumper;
before(async () => {
  api = await startApi({ settings: { heartbeatMs: 50 } });
  url = await api.app.listen({ host: '127.0.0.1', port: 0 });
  us = await api.tenant('us');
  server = connect({ url: `${url}/`, key: us.key });
});
after(async () => {
  // The platform's fetch may keep a socket that it never sent anything on, which a server waits a minute for.
  const closed = api.close();
  api.app.server.closeAllConnections();
  await closed;
});

async function queuedRun(): Promise<string> {
  const flow = await server.createFlow({
    body: { name: `Flow ${performance.now()}`, spec: 'Go to /. I should see "Hi".' },
  });
  const environment = await server.createEnvironment({
    body: { name: `Environment ${performance.now()}`, baseUrl: 'https://shop.example' },
  });
  const run = await server.createRun({ body: { flowId: flow.id, environmentId: environment.id } });
  return run.id;
}

async function heard(events: AsyncIterable<RunEvent>, onEvent?: (event: RunEvent) => void): Promise<string[]> {
  const types: string[] = [];
  for await (const event of events) {
    types.push(event.event.type);
    onEvent?.(event);
  }
  return types;
}

const refusal = (code: string, status: number | null) => (error: unknown) =>
  error instanceof ProblemError && error.code === code && error.status === status;

test('what is created through the client is read back through it', async () => {
  const runId = await queuedRun();
  const run = await server.getRun({ path: { runId } });
  assert.equal(run.status, 'queued');
  const { data } = await server.listRuns({ query: { status: 'queued', limit: 100 } });
  assert.ok(data.some((item) => item.id === runId));
  await server.cancelRun({ path: { runId }, body: {} });
});

test('an idempotency key sent twice makes one run', async () => {
  const runId = await queuedRun();
  const { flowId, environmentId } = await server.getRun({ path: { runId } });
  const again = () => server.createRun({ body: { flowId, environmentId }, headers: { 'idempotency-key': 'the-same' } });
  assert.equal((await again()).id, (await again()).id);
  const { data } = await server.listRuns({ query: { status: 'queued', limit: 100 } });
  for (const { id } of data) await server.cancelRun({ path: { runId: id }, body: {} });
});

test('a refusal is a ProblemError with the reason and the fields', async () => {
  await assert.rejects(server.createFlow({ body: { name: '', spec: ' ' } }), (error) => {
    assert.ok(error instanceof ProblemError);
    assert.equal(error.status, 400);
    assert.deepEqual(error.errors.map(({ pointer }) => pointer).sort(), ['/name', '/spec']);
    assert.match(error.requestId ?? '', /^req_/);
    return true;
  });
});

test('a wrong key, an unknown run, an absent server and another server are told apart', async () => {
  const runId = 'run_00000000000000000000000000';
  await assert.rejects(connect({ url, key: 'sj_wrong' }).getRun({ path: { runId } }), refusal('unauthenticated', 401));
  await assert.rejects(server.getRun({ path: { runId } }), refusal('not_found', 404));
  const other = createServer((_request, answer) => answer.writeHead(404).end('<h1>Not here</h1>'));
  await once(other.listen(0, '127.0.0.1'), 'listening');
  const address = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
  await assert.rejects(connect({ url: address }).getRun({ path: { runId } }), refusal('internal', 404));
  await new Promise((resolve) => other.close(resolve));
  await assert.rejects(connect({ url: address }).getRun({ path: { runId } }), refusal('unavailable', null));
});

test('a run is followed from its first event to its last', async () => {
  const runId = await queuedRun();
  const work = workOf(api.system);
  const types = await heard(server.watchRun({ runId }), ({ event }) => {
    if (event.type !== 'run.queued') return;
    void work.claim().then(async (claimed) => {
      await work.record(claimed, 0);
      await work.finish(claimed);
    });
  });
  assert.deepEqual(types, ['run.queued', 'run.started', 'step.finished', 'run.finished']);
  assert.deepEqual(await heard(server.watchRun({ runId })), types);
});

test('a stream that breaks in the middle is taken up where it broke, with nothing told twice', async () => {
  const runId = await queuedRun();
  const work = workOf(api.system);
  const types = await heard(server.watchRun({ runId, retryMs: 10 }), ({ event }) => {
    if (event.type === 'run.queued') void work.claim().then((claimed) => work.record(claimed, 0).then(() => claimed));
    if (event.type !== 'step.finished') return;
    api.app.server.closeAllConnections();
    void us.post(`/v1/runs/${runId}/cancel`, {}, 200);
  });
  assert.deepEqual(types, ['run.queued', 'run.started', 'step.finished', 'run.cancelled']);
});

test('following an unknown run is refused, and following ends when it is no longer wanted', async () => {
  await assert.rejects(heard(server.watchRun({ runId: 'run_00000000000000000000000000' })), refusal('not_found', 404));
  const runId = await queuedRun();
  const stop = new AbortController();
  const types = await heard(server.watchRun({ runId, signal: stop.signal }), () => stop.abort());
  assert.deepEqual(types, ['run.queued']);
});

test('whoever follows a run hears that their key was revoked, and asks no more', {
  timeout: 20_000,
}, async () => {
  const runId = await queuedRun();
  const key = await server.createApiKey({ body: { name: 'for a while', scopes: ['runs:read'] } });
  const events = connect({ url, key: key.key }).watchRun({ runId, retryMs: 10 });
  const following = heard(events, () => void us.ask({ method: 'DELETE', url: `/v1/keys/${key.id}` }));
  await assert.rejects(following, refusal('unauthenticated', 401));
});

test('a server that stays away is an error once patience is over', async () => {
  const away = connect({ url: 'http://127.0.0.1:9', key: us.key });
  const events = away.watchRun({ runId: 'run_00000000000000000000000000', retryMs: 5, patienceMs: 30 });
  await assert.rejects(heard(events), refusal('unavailable', null));
});
