import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { type Gate, openGate } from '../../../packages/queue/test/gate.ts';
import { openStore, type TestStore } from '../../../packages/queue/test/stores.ts';
import {
  type Fixture,
  openFixture,
  startWorker,
  type TestWorker,
  until,
  untilDone,
  untilWaiting,
  verdictEvents,
} from './fixture.ts';

describe('a worker whose database goes away', { timeout: 600_000 }, () => {
  let queue: TestStore;
  let fixture: Fixture;
  let gate: Gate;
  let gated: string;
  const workers: TestWorker[] = [];

  beforeEach(async () => {
    fixture = await openFixture();
    queue = await openStore('redis');
    const url = new URL(fixture.database.url);
    gate = await openGate({ host: url.hostname, port: Number(url.port || 5432) });
    url.host = `127.0.0.1:${gate.port}`;
    gated = url.href;
  });
  afterEach(async () => {
    await gate.shut();
    await Promise.all(workers.splice(0).map((worker) => worker.stop()));
    await queue.remove();
    await fixture.close();
  });

  it('ends the run with its verdict when the database is back before the lease ran out', async () => {
    const worker = await startWorker(fixture, queue.store, {
      databaseUrl: gated,
      settings: { leaseMs: 60_000, reapMs: 60_000 },
    });
    workers.push(worker);
    const runId = await fixture.queue();
    await untilWaiting(fixture, runId);
    await gate.shut();
    fixture.site.letGo();
    await gate.open();
    const run = await untilDone(fixture, runId);
    assert.equal(run.verdict, 'passed', run.summary ?? '');
    assert.equal(run.attempts, 1);
    const events = await verdictEvents(fixture, runId);
    assert.equal(events.filter((type) => type === 'run.finished').length, 1);
  });

  it('stops the run and writes nothing when the lease ran out, and another worker finishes it', async () => {
    const settings = { leaseMs: 6_000, heartbeatMs: 200 };
    const cut = await startWorker(fixture, queue.store, { databaseUrl: gated, settings });
    workers.push(cut);
    const runId = await fixture.queue();
    await untilWaiting(fixture, runId);
    await gate.shut();
    await until(
      async () => cut.worker.active(),
      (active) => active === 0,
      'the end of the work without a lease',
    );
    const other = await startWorker(fixture, queue.store, { settings: { ...settings, pollMs: 300 } });
    workers.push(other);
    await untilWaiting(fixture, runId, 2);
    await gate.open();
    fixture.site.letGo();
    const run = await untilDone(fixture, runId);
    assert.equal(run.verdict, 'passed', run.summary ?? '');
    assert.equal(run.attempts, 2);
    const events = await verdictEvents(fixture, runId);
    assert.equal(events.filter((type) => type === 'run.finished').length, 1);
  });
});
