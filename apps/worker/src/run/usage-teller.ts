import type { Usage } from '@smokejumper/contracts';
import { type RunLease, recordUsage, type SystemContext } from '@smokejumper/core';

const betweenMs = 1_000;

/**
 * Tells of what a run's model has cost while it goes on: one write at a time, one a second. A lost one does no harm,
 * since the whole is stored with the verdict.
 */
export function createUsageTeller(ctx: SystemContext, { lease }: { lease: RunLease }): (usage: Usage) => void {
  let toldAt = Number.NEGATIVE_INFINITY;
  let telling = false;
  return (usage) => {
    const now = ctx.clock.now().getTime();
    if (telling || now - toldAt < betweenMs) return;
    telling = true;
    toldAt = now;
    recordUsage(ctx, { lease, usage })
      .catch((error: unknown) => ctx.log.info({ err: error, runId: lease.runId }, 'usage was not told'))
      .finally(() => {
        telling = false;
      });
  };
}
