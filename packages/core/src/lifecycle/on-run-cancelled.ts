import type { Listener } from '@smokejumper/db';
import { runCancelledChannel } from '../runs/append-event.ts';

/**
 * Calls back with the id of each run that was cancelled, or null when notifications may have been missed: then ask
 * by `heartbeatRun`. Returns a function that stops it.
 */
export async function onRunCancelled(listener: Listener, handler: (runId: string | null) => void): Promise<() => void> {
  return listener.on(runCancelledChannel, handler);
}
