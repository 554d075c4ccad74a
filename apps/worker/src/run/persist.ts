import { setTimeout as delay } from 'node:timers/promises';
import { isAppError } from '@smokejumper/contracts';

const firstWaitMs = 100;
const longestWaitMs = 2_000;

/**
 * Writes to the database through an outage: tried again while it is `unavailable` and the lease is held. Each write is
 * fenced by the lease, so that a write that did land is not done twice. Throws the signal's reason when aborted.
 */
export async function persist<T>(write: () => Promise<T>, seam: { signal: AbortSignal }): Promise<T> {
  for (let waitMs = firstWaitMs; ; waitMs = Math.min(waitMs * 2, longestWaitMs)) {
    seam.signal.throwIfAborted();
    try {
      return await write();
    } catch (error) {
      if (!isAppError(error, 'unavailable')) throw error;
      await delay(waitMs, undefined, { signal: seam.signal }).catch(() => {});
    }
  }
}
