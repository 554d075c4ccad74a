import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { type RunEvent, silentLog } from '@smokejumper/contracts';
import { type Listener, openListener } from '@smokejumper/db';
import { cancelRun, finishRun, followRun, onRunCancelled, recordStep } from '../../src/index.ts';
import { claim, type Fixture, openFixture, passed, queue, seed, step } from '../fixture.ts';

describe('following a run', () => {
  let fixture: Fixture;
  let listener: Listener;
  let ids: Awaited<ReturnType<typeof seed>>;
  before(async () => {
    fixture = await openFixture();
    listener = await openListener({ url: fixture.database.url, log: silentLog });
    ids = await seed(fixture.ctx);
  });
  after(async () => {
    await listener.close();
    await fixture.close();
  });

  const never = new AbortController().signal;

  it('reads a long history in one go, without a pause between its parts', async () => {
    const { ctx, database } = fixture;
    const { id: runId } = await queue(ctx, ids);
    const event = JSON.stringify({ type: 'run.requeued', attempt: 1, reason: 'drain' });
    await database.asOwner(
      `insert into run_event (workspace_id, run_id, sequence, status, type, body, created_at)
       select $1, $2, n, 'queued', 'run.requeued', $3::jsonb, now() from generate_series(2, 1200) n`,
      [ctx.workspaceId, runId, event],
    );
    await database.asOwner('update run set last_sequence = 1200 where id = $1', [runId]);
    await cancelRun(ctx, { runId });
    // Between two looks into the table there are five seconds, unless there is more to read.
    const begun = performance.now();
    let seen = 0;
    for await (const { sequence } of followRun(ctx, { runId, after: 0, listener, signal: never })) {
      seen += 1;
      assert.equal(sequence, seen);
    }
    assert.equal(seen, 1_201);
    assert.ok(performance.now() - begun < 5_000);
  });

  it('shows what has happened, then what happens, and ends with the run', async () => {
    const { ctx, sys } = fixture;
    const { id: runId } = await queue(ctx, ids);
    const seen: RunEvent[] = [];
    const work = async () => {
      const { lease } = await claim(sys);
      await recordStep(sys, { lease, step: step(0), refEvents: [], expectations: [], artifacts: [] });
      await finishRun(sys, { lease, outcome: passed });
    };
    const watching = (async () => {
      for await (const event of followRun(ctx, { runId, after: 0, listener, signal: never })) {
        seen.push(event);
        if (event.event.type === 'run.queued') void work();
      }
    })();
    await watching;
    assert.deepEqual(
      seen.map(({ sequence, event, status }) => [sequence, event.type, status]),
      [
        [1, 'run.queued', 'queued'],
        [2, 'run.started', 'running'],
        [3, 'step.finished', 'running'],
        [4, 'run.finished', 'finished'],
      ],
    );
    const resumed: number[] = [];
    for await (const { sequence } of followRun(ctx, { runId, after: 2, listener, signal: never }))
      resumed.push(sequence);
    assert.deepEqual(resumed, [3, 4]);
    for await (const event of followRun(ctx, { runId, after: 4, listener, signal: never }))
      assert.fail(event.event.type);
  });

  it('ends at once when the watcher goes', async () => {
    const { ctx } = fixture;
    const { id: runId } = await queue(ctx, ids);
    const going = new AbortController();
    const seen: string[] = [];
    for await (const { event } of followRun(ctx, { runId, after: 0, listener, signal: going.signal })) {
      seen.push(event.type);
      going.abort();
    }
    assert.deepEqual(seen, ['run.queued']);
    await cancelRun(ctx, { runId });
  });

  it('wakes the worker when the run is cancelled', async () => {
    const { ctx, sys } = fixture;
    const { id: runId } = await queue(ctx, ids);
    await claim(sys);
    const { promise, resolve } = Promise.withResolvers<string | null>();
    const stop = await onRunCancelled(listener, resolve);
    await cancelRun(ctx, { runId });
    assert.equal(await promise, runId);
    stop();
  });

  it('is refused for a run that is not there', async () => {
    const strange = followRun(fixture.other, { runId: 'run_x', after: 0, listener, signal: never });
    await assert.rejects(strange.next(), { code: 'not_found' });
  });
});
