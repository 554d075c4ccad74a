import { dueDeliveries } from '@smokejumper/core';
import type { WorkerDeps } from '../deps.ts';

const batch = 200;

/** Rings for what is due: tries whose time has come, senders that died, rings that were lost. */
export async function ringDueDeliveries(deps: Pick<WorkerDeps, 'ctx' | 'board'>): Promise<void> {
  const { deliveryIds, outboxIds } = await dueDeliveries(deps.ctx, { limit: batch });
  for (const outboxId of outboxIds) await deps.board.publish('notify.deliver', { outboxId }, { dedupeKey: outboxId });
  await ringDeliveries(deps, deliveryIds);
}

/** One job for each delivery. */
export async function ringDeliveries(deps: Pick<WorkerDeps, 'board'>, ids: readonly string[]): Promise<void> {
  for (const deliveryId of ids) await deps.board.publish('delivery.send', { deliveryId }, { dedupeKey: deliveryId });
}
