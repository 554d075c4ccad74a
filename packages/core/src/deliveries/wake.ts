import type { Listener, Tx } from '@smokejumper/db';

/** Says that a delivery is due. */
const deliveryChannel = 'smokejumper_delivery';

/** Wakes those who send, once the transaction is through. */
export async function wakeSenders(tx: Tx): Promise<void> {
  await tx.$queryRaw`select pg_notify(${deliveryChannel}::text, '')::text`;
}

/** Calls back when a delivery may be due. Returns a function that stops it. */
export async function onDelivery(listener: Listener, handler: () => void): Promise<() => void> {
  return listener.on(deliveryChannel, handler);
}
