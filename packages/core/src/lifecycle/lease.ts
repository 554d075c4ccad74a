import { AppError } from '@smokejumper/contracts';
import { inWorkspace, type Tx } from '@smokejumper/db';
import { type CoreContext, type SystemContext, within } from '../context.ts';

/** The right to write about one attempt of a run. Any write with it throws `lease_lost` once it is not held. */
export interface RunLease {
  runId: string;
  workspaceId: string;
  attempt: number;
  token: string;
}

/** Which row a lease still holds: the fence of each write of a worker. */
export function heldBy(lease: RunLease) {
  return { id: lease.runId, status: 'running', leaseToken: lease.token, attempts: lease.attempt };
}

export function leaseLost(lease: RunLease): AppError {
  return new AppError('lease_lost', `Attempt ${lease.attempt} no longer holds the run ${lease.runId}.`);
}

/** One transaction in the lease's workspace, with the run locked, after `first` if given. Throws `lease_lost`. */
export function underLease<T>(
  ctx: SystemContext,
  lease: RunLease,
  work: (tx: Tx, inside: CoreContext) => Promise<T>,
  first?: (tx: Tx, inside: CoreContext) => Promise<void>,
): Promise<T> {
  return inWorkspace(ctx, lease.workspaceId, async (tx) => {
    const inside = within(ctx, lease.workspaceId);
    await first?.(tx, inside);
    const held = await tx.$queryRaw<unknown[]>`
      select 1 from run
      where id = ${lease.runId} and status = 'running' and lease_token = ${lease.token} and attempts = ${lease.attempt}
      for update`;
    if (held.length === 0) throw leaseLost(lease);
    return work(tx, inside);
  });
}
