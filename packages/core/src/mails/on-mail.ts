import type { Listener } from '@smokejumper/db';
import { mailChannel } from './queue-mail.ts';

/** Calls back when a mail may be due. Returns a function that stops it. */
export async function onMail(listener: Listener, handler: () => void): Promise<() => void> {
  return listener.on(mailChannel, handler);
}
