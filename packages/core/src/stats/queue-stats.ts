import { asSystem, inWorkspace, type Tx } from '@smokejumper/db';
import type { CoreContext, SystemContext } from '../context.ts';
import { allow, allowSystem } from '../rules/allow.ts';

export interface QueueStats {
  queued: number;
  running: number;
  /** Age of the run that waits longest, in seconds; 0 when none waits. */
  oldestSeconds: number;
}

/** The queue over all workspaces: what a fleet of workers is scaled by. */
export async function queueStats(ctx: SystemContext): Promise<QueueStats> {
  allowSystem(ctx);
  return asSystem(ctx, 'stats', (tx) => count(tx, ctx));
}

/** The queue of one workspace. */
export async function workspaceQueueStats(ctx: CoreContext): Promise<QueueStats> {
  allow(ctx, 'runs:read');
  return inWorkspace(ctx, ctx.workspaceId, (tx) => count(tx, ctx));
}

async function count(tx: Tx, ctx: SystemContext): Promise<QueueStats> {
  // What waits for another run waits for no worker.
  const queued = await tx.run.aggregate({
    where: { status: 'queued', waits: false },
    _count: true,
    _min: { queuedAt: true },
  });
  const running = await tx.run.count({ where: { status: 'running' } });
  const oldest = queued._min.queuedAt;
  const age = oldest ? (ctx.clock.now().getTime() - oldest.getTime()) / 1_000 : 0;
  return { queued: queued._count, running, oldestSeconds: Math.max(0, Math.round(age)) };
}
