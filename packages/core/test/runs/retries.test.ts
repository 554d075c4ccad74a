import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import type { FlowOutcome } from '@smokejumper/contracts';
import {
  claimRun,
  concludeAttempt,
  createRun,
  finishRun,
  getRun,
  getUsage,
  listRunEvents,
  receiveDeploy,
  releaseRun,
  rerunRun,
  takeOutbox,
} from '../../src/index.ts';
import { backOffMs, claim, failed, lease, passed, queue, step } from '../fixture.ts';
import { useFixture, useSeed } from '../use-fixture.ts';

const ambiguous: FlowOutcome = {
  ...passed,
  verdict: 'inconclusive',
  failureClass: 'ambiguous',
  summary: 'Two buttons say Go.',
};

describe('a run that did not pass', () => {
  const fixture = useFixture();
  const ids = useSeed(fixture);
  beforeEach(async () => {
    await fixture.database.asOwner('truncate run cascade');
  });

  /** One attempt that sees this. */
  const see = async (outcome: FlowOutcome) => {
    const claimed = await claim(fixture.sys);
    return { claimed, how: await concludeAttempt(fixture.sys, { lease: claimed.lease, outcome }) };
  };
  const runOf = (runId: string) => getRun(fixture.ctx, { runId });
  const attemptsOf = (runId: string) =>
    fixture.database.asOwner('select outcome, verdict, summary from attempt where run_id = $1 order by number', [
      runId,
    ]);

  it('on the site is looked at once more before it is told, and told once', async () => {
    const { ctx } = fixture;
    const { id: runId } = await queue(ctx, ids);
    assert.equal((await see({ ...failed, steps: [step(0)] })).how, 'retried');
    const between = await runOf(runId);
    assert.deepEqual([between.status, between.verdict], ['queued', null]);
    assert.equal((await see(failed)).how, 'finished');
    const run = await runOf(runId);
    assert.deepEqual([run.verdict, run.attempts, run.flaky], ['failed', 2, false]);
    assert.equal(run.summary, 'The total is wrong. Seen again in a fresh browser.');
    assert.deepEqual(await attemptsOf(runId), [
      { outcome: 'retried', verdict: 'failed', summary: failed.summary },
      { outcome: 'finished', verdict: 'failed', summary: failed.summary },
    ]);
    const steps = await fixture.database.asOwner('select attempt, text from step where run_id = $1', [runId]);
    assert.deepEqual(steps, [{ attempt: 1, text: 'Step 0' }], 'the first try keeps its evidence');
    const told = (await listRunEvents(ctx, { runId, after: 0 })).map(({ event }) => event.type);
    assert.deepEqual(told, ['run.queued', 'run.started', 'run.requeued', 'run.started', 'run.finished']);
    const rings = (await takeOutbox(fixture.sys, { limit: 100 })).filter(({ topic }) => topic === 'run.notify');
    assert.equal(rings.length, 1, 'one verdict is told');
  });

  it('at first and passes then is flaky, and names what was seen', async () => {
    const { id: runId } = await queue(fixture.ctx, ids);
    const usage = { modelCalls: 2, inputTokens: 100, outputTokens: 10, costUsd: 0.5 };
    const before = (await getUsage(fixture.ctx, {})).total;
    await see({ ...failed, usage });
    await see({ ...passed, usage: { ...usage, modelCalls: 1 } });
    const run = await runOf(runId);
    assert.deepEqual([run.verdict, run.flaky, run.attempts], ['passed', true, 2]);
    assert.equal(run.summary, `All seen. An earlier try had failed: ${failed.summary}`);
    assert.equal(run.usage.modelCalls, 3, 'all tries are paid for');
    const total = (await getUsage(fixture.ctx, {})).total;
    assert.deepEqual([total.modelCalls - before.modelCalls, total.runs - before.runs], [3, 1]);
  });

  it('because we could not tell is planned anew once, without the kept plan and within its budget', async () => {
    const { database, ctx } = fixture;
    const { id: runId } = await queue(ctx, ids);
    const usage = { modelCalls: 20, inputTokens: 100, outputTokens: 10, costUsd: 0.5 };
    await see({ ...ambiguous, usage });
    const [{ replay }] = (await database.asOwner('select replay from run where id = $1', [runId])) as [
      object & { replay: boolean },
    ];
    assert.equal(replay, false);
    const { claimed } = await see(ambiguous);
    assert.deepEqual([claimed.budgets.modelCalls, claimed.budgets.costUsd], [5, 0.5]);
    assert.equal((await runOf(runId)).verdict, 'inconclusive');

    const { id: keptId } = await queue(ctx, ids);
    const refused = step(0, { source: 'replay', outcome: 'not_found', refOutcome: 'ambiguous' });
    await see({ ...ambiguous, steps: [refused] });
    const [kept] = (await database.asOwner('select replay from run where id = $1', [keptId])) as [{ replay: boolean }];
    assert.equal(kept.replay, true, 'what the plan refused is not asked of the words alone');
    await see({ ...ambiguous, steps: [refused] });

    await queue(ctx, ids);
    assert.equal((await see({ ...ambiguous, failureClass: 'budget' })).how, 'finished');
    await queue(ctx, ids);
    const unread = { ...ambiguous, failureClass: 'not_understood' as const, steps: [step(0)] };
    assert.equal((await see(unread)).how, 'finished', 'plain reading would read the same again');
    await queue(ctx, ids);
    assert.equal((await see({ ...unread, steps: [step(0, { source: 'replay' })] })).how, 'retried');
  });

  it('is not tried again where its environment or the run itself says so', async () => {
    const { ctx, database } = fixture;
    await database.asOwner(`update environment set retry_policy = '{"site": 0}' where id = $1`, [ids.environmentId]);
    await queue(ctx, ids);
    assert.equal((await see(failed)).how, 'finished');
    const { flowId, environmentId } = ids;
    const input = { flowId, environmentId, variables: {}, brain: 'auto', priority: 5, trigger: 'api' } as const;
    const { id: runId } = await createRun(ctx, { ...input, retries: { site: 2, infrastructure: 0 } });
    const thrice = async () => [(await see(failed)).how, (await see(failed)).how, (await see(failed)).how];
    assert.deepEqual(await thrice(), ['retried', 'retried', 'finished']);
    await rerunRun(ctx, { runId });
    assert.deepEqual([(await see(failed)).how, (await see(failed)).how], ['retried', 'retried']);
    const last = await claim(fixture.sys);
    assert.equal(await releaseRun(fixture.sys, { lease: last.lease, reason: 'no browser', spent: true }), 'errored');
    await database.asOwner('update environment set retry_policy = null where id = $1', [environmentId]);
  });

  it('on our side waits longer each time, for another worker first', async () => {
    const { ctx, sys, pass } = fixture;
    const { id: runId } = await queue(ctx, ids);
    const first = await claim(sys);
    await releaseRun(sys, { lease: first.lease, reason: 'no browser', spent: true });
    pass(4_999);
    assert.equal(await claimRun(sys, { ...lease, workerId: 'worker-2' }), null);
    pass(1);
    assert.equal(await claimRun(sys, lease), null, 'the worker under which it failed lets others go first');
    const second = await claimRun(sys, { ...lease, workerId: 'worker-2' });
    assert.equal(second?.lease.runId, runId);
    await releaseRun(sys, { lease: second!.lease, reason: 'no browser', spent: true });
    pass(20_000);
    assert.equal(await claimRun(sys, { ...lease, workerId: 'worker-2' }), null);
    pass(10_000);
    const third = await claimRun(sys, { ...lease, workerId: 'worker-2' });
    assert.equal(third?.lease.runId, runId, 'and takes it when there is no other');
    await finishRun(sys, { lease: third!.lease, outcome: passed });
    assert.equal((await runOf(runId)).flaky, false);
  });

  it('rings when its time has come, not before', async () => {
    const { ctx, sys, pass } = fixture;
    await queue(ctx, ids);
    const { lease: held } = await claim(sys);
    await takeOutbox(sys, { limit: 100 });
    await releaseRun(sys, { lease: held, reason: 'no browser', spent: true });
    assert.deepEqual(await takeOutbox(sys, { limit: 100 }), []);
    pass(5_000);
    assert.equal((await takeOutbox(sys, { limit: 100 })).length, 1);
    pass(backOffMs);
  });

  it('and passes when the same deployment is run again is flaky', async () => {
    const { ctx } = fixture;
    const deploy = { url: 'https://a.example', flows: [ids.flowId] };
    const about = { environmentId: ids.environmentId, hookId: null, source: 'generic' as const, deploy };
    const { deployment } = await receiveDeploy(ctx, { ...about, deliveryId: 'flaky' });
    await see(failed);
    await see(failed);
    await createRun(ctx, {
      flowId: ids.flowId,
      environmentId: ids.environmentId,
      deploymentId: deployment.id,
      variables: {},
      brain: 'auto',
      priority: 5,
      trigger: 'rerun',
    });
    const { claimed } = await see(passed);
    assert.equal((await runOf(claimed.lease.runId)).flaky, true);
  });
});
