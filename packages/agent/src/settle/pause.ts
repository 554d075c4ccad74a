import { setTimeout as wait } from 'node:timers/promises';

/** Resolves after some milliseconds; rejects with the reason when the run is cancelled. */
export async function pause(ctx: { signal: AbortSignal }, ms: number): Promise<void> {
  try {
    await wait(ms, undefined, { signal: ctx.signal });
  } catch (error) {
    ctx.signal.throwIfAborted();
    throw error;
  }
}
