import { AppError, type Brain, type RetryPolicyPatch, type RunTrigger, type WaitUntil } from '@smokejumper/contracts';
import type { Tx } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { tellLimit } from '../limits/read-limits.ts';
import { tellQuota } from '../limits/tell-quota.ts';
import { ring } from '../outbox/ring.ts';
import { jsonOrNull } from '../rules/json.ts';
import { withSignIns } from '../storage-states/with-sign-ins.ts';
import { admit, type Room } from './admit.ts';
import { appendEvents } from './append-event.ts';
import { retryPolicyOf } from './retry-policy.ts';
import { settleWaits } from './settle-waits.ts';

const hourMs = 3_600_000;

/** What a run waits for: an earlier run of the same call, by its place in it, or one that is there already, by id. */
export interface Wait {
  run: number | string;
  until: WaitUntil;
}

export interface NewRun {
  flowId: string;
  flowVersionId: string;
  environmentId: string;
  deploymentId: string | null;
  rerunOfId: string | null;
  trigger: RunTrigger;
  brain: Brain;
  priority: number;
  baseUrl: string;
  variables: Record<string, string>;
  idempotencyKey: string | null;
  /** Where it differs from the environment's policy. */
  retries?: RetryPolicyPatch | undefined;
  /** No worker takes it before; absent: it waits for no run. */
  after?: readonly Wait[] | undefined;
}

export interface CreatedRun {
  id: string;
  status: 'queued' | 'running' | 'finished' | 'cancelled';
  createdAt: string;
}

/**
 * Queues runs, each with its first event, and rings for those that wait for no other. Needs `admit`, or the `room` that
 * there is: runs it does not hold are made finished, as `inconclusive`, and say why. A run of a flow that needs
 * another's sign-in brings a run of that one along, where there is no fresh one; what was asked for is answered.
 */
export async function insertRuns(
  tx: Tx,
  ctx: CoreContext,
  asked: readonly NewRun[],
  room: Room = { runs: Number.POSITIVE_INFINITY, limit: null },
): Promise<CreatedRun[]> {
  const { runs, places } = await withSignIns(tx, ctx, asked);
  // The caller asked for room for those it knows of.
  if (runs.length > asked.length && room.limit === null && room.refusal === undefined)
    await admit(tx, ctx, runs.length);
  const created = await insertAll(tx, ctx, runs, room);
  return places.map((at) => created[at]!);
}

async function insertAll(tx: Tx, ctx: CoreContext, runs: readonly NewRun[], room: Room): Promise<CreatedRun[]> {
  const now = ctx.clock.now();
  const settings = await readSettings(tx, runs);
  const rows = runs.map(({ after = [], retries, ...run }, at) => {
    const retryPolicy = retryPolicyOf(retries, settings.policyOf(run.environmentId));
    return {
      ...run,
      id: ctx.newId('run'),
      workspaceId: ctx.workspaceId,
      ...(at < room.runs ? { status: 'queued', waits: after.length > 0 } : refused(room, now)),
      retryPolicy,
      retryOverride: jsonOrNull(retries ?? null),
      quarantined: settings.isQuarantined(run.flowId),
      attemptsLeft: 1 + retryPolicy.infrastructure,
      createdBy: ctx.actor.id,
      createdAt: now,
      queuedAt: now,
    };
  });
  const runIds = rows.map(({ id }) => id);
  await tx.run.createMany({ data: rows });
  await appendEvents(tx, { runIds, at: now, event: { type: 'run.queued' } });
  await tellRefused(tx, ctx, { runIds: runIds.slice(room.runs), room });
  const free = rows.filter(({ status, waits }) => status === 'queued' && !waits).map(({ id }) => id);
  await ring(tx, ctx, { workspaceId: ctx.workspaceId, topic: 'run.execute', runIds: free });
  const waits = runs.map(({ after = [] }, at) => (at < room.runs ? after : []));
  await insertWaits(tx, ctx, { runIds, waits });
  await countCreated(tx, ctx, Math.min(rows.length, room.runs));
  await tellQuota(tx, ctx);
  return rows.map(({ id, status }) => ({
    id,
    status: status as CreatedRun['status'],
    createdAt: now.toISOString(),
  }));
}

function refused({ limit, refusal }: Room, now: Date) {
  return {
    status: 'finished',
    waits: false,
    verdict: 'inconclusive' as const,
    failureClass: refusal === undefined ? ('budget' as const) : ('policy' as const),
    summary: `${refusal ?? tellLimit(limit!)} Nothing was tried.`,
    finishedAt: now,
  };
}

