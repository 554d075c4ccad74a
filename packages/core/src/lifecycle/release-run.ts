import type { SystemContext } from '../context.ts';
import { storable } from '../rules/storable.ts';
import { giveUp } from './give-up.ts';
import { type RunLease, underLease } from './lease.ts';

/**
 * Gives a run up. `spent: false` (a drain): back to the queue with the attempt given back. `spent: true` (our own
 * failure): back to the queue, or finished as `errored` when no attempt is left. `waitMs`: not taken again before.
 * Throws `lease_lost`.
 */
export async function releaseRun(
  ctx: SystemContext,
  input: { lease: RunLease; reason: string; spent: boolean; waitMs?: number | undefined },
): Promise<'requeued' | 'errored'> {
  const { lease } = input;
  const reason = storable(input.reason);
  return underLease(ctx, lease, async (tx) => {
    const run = await tx.run.findFirstOrThrow({ where: { id: lease.runId } });
    const { waitMs } = input;
    return giveUp(tx, ctx, { run, reason, attemptOutcome: input.spent ? 'failed' : 'released', waitMs });
  });
}
