import type { JobContext, Payload } from '@smokejumper/queue';

/** No workspace can set up a channel yet, so there is never anybody to tell; the ring is taken off the queue. */
export async function deliverNotification(payload: Payload<'notify.deliver'>, context: JobContext): Promise<void> {
  context.log.debug({ outboxId: payload.outboxId }, 'no channel is set up');
}