async function tellRefused(
  tx: Tx,
  ctx: CoreContext,
  { runIds, room }: { runIds: readonly string[]; room: Room },
): Promise<void> {
  if (runIds.length === 0) return;
  const at = ctx.clock.now();
  const { verdict, failureClass, summary } = refused(room, at);
  await appendEvents(tx, { runIds, at, event: { type: 'run.finished', verdict, failureClass, summary } });
  await ring(tx, ctx, { workspaceId: ctx.workspaceId, topic: 'run.notify', runIds });
}

/** What runs take over from their environments and flows as it stands now. */
async function readSettings(tx: Tx, runs: readonly NewRun[]) {
  const idsOf = (key: 'environmentId' | 'flowId') => [...new Set(runs.map((run) => run[key]))];
  const environments = await tx.environment.findMany({
    where: { id: { in: idsOf('environmentId') } },
    select: { id: true, retryPolicy: true },
  });
  const quarantined = await tx.flow.findMany({
    where: { id: { in: idsOf('flowId') }, quarantinedAt: { not: null } },
    select: { id: true },
  });
  const policies = new Map(environments.map(({ id, retryPolicy }) => [id, retryPolicy as RetryPolicyPatch | null]));
  const apart = new Set(quarantined.map(({ id }) => id));
  return {
    policyOf: (environmentId: string): RetryPolicyPatch | null => policies.get(environmentId) ?? null,
    isQuarantined: (flowId: string): boolean => apart.has(flowId),
  };
}

async function countCreated(tx: Tx, ctx: CoreContext, runs: number): Promise<void> {
  if (runs === 0) return;
  const hour = new Date(Math.floor(ctx.clock.now().getTime() / hourMs) * hourMs).toISOString();
  await tx.$executeRaw`
    insert into usage_hour (workspace_id, hour, runs_created) values (${ctx.workspaceId}, ${hour}::timestamptz, ${runs})
    on conflict (workspace_id, hour) do update set runs_created = usage_hour.runs_created + excluded.runs_created`;
}

/** Makes runs that are queued wait; `waits` of each stands at its place. One that has ended already is not waited for. */
export async function insertWaits(
  tx: Tx,
  ctx: CoreContext,
  input: { runIds: readonly string[]; waits: readonly (readonly Wait[])[] },
): Promise<void> {
  const wanted = new Map<string, { runId: string; afterRunId: string; until: WaitUntil }>();
  for (const [at, waits] of input.waits.entries()) {
    for (const { run, until } of waits) {
      // Only earlier ones: so nobody waits in a circle.
      if (typeof run === 'number' && !(run >= 0 && run < at)) {
        throw new AppError('internal', 'A run can only wait for one that is made before it.');
      }
      const wait = { runId: input.runIds[at]!, afterRunId: typeof run === 'number' ? input.runIds[run]! : run, until };
      const key = `${wait.runId} ${wait.afterRunId}`;
      // Twice for one run, as when it is the one before in a suite and signs in as well: the stricter holds.
      if (wanted.get(key)?.until !== 'passed') wanted.set(key, wait);
    }
  }
  if (wanted.size === 0) return;
  const data = [...wanted.values()];
  await tx.$executeRaw`
    insert into run_wait (workspace_id, run_id, after_run_id, until)
    select ${ctx.workspaceId}, w."runId", w."afterRunId", w.until
    from jsonb_to_recordset(${JSON.stringify(data)}::jsonb) as w("runId" text, "afterRunId" text, until text)
    on conflict (run_id, after_run_id) do update set settled_at = null`;
  await settleEnded(tx, ctx, [...new Set(data.map(({ afterRunId }) => afterRunId))]);
}

/** One that runs already may be ending at this moment: locked, it has ended before or finds who waits for it after. */
async function settleEnded(tx: Tx, ctx: CoreContext, runIds: readonly string[]): Promise<void> {
  const going = await tx.$queryRaw<{ id: string; over: boolean }[]>`
    select id, status in ('finished', 'cancelled') as over from run where id = any(${[...runIds]}::text[])
    order by id for share`;
  const open = new Set(going.filter(({ over }) => !over).map(({ id }) => id));
  await settleWaits(tx, ctx, { ended: runIds.filter((id) => !open.has(id)) });
}
