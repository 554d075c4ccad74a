import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { inWorkspace } from '@smokejumper/db';
import {
  cancelRun,
  claimRun,
  finishRun,
  getRun,
  listRunEvents,
  markPublished,
  queueStats,
  reapRuns,
  settleLeftWaits,
  takeOutbox,
} from '../../src/index.ts';
import { insertRuns, type Wait } from '../../src/runs/insert-runs.ts';
import { backOffMs, claim, failed, lease, newRun, passed } from '../fixture.ts';
import { useFixture, useSeed } from '../use-fixture.ts';

describe('a run that waits for other runs', () => {
  const fixture = useFixture({ poolSize: 8 });
  const ids = useSeed(fixture);
  beforeEach(async () => {
    await fixture.database.asOwner('truncate run cascade');
  });

  /** Queues runs in one call, each with what it waits for. */
  const insert = (...waits: (readonly Wait[])[]): Promise<string[]> => {
    const run = newRun(ids);
    return inWorkspace(fixture.ctx, fixture.ctx.workspaceId, async (tx) => {
      const created = await insertRuns(
        tx,
        fixture.ctx,
        waits.map((each) => ({ ...run, after: each })),
      );
      return created.map(({ id }) => id);
    });
  };
  const passes = (run: number | string): Wait => ({ run, until: 'passed' });
  const ends = (run: number | string): Wait => ({ run, until: 'ended' });
  const end = async (outcome: typeof passed): Promise<string> => {
    const { lease: held } = await claim(fixture.sys);
    await finishRun(fixture.sys, { lease: held, outcome });
    return held.runId;
  };
  const statusOf = async (runId: string) => (await getRun(fixture.ctx, { runId })).status;
  const rung = async (): Promise<string[]> => {
    const rows = await takeOutbox(fixture.sys, { limit: 100 });
    await markPublished(fixture.sys, { ids: rows.map(({ id }) => id) });
    return rows.filter(({ topic }) => topic === 'run.execute').map(({ runId }) => runId);
  };

  it('is taken only when the one before has passed, is rung for then, and counts as no work before', async () => {
    const { sys } = fixture;
    const [first = '', second = '', third = ''] = await insert([], [passes(0)], [passes(1)]);
    assert.deepEqual(await rung(), [first]);
    assert.deepEqual((await getRun(fixture.ctx, { runId: second })).waitsFor, [first]);
    assert.equal((await queueStats(sys)).queued, 1);
    const { lease: held } = await claim(sys);
    assert.equal(held.runId, first);
    assert.equal(await claimRun(sys, lease), null);
    await finishRun(sys, { lease: held, outcome: passed });
    assert.deepEqual(await rung(), [second]);
    assert.deepEqual((await getRun(fixture.ctx, { runId: second })).waitsFor, []);
    assert.equal(await end(passed), second);
    assert.equal(await end(passed), third);
  });

  it('is cancelled with all that wait for it when the one before did not pass, and names that one', async () => {
    const [first = '', second = '', third = '', other = ''] = await insert([], [passes(0)], [passes(1)], []);
    assert.equal(await end(failed), first);
    for (const runId of [second, third]) {
      const run = await getRun(fixture.ctx, { runId });
      assert.deepEqual([run.status, run.verdict], ['cancelled', null]);
      assert.equal(run.summary, `Not begun: ${first}, which comes before it, failed.`);
      const events = await listRunEvents(fixture.ctx, { runId, after: 0 });
      assert.deepEqual(
        events.map(({ event }) => event.type),
        ['run.queued', 'run.cancelled'],
      );
    }
    assert.equal(await statusOf(other), 'queued');
  });

  it('begins however the one before ended when it only waits for its end', async () => {
    const [, second = '', third = ''] = await insert([], [ends(0)], [ends(1)]);
    await end(failed);
    await cancelRun(fixture.ctx, { runId: second });
    assert.equal(await end(passed), third);
  });

  it('waits for all it waits for, also when they end at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [, , last = ''] = await insert([], [], [passes(0), ends(1)]);
      const held = [await claim(fixture.sys), await claim(fixture.sys)];
      assert.equal(await claimRun(fixture.sys, lease), null);
      await Promise.all(held.map((each) => finishRun(fixture.sys, { lease: each.lease, outcome: passed })));
      assert.equal(await end(passed), last);
    }
  });

  it('ends when the one before is cancelled, is given up by dead workers, or is deleted', async () => {
    const { ctx, sys } = fixture;
    const [cancelled = '', one = ''] = await insert([], [passes(0)]);
    await cancelRun(ctx, { runId: cancelled });
    assert.match((await getRun(ctx, { runId: one })).summary ?? '', /was cancelled/);

    const [errored = '', two = '', free = ''] = await insert([], [passes(0)], [ends(0)]);
    for (let attempt = 0; attempt < 4; attempt += 1) {
      fixture.pass(backOffMs);
      assert.equal((await claim(sys)).lease.runId, errored);
      fixture.pass(30_001);
      await reapRuns(sys);
    }
    assert.match((await getRun(ctx, { runId: two })).summary ?? '', /could not be run/);
    assert.equal(await end(passed), free);

    const [gone = '', three = '', four = ''] = await insert([], [passes(0)], [ends(0)]);
    await fixture.database.asOwner('delete from run where id = $1', [gone]);
    assert.equal(await settleLeftWaits(sys), 1);
    assert.match((await getRun(ctx, { runId: three })).summary ?? '', /is gone/);
    assert.equal(await end(passed), four);
    assert.equal(await settleLeftWaits(sys), 0);
  });

  it('does not wait for one that has ended already, nor is lost when that one ends at this moment', async () => {
    const { ctx, sys } = fixture;
    const [before = ''] = await insert([]);
    await end(passed);
    await insert([passes(before)]);
    await end(passed);
    const [bad = ''] = await insert([]);
    await end(failed);
    const [late = ''] = await insert([passes(bad)]);
    assert.equal(await statusOf(late), 'cancelled');
    for (let round = 0; round < 5; round += 1) {
      const [going = ''] = await insert([]);
      const { lease: held } = await claim(sys);
      const [[next = '']] = await Promise.all([
        insert([passes(going)]),
        finishRun(sys, { lease: held, outcome: passed }),
      ]);
      assert.equal((await getRun(ctx, { runId: next })).status, 'queued');
      assert.equal(await end(passed), next);
    }
  });
});
