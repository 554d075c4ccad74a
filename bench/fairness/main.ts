import { writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { claimRun, createWorkspace, finishRun, setLimits, within } from '@smokejumper/core';
import { type Fixture, lease, openFixture, passed, queue, seed } from '../../packages/core/test/fixture.ts';
import { queueMany, runFleet, sharesOf } from '../../packages/core/test/runs/fleet.ts';
import { startEmbeddedPostgres } from '../../scripts/launch/postgres.ts';

// node bench/fairness/main.ts
// Claims and ends runs on a real Postgres; what the runs take passes on a clock of the bench.

type Tenant = { ctx: Fixture['ctx']; ids: Awaited<ReturnType<typeof seed>> };

async function tenants(fixture: Fixture, count: number): Promise<Tenant[]> {
  const made: Tenant[] = [];
  for (let n = 0; n < count; n += 1) {
    const { workspaceId, key } = await createWorkspace(fixture.sys, { name: `Tenant ${n}` });
    await setLimits(fixture.sys, { workspaceId, limits: { concurrent_runs: 1_000, queued_runs: 10_000 } });
    const ctx = within(fixture.sys, workspaceId, { kind: 'apiKey', id: key.id, scopes: key.scopes });
    made.push({ ctx, ids: await seed(ctx) });
  }
  return made;
}

const seconds = (ms: number): string => (ms / 1_000).toFixed(1);

/** One run of another workspace, asked for at ten moments while 1,000 of one workspace wait and all slots are busy. */
async function oneAgainstMany(fixture: Fixture): Promise<string[]> {
  const [many, single] = (await tenants(fixture, 2)) as [Tenant, Tenant];
  await queueMany(many.ctx, many.ids, 1_000);
  const asked = new Map<string, number>();
  const arrivals = Array.from({ length: 10 }, (_, n) => {
    const ms = 7_000 + n * 43_700;
    return { ms, work: async () => asked.set((await queue(single.ctx, single.ids)).id, ms) };
  });
  const rides = await runFleet(fixture, {
    slots: 4,
    forMs: 480_000,
    durationMs: (id) => (id === single.ctx.workspaceId ? 20_000 : 60_000),
    arrivals,
  });
  const waits = rides.flatMap(({ runId, from }) => (asked.has(runId) ? [from - asked.get(runId)!] : []));
  const most = Math.max(...waits);
  return [
    `| 1,000 runs of 60 s of one workspace wait, 4 slots; 10 single runs of another | begun ${waits.length} of 10; longest wait ${seconds(most)} s, mean ${seconds(waits.reduce((sum, ms) => sum + ms, 0) / waits.length)} s | at most one slot's duration, 60 s |`,
  ];
}

/** Three workspaces with more work than there is fleet, whose runs take 5, 20 and 60 s. */
async function sharesOfTime(fixture: Fixture): Promise<string[]> {
  const three = await tenants(fixture, 3);
  const durations = [5_000, 20_000, 60_000];
  for (const [at, tenant] of three.entries()) await queueMany(tenant.ctx, tenant.ids, [600, 160, 60][at]!);
  const ids = three.map(({ ctx }) => ctx.workspaceId);
  const rides = await runFleet(fixture, { slots: 6, forMs: 900_000, durationMs: (id) => durations[ids.indexOf(id)]! });
  const got = sharesOf(rides, ids, { from: 120_000, to: 900_000 });
  const all = got.reduce((sum, share) => sum + share, 0);
  const told = got.map((share) => `${((share / all) * 100).toFixed(1)} %`).join(', ');
  const served = ids.map((id) => rides.filter(({ workspaceId }) => workspaceId === id).length).join(', ');
  return [
    `| runs of 5, 20 and 60 s of three workspaces, all waiting, 6 slots, 13 min | ${told} of the time (${served} runs) | a third each |`,
  ];
}

/** Real claimers at once on connections of their own; what they claim ends at once. */
async function manyClaimers(fixture: Fixture): Promise<string[]> {
  const [flood, ...small] = (await tenants(fixture, 6)) as [Tenant, ...Tenant[]];
  await queueMany(flood.ctx, flood.ids, 1_000);
  for (const tenant of small) await queueMany(tenant.ctx, tenant.ids, 20);
  const order: string[] = [];
  const ms: number[] = [];
  const began = performance.now();
  const claimer = async (workerId: string): Promise<void> => {
    while (order.length < 300) {
      const asked = performance.now();
      const claimed = await claimRun(fixture.sys, { ...lease, workerId });
      if (!claimed) return;
      ms.push(performance.now() - asked);
      order.push(claimed.lease.workspaceId);
      await finishRun(fixture.sys, { lease: claimed.lease, outcome: passed });
    }
  };
  await Promise.all(Array.from({ length: 16 }, (_, n) => claimer(`worker-${n}`)));
  const perSecond = order.length / ((performance.now() - began) / 1_000);
  const last = order.findLastIndex((id) => id !== flood.ctx.workspaceId) + 1;
  const theirs = order.filter((id) => id !== flood.ctx.workspaceId).length;
  ms.sort((a, b) => a - b);
  return [
    `| 16 claimers at once; 1,000 runs of one workspace, 20 each of five others | all ${theirs} runs of the five within the first ${last} claims | within the first 120: as many of the flood as of each other |`,
    `| the same: claims | ${perSecond.toFixed(0)} a second with their ends; one takes ${ms[Math.floor(ms.length / 2)]!.toFixed(0)} ms in the median, ${ms[Math.floor(ms.length * 0.95)]!.toFixed(0)} ms at p95 | |`,
  ];
}

const postgres = await startEmbeddedPostgres({ forTests: true });
process.env.TEST_DATABASE_URL = postgres.url;
try {
  const rows: string[] = [];
  for (const measure of [oneAgainstMany, sharesOfTime, manyClaimers]) {
    const fixture = await openFixture({ poolSize: 16 });
    try {
      const measured = await measure(fixture);
      console.log(measured.join('\n'));
      rows.push(...measured);
    } finally {
      await fixture.close();
    }
  }
  const load = loadavg()
    .map((each) => each.toFixed(1))
    .join(' ');
  const text = `# Turns between workspaces

Runs are claimed and ended on a real PostgreSQL; the time that they take passes on the clock of the bench, so waits and shares do not depend on the machine, and claims a second do. Node ${process.version}, load average ${load}.

| case | measured | wanted |
| --- | --- | --- |
${rows.join('\n')}
`;
  await writeFile(join(import.meta.dirname, '..', 'results', 'fairness.md'), text);
} finally {
  await postgres.stop();
}
