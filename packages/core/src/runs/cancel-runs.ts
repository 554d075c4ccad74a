import type { Tx } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { ring } from '../outbox/ring.ts';
import { appendEvent, runCancelledChannel } from './append-event.ts';

/**
 * Cancels those of the runs that are in one of the statuses, at once: a worker that holds one loses its lease and
 * stops. Answers the ids of those that were cancelled by this call.
 */
export async function cancelRuns(
  tx: Tx,
  ctx: CoreContext,
  input: { runIds: readonly string[]; from: readonly ('queued' | 'running')[]; reason: string },
): Promise<string[]> {
  const now = ctx.clock.now();
  const cancelled: string[] = [];
  for (const id of input.runIds) {
    const { count } = await tx.run.updateMany({
      where: { id, status: { in: [...input.from] } },
      data: { status: 'cancelled', summary: input.reason, finishedAt: now, leaseToken: null, leaseExpiresAt: null },
    });
    if (count === 0) continue;
    cancelled.push(id);
    await tx.attempt.updateMany({
      where: { runId: id, outcome: 'running' },
      data: { outcome: 'cancelled', reason: input.reason, endedAt: now },
    });
    await appendEvent(tx, { runId: id, at: now, event: { type: 'run.cancelled', reason: input.reason } });
    await tx.$queryRaw`select pg_notify(${runCancelledChannel}::text, ${id}::text)::text`;
  }
  await ring(tx, ctx, { workspaceId: ctx.workspaceId, topic: 'run.notify', runIds: cancelled });
  return cancelled;
}
