import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { inWorkspace } from '@smokejumper/db';
import {
  cancelRun,
  changeEnvironment,
  claimRun,
  createFlow,
  createRun,
  getRun,
  listRunEvents,
  listRuns,
  receiveDeploy,
  recordStep,
  rerunRun,
  setLimits,
} from '../../src/index.ts';
import { lockWorkspace } from '../../src/runs/admit.ts';
import { claim, flowInput, lease, queue, seed, step } from '../fixture.ts';
import { useFixture } from '../use-fixture.ts';

describe('runs under contention', () => {
  const fixture = useFixture({ poolSize: 12 });

  const deliver = (environmentId: string, deliveryId: string, flows?: string[]) =>
    receiveDeploy(fixture.ctx, {
      environmentId,
      hookId: null,
      deliveryId,
      source: 'generic',
      deploy: { url: 'https://a.example', ...(flows === undefined ? {} : { flows }) },
    });

  /** Keeps the lock that whoever creates runs in our workspace takes, until the returned function is called. */
  async function creating(): Promise<() => Promise<void>> {
    const { ctx } = fixture;
    const { promise: done, resolve: release } = Promise.withResolvers<void>();
    const { promise: locked, resolve: begun } = Promise.withResolvers<void>();
    const held = inWorkspace(ctx, ctx.workspaceId, async (tx) => {
      await lockWorkspace(tx, ctx);
      begun();
      await done;
    });
    await locked;
    return async () => {
      release();
      await held;
    };
  }

  it('are cancelled by a person and superseded by a deploy at once without a deadlock', async () => {
    const { ctx } = fixture;
    const { environmentId, flowId } = await seed(ctx, 'superseded');
    for (let round = 0; round < 5; round += 1) {
      const flows = [flowId];
      const { deployment } = await deliver(environmentId, `old ${round}`, flows);
      const [runId = ''] = deployment.runs;
      await Promise.all([
        ...Array.from({ length: 4 }, () => cancelRun(ctx, { runId })),
        deliver(environmentId, `new ${round}`, flows),
        changeEnvironment(ctx, { environmentId, patch: { baseUrl: `https://${round}.example` } }),
      ]);
      assert.equal((await getRun(ctx, { runId })).status, 'cancelled');
      const ends = (await listRunEvents(ctx, { runId, after: 0 })).filter(({ event }) => event.type !== 'run.queued');
      assert.equal(ends.length, 1);
    }
    await cancelAll();
  });

  it('write their steps while others create runs in the same workspace', async () => {
    const { ctx, sys } = fixture;
    const ids = await seed(ctx, 'steps');
    await queue(ctx, ids);
    const claimed = await claim(sys);
    const release = await creating();
    try {
      const write = recordStep(sys, {
        lease: claimed.lease,
        step: step(0),
        refEvents: [],
        expectations: [],
        artifacts: [],
      });
      assert.equal(await Promise.race([write.then(() => 'written'), after5s()]), 'written');
    } finally {
      await release();
    }
    await cancelRun(ctx, { runId: claimed.lease.runId });
  });

  it('are claimed while somebody creates runs in the same workspace', async () => {
    const { ctx, sys } = fixture;
    const { id: waiting } = await queue(ctx, await seed(ctx, 'waits'));
    const release = await creating();
    try {
      const claimed = await Promise.race([claimRun(sys, lease), after5s()]);
      assert.ok(claimed && typeof claimed === 'object', 'the claim does not wait for who creates runs');
      assert.equal(claimed.lease.runId, waiting);
    } finally {
      await release();
    }
    await cancelRun(ctx, { runId: waiting });
  });

  it('that a full workspace has no room for are refused at once, not after those who make runs in it', async () => {
    const { ctx, sys } = fixture;
    const { flowId, environmentId } = await seed(ctx, 'full');
    const most = (queued_runs: number) => setLimits(sys, { workspaceId: ctx.workspaceId, limits: { queued_runs } });
    const ask = {
      flowId,
      environmentId,
      variables: {},
      brain: 'auto',
      priority: 5,
      trigger: 'api',
      idempotencyKey: 'only',
    } as const;
    const { id: runId } = await createRun(ctx, ask);
    await most(1);
    const release = await creating();
    try {
      const { idempotencyKey: _key, ...another } = ask;
      const refused = [createRun(ctx, another), rerunRun(ctx, { runId })].map((asked) =>
        Promise.race([asked, after5s()]).then(String, ({ code }) => code),
      );
      assert.deepEqual(await Promise.all(refused), ['queue_full', 'queue_full']);
      assert.equal((await createRun(ctx, ask)).id, runId, 'a repeated call is no further run');
    } finally {
      await release();
    }
    await most(1_000);
    await cancelAll();
  });

  it('of a deploy replace only those of the same flows, so that no flow is left out', async () => {
    const { ctx } = fixture;
    const { environmentId, flowId: front } = await seed(ctx, 'parts');
    const { id: back } = await createFlow(ctx, { ...flowInput, name: 'Back' });
    const first = await deliver(environmentId, 'front', [front]);
    const second = await deliver(environmentId, 'back', [back]);
    const third = await deliver(environmentId, 'front again', [front]);
    const statuses = [];
    for (const { deployment } of [first, second, third]) {
      statuses.push((await getRun(ctx, { runId: deployment.runs[0] ?? '' })).status);
    }
    assert.deepEqual(statuses, ['cancelled', 'queued', 'queued']);
    await cancelAll();
  });

  it('of a deploy with many flows are queued and superseded in one go', async () => {
    const { ctx, database } = fixture;
    const { environmentId } = await seed(ctx, 'many');
    for (let made = 0; made < 60; made += 1) await createFlow(ctx, { ...flowInput, name: `Flow ${made}` });
    const { deployment: old } = await deliver(environmentId, 'many 1');
    const { deployment } = await deliver(environmentId, 'many 2');
    assert.ok(old.runs.length >= 60);
    assert.equal(deployment.runs.length, old.runs.length);
    const said = await database.asOwner(
      `select r.status, string_agg(e.type || ' ' || e.sequence, ', ' order by e.sequence) as events
       from run r join run_event e on e.run_id = r.id where r.deployment_id = any($1)
       group by r.id, r.status`,
      [[old.id, deployment.id]],
    );
    const counted = new Map<string, number>();
    for (const { status, events } of said) {
      counted.set(`${status}: ${events}`, (counted.get(`${status}: ${events}`) ?? 0) + 1);
    }
    assert.deepEqual(Object.fromEntries(counted), {
      'cancelled: run.queued 1, run.cancelled 2': old.runs.length,
      'queued: run.queued 1': old.runs.length,
    });
    await cancelAll();
  });

  async function cancelAll(): Promise<void> {
    for (;;) {
      const { data } = await listRuns(fixture.ctx, { limit: 100, status: 'queued' });
      if (data.length === 0) return;
      for (const { id } of data) await cancelRun(fixture.ctx, { runId: id });
    }
  }
});

function after5s(): Promise<'waited'> {
  return new Promise((resolve) => {
    setTimeout(resolve, 5_000, 'waited').unref();
  });
}
