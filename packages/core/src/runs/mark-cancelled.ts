import type { Tx } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { endAttempts } from '../lifecycle/end-attempts.ts';
import { ring } from '../outbox/ring.ts';
import { appendEvents, runCancelledChannel } from './append-event.ts';

export interface Cancelling {
  runIds: readonly string[];
  from: readonly ('queued' | 'running')[];
  /** Shown as the run's summary. */
  reason: string;
}

/**
 * Cancels those of the runs that are in one of the statuses, and leaves what waits for them alone. Answers the ids of
 * those that were cancelled by this call.
 */
export async function markCancelled(tx: Tx, ctx: CoreContext, input: Cancelling): Promise<string[]> {
  const { reason } = input;
  const now = ctx.clock.now();
  // Locked in one order, so that two who cancel the same runs wait for one another instead of for each other.
  const rows = await tx.$queryRaw<{ id: string; attempts: number }[]>`
    with chosen as (
      select id from run where id = any(${[...input.runIds]}::text[]) and status = any(${[...input.from]}::text[])
      order by id for update
    )
    update run r set status = 'cancelled', summary = ${reason}, finished_at = ${now.toISOString()}::timestamptz,
                     lease_token = null, lease_expires_at = null, waits = false
    from chosen where r.id = chosen.id
    returning r.id, r.attempts`;
  const cancelled = rows.map(({ id }) => id).sort();
  if (cancelled.length === 0) return [];
  const runsEnded = rows.filter(({ attempts }) => attempts > 0).length;
  const { workspaceId } = ctx;
  await endAttempts(tx, ctx, { workspaceId, runIds: cancelled, outcome: 'cancelled', reason, runsEnded });
  await appendEvents(tx, { runIds: cancelled, at: now, event: { type: 'run.cancelled', reason } });
  await tx.$queryRaw`select pg_notify(${runCancelledChannel}::text, id)::text from unnest(${cancelled}::text[]) as id`;
  await ring(tx, ctx, { workspaceId: ctx.workspaceId, topic: 'run.notify', runIds: cancelled });
  return cancelled;
}
