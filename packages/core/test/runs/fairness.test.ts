import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { claimRun, setLimits } from '../../src/index.ts';
import { type Fixture, lease, openFixture, queue, seed } from '../fixture.ts';
import { queueMany, runFleet, sharesOf } from './fleet.ts';

describe('turns between workspaces', () => {
  let fixture: Fixture;
  let ours: Awaited<ReturnType<typeof seed>>;
  let theirs: Awaited<ReturnType<typeof seed>>;
  before(async () => {
    fixture = await openFixture({ poolSize: 12 });
    ours = await seed(fixture.ctx);
    theirs = await seed(fixture.other);
    for (const { workspaceId } of [fixture.ctx, fixture.other]) {
      await setLimits(fixture.sys, { workspaceId, limits: { concurrent_runs: 100 } });
    }
  });
  after(() => fixture.close());
  beforeEach(async () => {
    await fixture.database.asOwner('truncate run, fair_share, usage_hour cascade');
  });

  it('let one run of a workspace begin at the next free slot, however many wait in another', async () => {
    const { ctx, other } = fixture;
    await queueMany(ctx, ours, 200);
    let asked = 0;
    let single = '';
    const rides = await runFleet(fixture, {
      slots: 4,
      forMs: 180_000,
      durationMs: () => 60_000,
      at: async (ms) => {
        if (single !== '' || ms < 120_000) return;
        asked = ms;
        single = (await queue(other, theirs)).id;
      },
    });
    const ride = rides.find(({ runId }) => runId === single);
    assert.ok(ride, 'it has run');
    assert.equal(ride.from - asked, 0, 'it took the slot that became free next');
    assert.ok(rides.length >= 12, 'the other workspace went on');
  });

  it('share the time of the fleet, not the count of runs', async () => {
    const { ctx, other } = fixture;
    await queueMany(ctx, ours, 120);
    await queueMany(other, theirs, 30);
    const rides = await runFleet(fixture, {
      slots: 2,
      forMs: 800_000,
      durationMs: (workspaceId) => (workspaceId === ctx.workspaceId ? 10_000 : 60_000),
    });
    const span = { from: 200_000, to: 800_000 };
    const [short = 0, long = 0] = sharesOf(rides, [ctx.workspaceId, other.workspaceId], span);
    const share = short / (short + long);
    assert.ok(share > 0.35 && share < 0.65, `short runs got ${Math.round(share * 100)} % of the time`);
  });

  it('make a workspace that took hours wait for no more than the bound of its debt', async () => {
    const { ctx, other } = fixture;
    await queueMany(other, theirs, 2);
    await runFleet(fixture, { slots: 2, forMs: 1, durationMs: () => 3_600_000 });
    await queueMany(ctx, ours, 200);
    let begun = -1;
    const { id } = await queue(other, theirs);
    await runFleet(fixture, {
      slots: 1,
      forMs: 900_000,
      durationMs: () => 30_000,
      at: async (ms, rides) => {
        if (begun < 0 && rides.some(({ runId }) => runId === id)) begun = ms;
      },
    });
    assert.ok(begun > 60_000, 'it owes, so the other workspace comes first for a while');
    assert.ok(begun <= 690_000, `it began after ${begun} ms`);
  });

  it('hold when many claim at once: nobody claims twice, no limit is passed, everybody gets a part', async () => {
    const { ctx, other, sys } = fixture;
    await setLimits(sys, { workspaceId: ctx.workspaceId, limits: { concurrent_runs: 5 } });
    await queueMany(ctx, ours, 50);
    await queueMany(other, theirs, 50);
    const claims = await Promise.all(
      Array.from({ length: 24 }, (_, at) => claimRun(sys, { ...lease, workerId: `worker-${at}` })),
    );
    const got = claims.filter((claimed) => claimed !== null).map((claimed) => claimed.lease);
    assert.equal(new Set(got.map(({ runId }) => runId)).size, 24);
    assert.equal(got.filter(({ workspaceId }) => workspaceId === ctx.workspaceId).length, 5);
    assert.equal(got.filter(({ workspaceId }) => workspaceId === other.workspaceId).length, 19);
  });
});
