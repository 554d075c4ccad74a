import { asSystem } from '@smokejumper/db';
import type { SystemContext } from '../context.ts';
import { allowSystem } from '../rules/allow.ts';
import { type GivenUp, giveUp } from './give-up.ts';

/** How many are reaped in one transaction; what remains comes next time. */
const batch = 50;

/** Requeues runs whose lease ran out, or finishes them as `errored` when no attempt is left. */
export async function reapRuns(ctx: SystemContext): Promise<{ requeued: number; errored: number }> {
  allowSystem(ctx);
  return asSystem(ctx, 'lease', async (tx) => {
    const dead = await tx.$queryRaw<GivenUp[]>`
      select id, workspace_id as "workspaceId", attempts, attempts_left as "attemptsLeft",
             retry_policy as "retryPolicy"
      from run
      where status = 'running' and lease_expires_at < ${ctx.clock.now().toISOString()}::timestamptz
      order by lease_expires_at
      limit ${batch} for update skip locked`;
    const counts = { requeued: 0, errored: 0 };
    for (const run of dead) {
      const reason = 'The worker stopped answering.';
      counts[await giveUp(tx, ctx, { run, reason, attemptOutcome: 'lost' })] += 1;
    }
    return counts;
  });
}
