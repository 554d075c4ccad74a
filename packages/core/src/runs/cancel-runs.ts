import type { Tx } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { type Cancelling, markCancelled } from './mark-cancelled.ts';
import { settleWaits } from './settle-waits.ts';

/**
 * Cancels those of the runs that are in one of the statuses, at once: a worker that holds one loses its lease and
 * stops; what waits for them is freed or cancelled too. Answers the ids of the runs named that this call cancelled.
 */
export async function cancelRuns(tx: Tx, ctx: CoreContext, input: Cancelling): Promise<string[]> {
  const cancelled = await markCancelled(tx, ctx, input);
  await settleWaits(tx, ctx, { ended: cancelled });
  return cancelled;
}
