import { AppError, type Brain, type RunTrigger, type WaitUntil } from '@smokejumper/contracts';
import type { Tx } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { ring } from '../outbox/ring.ts';
import { appendEvents } from './append-event.ts';
import { settleWaits } from './settle-waits.ts';

/** How often a run is tried when workers die or fail under it. */
const maxAttempts = 3;

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
  /** No worker takes it before; absent: it waits for no run. */
  after?: readonly Wait[] | undefined;
}

export interface CreatedRun {
  id: string;
  status: 'queued' | 'running' | 'finished' | 'cancelled';
  createdAt: string;
}

/** Queues runs, each with its first event, and rings for those that wait for no other. Needs `admit`. */
export async function insertRuns(tx: Tx, ctx: CoreContext, runs: readonly NewRun[]): Promise<CreatedRun[]> {
  const { workspaceId } = ctx;
  const now = ctx.clock.now();
  const rows = runs.map(({ after = [], ...run }) => ({
    ...run,
    id: ctx.newId('run'),
    workspaceId,
    status: 'queued',
    waits: after.length > 0,
    attemptsLeft: maxAttempts,
    createdBy: ctx.actor.id,
    createdAt: now,
    queuedAt: now,
  }));
  const runIds = rows.map(({ id }) => id);
  await tx.run.createMany({ data: rows });
  await appendEvents(tx, { runIds, at: now, event: { type: 'run.queued' } });
  const free = rows.filter(({ waits }) => !waits).map(({ id }) => id);
  await ring(tx, ctx, { workspaceId, topic: 'run.execute', runIds: free });
  await insertWaits(tx, ctx, { runIds, waits: runs.map(({ after = [] }) => after) });
  return rows.map(({ id }) => ({ id, status: 'queued', createdAt: now.toISOString() }));
}

async function insertWaits(
  tx: Tx,
  ctx: CoreContext,
  input: { runIds: readonly string[]; waits: readonly (readonly Wait[])[] },
): Promise<void> {
  const { workspaceId } = ctx;
  const data = input.waits.flatMap((waits, at) =>
    waits.map(({ run, until }) => {
      // Only earlier ones: so nobody waits in a circle.
      if (typeof run === 'number' && !(run >= 0 && run < at)) {
        throw new AppError('internal', 'A run can only wait for one that is made before it.');
      }
      const afterRunId = typeof run === 'number' ? input.runIds[run]! : run;
      return { workspaceId, runId: input.runIds[at]!, afterRunId, until };
    }),
  );
  if (data.length === 0) return;
  await tx.runWait.createMany({ data });
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
