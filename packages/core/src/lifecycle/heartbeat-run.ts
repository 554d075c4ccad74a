import { inWorkspace } from '@smokejumper/db';
import type { SystemContext } from '../context.ts';
import { heldBy, type RunLease } from './lease.ts';

/**
 * Renews a lease. `cancelled`: the run was cancelled under this attempt, stop. `lost`: another attempt may be at
 * work already, stop and write nothing.
 */
export async function heartbeatRun(
  ctx: SystemContext,
  input: { lease: RunLease; leaseMs: number },
): Promise<'held' | 'cancelled' | 'lost'> {
  const { lease } = input;
  return inWorkspace(ctx, lease.workspaceId, async (tx) => {
    const leaseExpiresAt = new Date(ctx.clock.now().getTime() + input.leaseMs);
    const { count } = await tx.run.updateMany({ where: heldBy(lease), data: { leaseExpiresAt } });
    if (count > 0) return 'held';
    const run = await tx.run.findFirst({ where: { id: lease.runId }, select: { status: true, attempts: true } });
    return run?.status === 'cancelled' && run.attempts === lease.attempt ? 'cancelled' : 'lost';
  });
}
