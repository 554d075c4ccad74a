import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { listAttempts } from '@smokejumper/core';
import { openStore, type TestStore } from '../../../packages/queue/test/stores.ts';
import { type Fixture, openFixture, startWorker, type TestWorker, untilDone } from './fixture.ts';

describe('a worker whose site does not answer', { timeout: 600_000 }, () => {
  let queue: TestStore;
  let fixture: Fixture;
  let started: TestWorker | null = null;

  beforeEach(async () => {
    fixture = await openFixture();
    queue = await openStore('redis');
    await fixture.site.close();
  });
  afterEach(async () => {
    await started?.stop();
    await queue.remove();
    await fixture.close();
  });

  it('blames the site while our own connection is good, once a fresh browser saw the same', async () => {
    started = await startWorker(fixture, queue.store);
    const runId = await fixture.queue();
    const run = await untilDone(fixture, runId);
    assert.deepEqual([run.verdict, run.failureClass, run.attempts], ['failed', 'target_unreachable', 2]);
    const attempts = await listAttempts(fixture.ctx, { runId });
    assert.deepEqual(
      attempts.map(({ outcome, failureClass }) => [outcome, failureClass]),
      [
        ['retried', 'target_unreachable'],
        ['finished', 'target_unreachable'],
      ],
    );
  });

  it('tries again and blames nobody else while our own connection is down', async () => {
    const asked: string[] = [];
    const connectivityTo = (address: string) => async () => {
      asked.push(address);
      return false;
    };
    started = await startWorker(fixture, queue.store, { connectivityTo, settings: { pollMs: 300 } });
    const run = await untilDone(fixture, await fixture.queue(undefined, { infrastructure: 1 }));
    assert.deepEqual([run.verdict, run.failureClass], ['errored', 'infrastructure']);
    assert.equal(asked.length, run.attempts);
    assert.ok(run.attempts > 1);
    assert.match(asked[0]!, new RegExp(`^${fixture.site.url}/`));
  });
});
