import { setTimeout as wait } from 'node:timers/promises';

/** Waits; rejects with the signal's reason when it is aborted. */
export async function nap(ms: number, signal: AbortSignal): Promise<void> {
  try {
    await wait(ms, undefined, { signal });
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  }
}
