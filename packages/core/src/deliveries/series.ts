import type { Tx } from '@smokejumper/db';

/**
 * The deployment's newest run: it changes when flows are run again, and a check belongs to one such series. The
 * deployment itself while it has none.
 */
export async function seriesOf(tx: Tx, deploymentId: string): Promise<string> {
  const newest = await tx.run.findFirst({
    where: { deploymentId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { id: true },
  });
  return newest?.id ?? deploymentId;
}
