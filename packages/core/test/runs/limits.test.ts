import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { ChannelInput, type Limit, Limits } from '@smokejumper/contracts';
import {
  claimDelivery,
  claimRun,
  createChannel,
  createFlow,
  createRun,
  finishRun,
  getDeployment,
  getLimits,
  getRun,
  type RunLease,
  receiveDeploy,
  recordArtifacts,
  reserveBytes,
  setLimits,
} from '../../src/index.ts';
import { claim, flowInput, lease, passed, queue, seed } from '../fixture.ts';
import { useFixture, useSeed } from '../use-fixture.ts';

describe('the limits of a workspace', () => {
  const fixture = useFixture({ poolSize: 12 });
  const ids = useSeed(fixture);
  beforeEach(async () => {
    await fixture.database.asOwner('truncate run, usage_hour, fair_share, quota_notice cascade');
    await set({
      concurrent_runs: 4,
      queued_runs: 1_000,
      runs_per_day: null,
      minutes_per_month: null,
      tokens_per_month: null,
      cost_usd_per_month: null,
      artifact_bytes_per_month: null,
    });
  });

  const set = (limits: Partial<Record<Limit['name'], number | null>>) =>
    setLimits(fixture.sys, { workspaceId: fixture.ctx.workspaceId, limits });
  const run = async (usage = passed.usage, ms = 60_000) => {
    await queue(fixture.ctx, ids);
    const { lease: held } = await claim(fixture.sys);
    fixture.pass(ms);
    await finishRun(fixture.sys, { lease: held, outcome: { ...passed, usage } });
  };
  const usedOf = async (name: Limit['name']) =>
    (await getLimits(fixture.ctx)).data.find((limit) => limit.name === name)?.used;

  it('are read with what is used of each and when that begins anew', async () => {
    const { ctx, other } = fixture;
    await set({ runs_per_day: 10, cost_usd_per_month: 2.5 });
    await run({ modelCalls: 3, inputTokens: 900, outputTokens: 100, costUsd: 0.5 });
    await queue(ctx, ids);
    const { data } = Limits.strict().parse(await getLimits(ctx));
    const month = { period: 'month', resetsAt: '2026-12-01T00:00:00.000Z' };
    assert.deepEqual(data, [
      { name: 'concurrent_runs', max: 4, used: 0, period: 'now', resetsAt: null },
      { name: 'queued_runs', max: 1_000, used: 1, period: 'now', resetsAt: null },
      { name: 'runs_per_day', max: 10, used: 2, period: 'day', resetsAt: '2026-11-22T00:00:00.000Z' },
      { name: 'minutes_per_month', max: null, used: 1, ...month },
      { name: 'tokens_per_month', max: null, used: 1_000, ...month },
      { name: 'cost_usd_per_month', max: 2.5, used: 0.5, ...month },
      { name: 'artifact_bytes_per_month', max: null, used: 0, ...month },
    ]);
    assert.equal((await getLimits(other)).data.find(({ name }) => name === 'runs_per_day')?.used, 0);
  });

  it('of runs a day admit exactly as many when many come at once, and as many again the next day', async () => {
    const { ctx, pass } = fixture;
    await set({ runs_per_day: 7 });
    const results = await Promise.allSettled(Array.from({ length: 40 }, () => queue(ctx, ids)));
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    assert.equal(results.length - refused.length, 7);
    assert.deepEqual([...new Set(refused.map(({ code }) => code))], ['limit_exceeded']);
    const { limit } = refused[0].details;
    assert.deepEqual([limit.name, limit.max, limit.used], ['runs_per_day', 7, 7]);
    pass(24 * 3_600_000);
    await queue(ctx, ids);
  });

  it('that are used up for the month refuse what is asked for, and end what waits by name', async () => {
    const { ctx, sys } = fixture;
    for (const [name, max] of [
      ['minutes_per_month', 1],
      ['tokens_per_month', 1_000],
      ['cost_usd_per_month', 0.5],
    ] as const) {
      await fixture.database.asOwner('truncate run, usage_hour, fair_share, quota_notice cascade');
      await run({ modelCalls: 3, inputTokens: 900, outputTokens: 100, costUsd: 0.5 });
      const { id: runId } = await queue(ctx, ids);
      await set({ [name]: max });
      await assert.rejects(queue(ctx, ids), { code: 'limit_exceeded' });
      assert.equal(await claimRun(sys, lease), null);
      const ended = await getRun(ctx, { runId });
      assert.deepEqual([ended.verdict, ended.failureClass], ['inconclusive', 'budget'], name);
      assert.match(ended.summary ?? '', /limit of \S+ .* a month is reached .*2026-12-01 .* Nothing was tried/, name);
      await set({ [name]: null });
    }
  });

  it('of money and minutes are not passed by runs that begin together: each has caps that fit beside the others', async () => {
    const { ctx, sys } = fixture;
    await set({ cost_usd_per_month: 2.5, minutes_per_month: 100 });
    for (let n = 0; n < 4; n += 1) await queue(ctx, ids);
    const claims = (await Promise.all(Array.from({ length: 4 }, () => claimRun(sys, lease)))).filter(
      (claimed) => claimed !== null,
    );
    const caps = claims.map(({ budgets }) => budgets.costUsd).sort();
    assert.deepEqual(caps, [0.5, 1, 1], 'the fourth waits, for all that is left may be taken');
    fixture.pass(10_000);
    assert.equal(await claimRun(sys, lease), null);
    const [first] = claims;
    await finishRun(sys, { lease: first!.lease, outcome: passed });
    const next = await claim(sys);
    assert.equal(next.budgets.costUsd, first!.budgets.costUsd, 'what the first did not need is there again');
  });

  it('of no money at all let flows run, without a model', async () => {
    await set({ cost_usd_per_month: 0 });
    await queue(fixture.ctx, ids);
    const { budgets } = await claim(fixture.sys);
    assert.deepEqual([budgets.costUsd, budgets.modelCalls, budgets.recoveryModelCalls], [0, 0, 0]);
  });

  it('lose and hide no run that a hook or a schedule asks for: it ends at once and names the limit', async () => {
    const { ctx } = fixture;
    const { environmentId, flowId: first } = await seed(ctx, 'hooked');
    const { id: second } = await createFlow(ctx, { ...flowInput, name: 'Second' });
    await set({ runs_per_day: 1 });
    const about = { environmentId, hookId: null, deploy: { url: 'https://a.example', flows: [first, second] } };
    await assert.rejects(receiveDeploy(ctx, { ...about, source: 'api', deliveryId: 'asked' }), {
      code: 'limit_exceeded',
    });
    const { deployment } = await receiveDeploy(ctx, { ...about, source: 'github', deliveryId: 'hooked' });
    assert.equal((await getDeployment(ctx, { deploymentId: deployment.id })).runs.length, 2);
    const runs = await Promise.all(deployment.runs.map((runId) => getRun(ctx, { runId })));
    assert.deepEqual(
      runs.map(({ status, verdict, failureClass }) => [status, verdict, failureClass]),
      [
        ['queued', null, null],
        ['finished', 'inconclusive', 'budget'],
      ],
    );
    assert.match(runs[1]?.summary ?? '', /limit of 1 runs a day is reached/);
    assert.equal(await usedOf('runs_per_day'), 1, 'what was refused is not counted');
    const scheduled = await createRun(ctx, {
      flowId: first,
      environmentId,
      variables: {},
      brain: 'auto',
      priority: 5,
      trigger: 'schedule',
      overLimit: 'record',
    });
    assert.equal(scheduled.status, 'finished');
  });

  it('are told to the channels at 80 % and when they are used up, once a day or month', async () => {
    const { ctx, pass, database } = fixture;
    await createChannel(ctx, {
      name: 'Alerts',
      target: { kind: 'webhook', url: 'https://hooks.example/x' },
      environmentId: null,
      events: 'change',
      failuresBeforeTold: 1,
      digestMinutes: 0,
      quietHours: null,
      inconclusiveAs: 'failure',
    });
    await set({ runs_per_day: 5 });
    const told = () =>
      database.asOwner(`select event, change->>'name' as name, change->>'used' as used from delivery
                        where event like 'quota.%' order by created_at, id`);
    for (let n = 0; n < 3; n += 1) await queue(ctx, ids);
    assert.deepEqual(await told(), []);
    await queue(ctx, ids);
    const warning = { event: 'quota.warning', name: 'runs_per_day', used: '4' };
    assert.deepEqual(await told(), [warning]);
    await queue(ctx, ids);
    await assert.rejects(queue(ctx, ids));
    const exceeded = { event: 'quota.exceeded', name: 'runs_per_day', used: '5' };
    assert.deepEqual(await told(), [warning, exceeded]);
    const [{ id }] = (await database.asOwner("select id from delivery where event = 'quota.exceeded'")) as [
      { id: string },
    ];
    const sent = await claimDelivery(fixture.sys, { deliveryId: id, leaseMs: 1_000, publicUrl: null });
    assert.ok(sent?.outgoing.content.kind === 'news');
    assert.equal(sent.outgoing.content.news[0]?.quota?.name, 'runs_per_day');
    pass(24 * 3_600_000);
    for (let n = 0; n < 4; n += 1) await queue(ctx, ids);
    assert.deepEqual(await told(), [warning, exceeded, warning]);
  });

  it('of waiting runs refuse with a time to come back', async () => {
    await set({ queued_runs: 1 });
    await queue(fixture.ctx, ids);
    await assert.rejects(queue(fixture.ctx, ids), (error: { code: string; details: { retryAfterSeconds: number } }) => {
      assert.equal(error.code, 'queue_full');
      return error.details.retryAfterSeconds > 0;
    });
  });

  it('are set by who runs the service alone, and never to nonsense', async () => {
    await assert.rejects(setLimits(fixture.ctx, { workspaceId: fixture.ctx.workspaceId, limits: {} }), {
      code: 'forbidden',
    });
    await assert.rejects(set({ queued_runs: null }), { code: 'invalid_input' });
    await assert.rejects(set({ tokens_per_month: 1.5 }), { code: 'invalid_input' });
  });

  it('hold for the bytes of runs under way, however many ask at once; what does not fit is told and stops no run', async () => {
    const { ctx, sys } = fixture;
    await set({ artifact_bytes_per_month: 1_000, concurrent_runs: 3 });
    const target = { kind: 'webhook', url: 'https://hook.example' } as const;
    const { id: channelId } = await createChannel(ctx, ChannelInput.parse({ name: 'Quota', target }));
    const leases: RunLease[] = [];
    for (let n = 0; n < 3; n += 1) {
      await queue(ctx, ids);
      const { lease: held, artifactsLimited } = await claim(sys);
      assert.equal(artifactsLimited, true);
      leases.push(held);
    }
    const [first, second, third] = leases as [RunLease, RunLease, RunLease];
    const asked = Array.from({ length: 30 }, (_, n) => reserveBytes(sys, { lease: leases[n % 3]!, bytes: 90 }));
    assert.equal((await Promise.all(asked)).filter((granted) => granted).length, 11);
    assert.equal(await reserveBytes(sys, { lease: first, bytes: 10 }), true, 'a small one still fits');
    const artifact = { kind: 'screenshot', step: 0, key: 'a', contentType: 'image/png', bytes: 90 } as const;
    await recordArtifacts(sys, { lease: first, artifacts: [artifact] });
    assert.equal(await reserveBytes(sys, { lease: first, bytes: 1 }), false);
    for (const held of leases) await finishRun(sys, { lease: held, outcome: passed });
    assert.equal(await usedOf('artifact_bytes_per_month'), 90, 'what was granted and not stored is free again');
    await queue(ctx, ids);
    const { lease: next } = await claim(sys);
    assert.equal(await reserveBytes(sys, { lease: next, bytes: 911 }), false);
    assert.equal(await reserveBytes(sys, { lease: next, bytes: 910 }), true);
    await recordArtifacts(sys, { lease: next, artifacts: [{ ...artifact, key: 'b', bytes: 910 }] });
    await finishRun(sys, { lease: next, outcome: passed });
    await run();
    await assert.rejects(reserveBytes(sys, { lease: second, bytes: 1 }), { code: 'lease_lost' });
    assert.equal(third.attempt, 1);
    const told = await fixture.database.asOwner<{ event: string }>('select event from delivery where channel_id = $1', [
      channelId,
    ]);
    assert.deepEqual(told, [{ event: 'quota.exceeded' }]);
  });
});
