import { claimDelivery, settleDelivery } from '@smokejumper/core';
import type { JobContext, Payload } from '@smokejumper/queue';
import type { WorkerDeps } from '../deps.ts';

/** Longer than any sending takes: a sender that is silent for so long is dead, and another one may send. */
const leaseMs = 120_000;
const longestMs = 90_000;
/** A try that is due sooner is rung for at its time; others are found by the loop. */
const longestDelayMs = 60_000;

/**
 * Sends one delivery, unless somebody else does or did, and rings for what its channel has to send next: under no key,
 * since the ring of one that found all slots taken a moment ago may not have ended yet.
 */
export async function sendDelivery(
  deps: Pick<WorkerDeps, 'ctx' | 'board' | 'deliver' | 'settings'>,
  payload: Payload<'delivery.send'>,
  context: JobContext,
): Promise<void> {
  const { publicUrl } = deps.settings;
  const claimed = await claimDelivery(deps.ctx, { ...payload, leaseMs, publicUrl });
  if (!claimed) return;
  const limit = AbortSignal.timeout(longestMs);
  const result = await deps
    .deliver(claimed.outgoing, { signal: AbortSignal.any([context.signal, limit]) })
    .catch((error: unknown) => {
      // Ours, such as a key that is no key: said in the log of the delivery, where people look for it.
      const detail = error instanceof Error ? error.message : String(error);
      return { outcome: 'retry' as const, status: null, detail };
    });
  const next = await settleDelivery(deps.ctx, { lease: claimed.lease, result, jitter: Math.random() });
  context.log.debug({ deliveryId: payload.deliveryId, outcome: result.outcome }, 'delivery tried');
  for (const deliveryId of next.due) await deps.board.publish('delivery.send', { deliveryId });
  if (next.againMs !== null && next.againMs <= longestDelayMs) {
    await deps.board.publish('delivery.send', payload, { delayMs: next.againMs });
  }
}
