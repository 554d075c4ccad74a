import { AppError } from '@smokejumper/contracts';
import type { Tx } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { found } from '../rules/not-found.ts';

/**
 * Locks the workspace's row: who creates runs in it takes turns, so that limits are exact. Always the first lock, and
 * one that lets rows be written that point to the workspace: else steps would wait, and cancellations deadlock.
 */
export async function lockWorkspace(tx: Tx, ctx: CoreContext): Promise<{ maxQueuedRuns: number }> {
  const rows = await tx.$queryRaw<{ maxQueuedRuns: number }[]>`
    select max_queued_runs as "maxQueuedRuns" from workspace where id = ${ctx.workspaceId} and deleted_at is null
    for no key update`;
  return found(rows[0], 'workspace', ctx.workspaceId);
}

/** Throws `limit_exceeded` when `count` more runs would not fit into the workspace's queue. Needs `lockWorkspace`. */
export async function admit(tx: Tx, limit: { maxQueuedRuns: number }, count: number): Promise<void> {
  const queued = await tx.run.count({ where: { status: 'queued' } });
  if (queued + count <= limit.maxQueuedRuns) return;
  throw new AppError('limit_exceeded', `At most ${limit.maxQueuedRuns} runs may wait, and ${queued} wait already.`, {
    details: { limit: 'queued_runs', max: limit.maxQueuedRuns, queued },
  });
}
