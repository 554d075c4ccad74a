import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { after, before, test } from 'node:test';
import { silentLog } from '@smokejumper/contracts';
import { openDatabase } from '@smokejumper/db';
import { type JobBoard, openQueue } from '@smokejumper/queue';
import { type Api, buildApp } from '../../src/app.ts';
import { type Harness, pointersOf, problemOf, startApi, type Tenant, tenantOf } from '../harness.ts';
import { signedUp } from '../people/visitor.ts';

let own: Harness;
let app: Api;
let us: Tenant;
let queue: JobBoard;
let gate: Awaited<ReturnType<typeof openGate>>;
let close: () => Promise<void>;

/** A door before Postgres that can be shut. */
async function openGate(target: URL) {
  const sockets = new Set<Socket>();
  let server = createServer();
  let port = 0;
  const open = async () => {
    server = createServer((client) => {
      const upstream = connect(Number(target.port || 5432), target.hostname);
      for (const socket of [client, upstream]) {
        sockets.add(socket);
        socket.on('error', () => {});
        socket.on('close', () => {
          sockets.delete(socket);
          client.destroy();
          upstream.destroy();
        });
      }
      client.pipe(upstream).pipe(client);
    });
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    port = (server.address() as AddressInfo).port;
  };
  await open();
  const url = new URL(target);
  url.host = `127.0.0.1:${port}`;
  const shut = async () => {
    const closed = once(server, 'close');
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  return { url: url.href, open, shut };
}

before(async () => {
  own = await startApi();
  gate = await openGate(new URL(own.database.url));
  const db = openDatabase({ url: gate.url, log: silentLog });
  queue = await openQueue({ databaseUrl: gate.url }, { log: silentLog });
  app = await buildApp({
    ...own.deps,
    db,
    queue,
  });
  us = tenantOf(app, await own.tenant('us'));
  close = async () => {
    await app.close();
    await queue.close({ timeoutMs: 0 });
    await db.close();
    await gate.shut();
    await own.close();
  };
});
after(() => close());

test('ready says so, with database and queue, and metrics show both', async () => {
  const ready = await app.inject('/readyz');
  assert.deepEqual([ready.statusCode, ready.json()], [200, { status: 'ready', database: 'ok', queue: 'ok' }]);
  const run = await us.run(await us.flow(), await us.environment());
  const metrics = await app.inject('/metrics');
  assert.match(metrics.body, /smokejumper_runs\{status="queued"\} 1/);
  assert.match(metrics.body, /smokejumper_jobs\{job="run\.execute",state="waiting"\} \d/);
  assert.match(
    metrics.body,
    /smokejumper_http_request_seconds_count\{method="POST",route="\/v1\/runs",status="202"\} 1/,
  );
  await us.post(`${run.url}/cancel`, undefined, 200);
});

test('while Postgres is away every answer is a 503 problem in seconds, and all is well again once it is back', async () => {
  const flow = await us.flow('Before');
  const person = await signedUp(app, 'ann@example.com');
  await gate.shut();
  const from = performance.now();
  for (const url of ['/v1/flows', `/v1/flows/${flow.id}`, '/readyz']) {
    const answer = await us.ask({ url });
    const problem = problemOf(answer, 503, 'unavailable');
    assert.ok(Number(answer.headers['retry-after']) > 0);
    assert.ok(!/127\.0\.0\.1|postgres/.test(answer.body), problem.detail);
  }
  const parts = problemOf(await us.ask({ url: '/readyz' }), 503, 'unavailable');
  assert.deepEqual(pointersOf(parts), ['/database', '/queue']);
  // The sign-in library hides from us what it met.
  problemOf(await person.ask({ url: '/v1/me' }), 503, 'unavailable');
  const body = { name: 'During', spec: 'Go to /.' };
  problemOf(await us.ask({ method: 'POST', url: '/v1/flows', body }), 503, 'unavailable');
  assert.ok(performance.now() - from < 20_000);
  assert.equal((await app.inject('/healthz')).statusCode, 200);
  assert.equal((await app.inject('/metrics')).statusCode, 200);
  await gate.open();
  // A pool may still hold connections that it does not know to be dead: each costs one refusal, not a restart.
  for (let tries = 0; (await us.ask({ url: `/v1/flows/${flow.id}` })).statusCode !== 200; tries++) {
    assert.ok(tries < 20, 'the API does not recover');
  }
  assert.equal((await us.ask({ method: 'POST', url: '/v1/flows', body })).statusCode, 201);
  for (let tries = 0; (await app.inject('/readyz')).statusCode !== 200; tries++) {
    assert.ok(tries < 20, 'the API does not become ready again');
  }
});
