import type { Listener } from '@smokejumper/db';
import { outboxChannel } from '../runs/append-event.ts';

/** Calls back when the outbox may have something new. Returns a function that stops it. */
export async function onOutbox(listener: Listener, handler: () => void): Promise<() => void> {
  return listener.on(outboxChannel, handler);
}
