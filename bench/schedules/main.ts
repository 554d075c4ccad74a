import { writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { silentLog } from '@smokejumper/contracts';
import {
  claimRun,
  createNewId,
  createWorkspace,
  finishRun,
  type SystemContext,
  setLimits,
  systemClock,
  within,
} from '@smokejumper/core';
import { openDatabase, openListener } from '@smokejumper/db';
import { startScheduler } from '../../apps/worker/src/loops/schedules.ts';
import { type Fixture, openFixture, passed, queue, seed } from '../../packages/core/test/fixture.ts';
import { planEveryMinute, type Tenant } from '../../packages/core/test/schedules/every-minute.ts';
import { startEmbeddedPostgres } from '../../scripts/launch/postgres.ts';
import { percentile } from '../refs/stats.ts';

// node bench/schedules/main.ts [--minutes=3] [--schedules=340]
// Schedules that all fire on the full minute, in real time, while runs are made, claimed and ended all along.
const option = (name: string) => process.argv.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);
const minutes = Number(option('minutes') ?? 3);
const schedules = Number(option('schedules') ?? 340);
const workspaces = 10;
const workers = 3;
const minuteMs = 60_000;

async function makeTenant(sys: SystemContext, name: string): Promise<Tenant> {
  const { workspaceId, key } = await createWorkspace(sys, { name });
  await setLimits(sys, { workspaceId, limits: { concurrent_runs: 1_000, queued_runs: 10_000 } });
  const ctx = within(sys, workspaceId, { kind: 'apiKey', id: key.id, scopes: key.scopes });
  return { ctx, ids: await seed(ctx) };
}

/** A worker's loop and its claims, on connections of its own. */
function startWorker(fixture: Fixture, sys: SystemContext, workerId: string, stop: AbortSignal) {
  const db = openDatabase({ url: fixture.database.url, log: silentLog });
  const own: SystemContext = { ...sys, db, actor: { kind: 'system', id: workerId } };
  const scheduler = startScheduler(own);
  const claiming = (async () => {
    while (!stop.aborted) {
      const claimed = await claimRun(own, { workerId, leaseMs: minuteMs });
      if (claimed) await finishRun(own, { lease: claimed.lease, outcome: passed });
      await delay(50);
    }
  })();
  return async () => {
    await scheduler.stop();
    await claiming;
    await db.close();
  };
}

async function measure(
  fixture: Fixture,
): Promise<{ drifts: number[]; doubled: number; expected: number; waiting: number }> {
  const sys: SystemContext = { ...fixture.sys, clock: systemClock, newId: createNewId({ clock: systemClock }) };
  const tenants = await Promise.all(Array.from({ length: workspaces }, (_, n) => makeTenant(sys, `Tenant ${n}`)));
  for (const { ctx, ids } of tenants) for (let made = 0; made < 20; made += 1) await queue(ctx, ids);
  // Not so near to the minute that its first firing comes while schedules are being made.
  const left = minuteMs - (Date.now() % minuteMs);
  if (left < 15_000) await delay(left + 1_000);
  await planEveryMinute(fixture, { tenants, each: schedules / workspaces });
  // A run is there for others when its first event is told, which is when its transaction has been committed.
  const seen = new Map<string, number>();
  const listener = await openListener({ url: fixture.database.url, log: silentLog });
  await listener.on('smokejumper_run_event', (runId) => {
    if (runId && !seen.has(runId)) seen.set(runId, Date.now());
  });
  const stop = new AbortController();
  const stops = Array.from({ length: workers }, (_, n) => startWorker(fixture, sys, `worker-${n}`, stop.signal));
  const end = Math.ceil(Date.now() / minuteMs) * minuteMs + (minutes - 1) * minuteMs + 10_000;
  while (Date.now() < end) {
    for (const { ctx, ids } of tenants) await queue(ctx, ids);
    await delay(500);
  }
  stop.abort();
  await Promise.all(stops.map((each) => each()));
  await listener.close();
  const runs = await fixture.database.asOwner<{ id: string; key: string }>(
    "select id, idempotency_key as key from run where trigger = 'schedule'",
  );
  const [waiting] = await fixture.database.asOwner<{ n: number }>(
    "select count(*)::int as n from run where status = 'queued'",
  );
  const drifts = runs.map(({ id, key }) => (seen.get(id) ?? Number.NaN) - Date.parse(key.split(' ')[2]!));
  const doubled = runs.length - new Set(runs.map(({ key }) => key)).size;
  return { drifts, doubled, expected: schedules * minutes, waiting: waiting!.n };
}

const postgres = await startEmbeddedPostgres({ forTests: true });
process.env.TEST_DATABASE_URL = postgres.url;
try {
  const fixture = await openFixture({ poolSize: 8 });
  const { drifts, doubled, expected, waiting } = await measure(fixture).finally(() => fixture.close());
  const ms = (share: number) => Math.round(percentile(drifts, share));
  const most = Math.round(Math.max(...drifts));
  const load = loadavg()
    .map((each) => each.toFixed(1))
    .join(' ');
  const text = `# Schedules to the minute

${schedules} schedules of ${workspaces} workspaces, all due on the full minute, for ${minutes} minutes; ${workers} workers in one process, each with connections of its own, which claim and end runs meanwhile, and ${workspaces} new runs each half second by hand (${waiting} waited at the end). A firing is as late as its run is told of: its transaction is through by then. Real PostgreSQL, Node ${process.version}, load average ${load}.

| figure | measured | must reach |
| --- | --- | --- |
| firings | ${drifts.length} of ${expected} | all: 0 lost |
| doubled | ${doubled} | 0 |
| drift, median | ${ms(0.5)} ms | |
| drift, p95 | ${ms(0.95)} ms | |
| drift, worst | ${most} ms | 1,000 ms |
`;
  console.log(text);
  await writeFile(join(import.meta.dirname, '..', 'results', 'schedules.md'), text);
  if (drifts.length !== expected || doubled > 0 || !(most <= 1_000)) process.exitCode = 1;
} finally {
  await postgres.stop();
}
