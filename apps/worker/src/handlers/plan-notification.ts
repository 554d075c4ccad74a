import { planDeliveries } from '@smokejumper/core';
import type { Payload } from '@smokejumper/queue';
import type { WorkerDeps } from '../deps.ts';
import { ringDeliveries } from '../loops/deliveries.ts';

/** Makes the deliveries of a run's new state, a row for each channel, and rings for each. Again: nothing. */
export async function planNotification(
  deps: Pick<WorkerDeps, 'ctx' | 'board'>,
  payload: Payload<'notify.deliver'>,
): Promise<void> {
  await ringDeliveries(deps, await planDeliveries(deps.ctx, payload));
}
