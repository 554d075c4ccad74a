import type { Tx } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';

/** Takes baselines out of force, all of a flow or those of one place. Their bytes go by `dropBytes`. Needs `lockFlow`. */
export async function retireBaselines(
  tx: Tx,
  ctx: CoreContext,
  which: { flowId: string; id?: string; environmentId?: string; name?: string; look?: string },
): Promise<number> {
  const { count } = await tx.baseline.updateMany({
    where: { ...which, removedAt: null },
    data: { removedAt: ctx.clock.now() },
  });
  return count;
}
