import { AppError, type Delivery } from '@smokejumper/contracts';
import { inWorkspace } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { allow } from '../rules/allow.ts';
import { audit } from '../rules/audit.ts';
import { found } from '../rules/not-found.ts';
import { deliveryView } from './view.ts';
import { wakeSenders } from './wake.ts';

/**
 * Sends a delivery once more, now, under its own id; one that waits for its next try is sent now too. Throws
 * `not_found`, `conflict` while it is being sent.
 */
export async function replayDelivery(
  ctx: CoreContext,
  input: { channelId: string; deliveryId: string },
): Promise<Delivery> {
  allow(ctx, 'settings:write');
  const { channelId, deliveryId: id } = input;
  return inWorkspace(ctx, ctx.workspaceId, async (tx) => {
    found(await tx.delivery.findFirst({ where: { id, channelId } }), 'delivery', id);
    const { count } = await tx.delivery.updateMany({
      where: { id, channelId, status: { not: 'sending' } },
      data: { status: 'pending', attempts: 0, batched: false, nextAttemptAt: ctx.clock.now(), endedAt: null },
    });
    if (count === 0) throw new AppError('conflict', `The delivery ${id} is being sent at this moment.`);
    await audit(tx, ctx, { action: 'delivery.replay', subjectId: id });
    await wakeSenders(tx);
    return deliveryView(await tx.delivery.findFirstOrThrow({ where: { id } }));
  });
}
