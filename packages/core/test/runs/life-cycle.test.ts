import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Plan, planFormat } from '@smokejumper/contracts';
import {
  cancelRun,
  claimRun,
  createFlow,
  finishRun,
  getFlowPlan,
  getRun,
  heartbeatRun,
  listRunEvents,
  markPublished,
  queueStats,
  reapRuns,
  recordStep,
  recordUsage,
  releaseRun,
  setSecret,
  sweepExpired,
  takeOutbox,
  workspaceQueueStats,
} from '../../src/index.ts';
import { backOffMs, claim, failed, flowInput, lease, passed, queue, refEvent, seed, step } from '../fixture.ts';
import { useFixture, useSeed } from '../use-fixture.ts';

describe('the life of a run', () => {
  const fixture = useFixture({ poolSize: 12 });
  const ids = useSeed(fixture);

  const eventsOf = async (runId: string) =>
    (await listRunEvents(fixture.ctx, { runId, after: 0 })).map(({ event }) => event.type);

  it('tells what its model has cost while it goes on, and nothing after it was cancelled', async () => {
    const { ctx, sys } = fixture;
    const { id: runId } = await queue(ctx, ids);
    const { lease: held } = await claim(sys);
    const usage = { modelCalls: 3, inputTokens: 900, outputTokens: 40, costUsd: 0.01 };
    await recordUsage(sys, { lease: held, usage });
    assert.deepEqual((await getRun(ctx, { runId })).usage, usage);
    await cancelRun(ctx, { runId });
    await assert.rejects(recordUsage(sys, { lease: held, usage: { ...usage, modelCalls: 4 } }), { code: 'lease_lost' });
    assert.deepEqual(await eventsOf(runId), ['run.queued', 'run.started', 'run.usage', 'run.cancelled']);
  });

  it('goes from queued over running to finished, with steps, evidence and events', async () => {
    const { ctx, sys } = fixture;
    const { id: runId } = await queue(ctx, ids);
    const claimed = await claim(sys);
    assert.equal(claimed.lease.runId, runId);
    assert.deepEqual(claimed.flow.baseUrl, 'https://shop.example');
    fixture.pass(1_000);
    await recordStep(sys, {
      lease: claimed.lease,
      step: step(0),
      refEvents: [refEvent('live')],
      expectations: [],
      artifacts: [{ kind: 'screenshot', step: 0, key: 'a/b', contentType: 'image/png', bytes: 10 }],
    });
    assert.deepEqual((await getRun(ctx, { runId })).refs, {
      issued: 1,
      live: 1,
      reattached: 0,
      healed: 0,
      refused: {},
    });
    await finishRun(sys, {
      lease: claimed.lease,
      outcome: { ...passed, steps: [step(0), step(1, { outcome: 'skipped' })] },
    });
    const run = await getRun(ctx, { runId });
    assert.equal(run.status, 'finished');
    assert.equal(run.verdict, 'passed');
    assert.equal(run.durationMs, 1_000);
    assert.deepEqual(run.steps, [step(0), step(1, { outcome: 'skipped' })]);
    assert.deepEqual(run.expectations, passed.expectations);
    assert.deepEqual(run.refs, passed.refs);
    assert.equal(run.artifacts[0]?.step, 0);
    assert.deepEqual(await eventsOf(runId), ['run.queued', 'run.started', 'step.finished', 'run.finished']);
  });

  it('gives a verdict once: a second finish finds the lease lost', async () => {
    const { ctx, sys } = fixture;
    const { id: runId } = await queue(ctx, ids);
    const { lease: held } = await claim(sys);
    const results = await Promise.allSettled([
      finishRun(sys, { lease: held, outcome: passed }),
      finishRun(sys, { lease: held, outcome: failed }),
    ]);
    const lost = results.filter((result) => result.status === 'rejected');
    assert.equal(lost.length, 1);
    assert.equal(lost[0]?.reason.code, 'lease_lost');
    assert.equal((await eventsOf(runId)).filter((type) => type === 'run.finished').length, 1);
  });

  it('ends in exactly one of finished and cancelled when both are asked for at once', async () => {
    const { ctx, sys } = fixture;
    for (let round = 0; round < 8; round += 1) {
      const { id: runId } = await queue(ctx, ids);
      const { lease: held } = await claim(sys);
      const [finish, cancel] = await Promise.allSettled([
        finishRun(sys, { lease: held, outcome: passed }),
        cancelRun(ctx, { runId }),
      ]);
      assert.equal(cancel.status, 'fulfilled');
      const run = await getRun(ctx, { runId });
      assert.equal(run.status, finish.status === 'fulfilled' ? 'finished' : 'cancelled');
      const terminal = (await eventsOf(runId)).filter((type) => type === 'run.finished' || type === 'run.cancelled');
      assert.equal(terminal.length, 1);
    }
  });

  it('gives twelve claimers at once twelve different runs, or as many as the workspace may run', async () => {
    const { ctx, sys } = fixture;
    for (let run = 0; run < 6; run += 1) await queue(ctx, ids);
    const claims = await Promise.all(Array.from({ length: 12 }, () => claimRun(sys, lease)));
    const got = claims.flatMap((claimed) => (claimed ? [claimed.lease] : []));
    assert.equal(got.length, 4);
    assert.equal(new Set(got.map(({ runId }) => runId)).size, 4);
    for (const held of got) await finishRun(sys, { lease: held, outcome: passed });
    for (let rest = 0; rest < 2; rest += 1) {
      await finishRun(sys, { lease: (await claim(sys)).lease, outcome: passed });
    }
    assert.equal(await claimRun(sys, lease), null);
  });

  it('takes turns between workspaces, and by priority inside one', async () => {
    const { ctx, other, sys } = fixture;
    const theirs = await seed(other);
    for (let run = 0; run < 5; run += 1) await queue(ctx, ids);
    const urgent = await queue(ctx, ids, 9);
    const single = await queue(other, theirs);
    const order: string[] = [];
    for (let turn = 0; turn < 7; turn += 1) {
      const { lease: held } = await claim(sys);
      order.push(held.runId);
      await finishRun(sys, { lease: held, outcome: passed });
    }
    assert.ok(order.indexOf(single.id) <= 1, `the other workspace waited for ${order.indexOf(single.id)} runs`);
    assert.ok(order.indexOf(urgent.id) <= 1);
  });

  it('goes back to the queue when the worker falls silent, and its late writes are refused', async () => {
    const { ctx, sys } = fixture;
    const { id: runId } = await queue(ctx, ids);
    const first = await claim(sys);
    await recordStep(sys, { lease: first.lease, step: step(0), refEvents: [], expectations: [], artifacts: [] });
    assert.equal(await heartbeatRun(sys, { lease: first.lease, leaseMs: 30_000 }), 'held');
    assert.deepEqual(await reapRuns(sys), { requeued: 0, errored: 0 });
    fixture.pass(30_001);
    assert.deepEqual(await reapRuns(sys), { requeued: 1, errored: 0 });
    assert.equal((await getRun(ctx, { runId })).status, 'queued');
    assert.equal(await heartbeatRun(sys, { lease: first.lease, leaseMs: 30_000 }), 'lost');

    fixture.pass(backOffMs);
    const second = await claim(sys);
    assert.equal(second.lease.attempt, 2);
    const late = { lease: first.lease, step: step(1), refEvents: [], expectations: [], artifacts: [] };
    await assert.rejects(recordStep(sys, late), { code: 'lease_lost' });
    await assert.rejects(finishRun(sys, { lease: first.lease, outcome: failed }), { code: 'lease_lost' });
    await finishRun(sys, { lease: second.lease, outcome: passed });
    const run = await getRun(ctx, { runId });
    assert.equal(run.verdict, 'passed');
    assert.equal(run.attempts, 2);
    assert.deepEqual(run.steps, [], 'the steps of the lost attempt are not shown');
    const attempts = await fixture.database.asOwner('select outcome from attempt where run_id = $1 order by number', [
      runId,
    ]);
    assert.deepEqual(attempts, [{ outcome: 'lost' }, { outcome: 'finished' }]);
  });

  it('is errored as our own failure when no attempt is left', async () => {
    const { ctx, sys } = fixture;
    const { id: runId } = await queue(ctx, ids);
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      fixture.pass(backOffMs);
      await claim(sys);
      fixture.pass(30_001);
      assert.deepEqual(await reapRuns(sys), attempt < 4 ? { requeued: 1, errored: 0 } : { requeued: 0, errored: 1 });
    }
    const run = await getRun(ctx, { runId });
    assert.deepEqual([run.status, run.verdict, run.failureClass], ['finished', 'errored', 'infrastructure']);
  });

  it('gets its attempt back when a worker drains, and loses it when a worker fails', async () => {
    const { ctx, sys } = fixture;
    const { id: runId } = await queue(ctx, ids);
    for (let drain = 0; drain < 5; drain += 1) {
      assert.equal(
        await releaseRun(sys, { lease: (await claim(sys)).lease, reason: 'drain', spent: false }),
        'requeued',
      );
    }
    const ends = [];
    for (let failure = 0; failure < 4; failure += 1) {
      fixture.pass(backOffMs);
      ends.push(await releaseRun(sys, { lease: (await claim(sys)).lease, reason: 'no browser', spent: true }));
    }
    assert.deepEqual(ends, ['requeued', 'requeued', 'requeued', 'errored']);
    assert.match((await getRun(ctx, { runId })).summary ?? '', /no browser/);
  });

  it('tells the worker that holds it of its cancellation', async () => {
    const { ctx, sys } = fixture;
    const { id: runId } = await queue(ctx, ids);
    const { lease: held } = await claim(sys);
    await cancelRun(ctx, { runId });
    assert.equal((await cancelRun(ctx, { runId })).status, 'cancelled', 'again is the same');
    assert.equal(await heartbeatRun(sys, { lease: held, leaseMs: 30_000 }), 'cancelled');
    const waiting = await queue(ctx, ids);
    await cancelRun(ctx, { runId: waiting.id });
    assert.equal(await claimRun(sys, lease), null);
  });

  it("tells a run what the flow's last passed runs that a model planned took", async () => {
    const { ctx, sys } = fixture;
    for (const [source, modelCalls] of [
      ['model', 2],
      ['literal', 1],
      ['model', 4],
    ] as const) {
      await queue(ctx, ids);
      const usage = { ...passed.usage, modelCalls };
      const steps = [step(0, { source })];
      await finishRun(sys, { lease: (await claim(sys)).lease, outcome: { ...passed, usage, steps } });
    }
    await queue(ctx, ids);
    const next = await claim(sys);
    assert.deepEqual(next.modelCallsBefore.toSorted(), [2, 4]);
    await finishRun(sys, { lease: next.lease, outcome: failed });
  });

  it('says the plan of a flow in plain words', async () => {
    const { ctx, sys } = fixture;
    const planned: Plan['steps'][number] = {
      text: 'purchase a place',
      line: 1,
      column: 1,
      quoted: true,
      step: { action: 'click', kind: 'action', target: { text: 'Add a seat', role: 'button' } },
      wanted: null,
      target: { role: 'button', name: 'Add a seat', context: 'form', ordinal: null, tag: 'button', attributes: {} },
      effect: 'changes',
      optional: false,
      by: 'model',
    };
    const plan: Plan = { format: planFormat, flow: 'A', specHash: 'abc', steps: [planned], seal: 'def' };
    const run = await queue(ctx, ids);
    await finishRun(sys, { lease: (await claim(sys)).lease, outcome: { ...passed, plan } });
    const said = await getFlowPlan(ctx, { flowId: ids.flowId });
    assert.deepEqual(
      [said.byModel, said.runId, said.text, said.steps],
      [
        true,
        run.id,
        'click the button "Add a seat".\n',
        [
          {
            clause: 'purchase a place',
            text: 'click the button "Add a seat"',
            action: 'click',
            target: { role: 'button', name: 'Add a seat', context: 'form' },
            effect: 'changes',
            optional: false,
            byModel: true,
          },
        ],
      ],
    );
  });

  it('keeps the plan of a passed run for the next run of the same version', async () => {
    const { ctx, sys } = fixture;
    const plan: Plan = { format: planFormat, flow: 'Buy a backpack', specHash: 'abc', steps: [], seal: 'def' };
    await queue(ctx, ids);
    await finishRun(sys, { lease: (await claim(sys)).lease, outcome: { ...passed, plan } });
    await queue(ctx, ids);
    const next = await claim(sys);
    assert.equal(JSON.stringify(next.plan), JSON.stringify(plan), 'to the letter: it is sealed');
    await finishRun(sys, { lease: next.lease, outcome: { ...failed, plan: { ...plan, specHash: 'other' } } });
    await queue(ctx, ids);
    const third = await claim(sys);
    assert.deepEqual(third.plan, plan, 'a failed run leaves the plan alone');
    await finishRun(sys, { lease: third.lease, outcome: passed });
  });

  it('hands the declared secrets to the worker and to no table in the clear', async () => {
    const { ctx, sys } = fixture;
    const canary = 'canary-8f2a61';
    await setSecret(ctx, { environmentId: ids.environmentId, name: 'password', value: canary });
    await setSecret(ctx, { environmentId: ids.environmentId, name: 'unused', value: 'other' });
    const flow = await createFlow(ctx, { ...flowInput, secrets: ['password'] });
    await queue(ctx, { ...ids, flowId: flow.id });
    const claimed = await claim(sys);
    assert.deepEqual(claimed.secrets, { password: canary });
    await finishRun(sys, { lease: claimed.lease, outcome: passed });
    const tables = await fixture.database.asOwner<{ name: string }>(
      "select table_name as name from information_schema.tables where table_schema = 'public'",
    );
    for (const { name } of tables) {
      const hits = await fixture.database.asOwner(`select 1 from "${name}" t where t::text like $1`, [`%${canary}%`]);
      assert.equal(hits.length, 0, `${name} holds the secret`);
    }
  });

  it('rings through the outbox: each row once, again when it was not published, and never when it was', async () => {
    const { ctx, sys } = fixture;
    await drainOutbox();
    const { id: runId } = await queue(ctx, ids);
    const both = await Promise.all([takeOutbox(sys, { limit: 10 }), takeOutbox(sys, { limit: 10 })]);
    const rows = both.flat();
    assert.deepEqual(
      rows.map((row) => [row.topic, row.runId]),
      [['run.execute', runId]],
    );
    assert.deepEqual(await takeOutbox(sys, { limit: 10 }), []);
    fixture.pass(30_000);
    assert.equal((await takeOutbox(sys, { limit: 10 })).length, 1);
    await markPublished(sys, { ids: rows.map(({ id }) => id) });
    fixture.pass(30_000);
    assert.deepEqual(await takeOutbox(sys, { limit: 10 }), []);
    fixture.pass(25 * 3_600_000);
    assert.ok((await sweepExpired(sys)).outboxRows > 0);
    await cancelRun(ctx, { runId });
    await drainOutbox();
  });

  async function drainOutbox(): Promise<void> {
    for (;;) {
      const rows = await takeOutbox(fixture.sys, { limit: 100 });
      if (rows.length === 0) return;
      await markPublished(fixture.sys, { ids: rows.map(({ id }) => id) });
    }
  }

  it('is counted in the queue of its workspace and of all', async () => {
    const { ctx, other, sys } = fixture;
    const { id: runId } = await queue(ctx, ids);
    fixture.pass(5_000);
    assert.deepEqual(await queueStats(sys), { queued: 1, running: 0, oldestSeconds: 5 });
    assert.deepEqual(await workspaceQueueStats(other), { queued: 0, running: 0, oldestSeconds: 0 });
    await cancelRun(ctx, { runId });
  });
});
