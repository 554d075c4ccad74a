import type { Tx } from '@smokejumper/db';
import { reportingKinds } from '../channels/target.ts';
import type { CoreContext } from '../context.ts';
import { ring } from '../outbox/ring.ts';

/** Rings for a run that waits or begins, when its deployment's state is shown somewhere. */
export async function ringReporters(
  tx: Tx,
  ctx: CoreContext,
  run: { id: string; deploymentId: string | null; environmentId: string },
): Promise<void> {
  if (run.deploymentId === null) return;
  const shown = await tx.channel.findFirst({
    where: {
      kind: { in: [...reportingKinds] },
      disabledAt: null,
      OR: [{ environmentId: null }, { environmentId: run.environmentId }],
    },
    select: { id: true },
  });
  if (shown) await ring(tx, ctx, { workspaceId: ctx.workspaceId, topic: 'run.notify', runIds: [run.id] });
}
