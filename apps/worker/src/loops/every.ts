import { setTimeout as delay } from 'node:timers/promises';
import type { Log } from '@smokejumper/contracts';

export interface Loop {
  /** Does the work soon, without waiting for its time. */
  nudge(): void;
  /** Resolves when the work under way has ended. */
  stop(): Promise<void>;
}

export interface LoopOptions {
  name: string;
  /** Between the end of the work and its next beginning. */
  ms: number;
  /** Instead of `ms`, asked each time. */
  pauseMs?: () => number;
  work: () => Promise<void>;
}

/** Does the work again and again, never twice at the same time. An error is logged, and the work is tried again. */
export function every(ctx: { log: Log }, options: LoopOptions): Loop {
  const stopped = new AbortController();
  let wake = new AbortController();
  let failing = false;

  const turn = async (): Promise<void> => {
    try {
      await options.work();
      if (failing) ctx.log.info({ loop: options.name }, 'works again');
      failing = false;
    } catch (err) {
      // One line for an outage, not one for each try.
      if (!failing && !stopped.signal.aborted) ctx.log.warn({ err, loop: options.name }, 'failed and is tried again');
      failing = true;
    }
  };
  const run = async (): Promise<void> => {
    while (!stopped.signal.aborted) {
      const signal = AbortSignal.any([stopped.signal, wake.signal]);
      await turn();
      await delay(options.pauseMs?.() ?? options.ms, undefined, { signal }).catch(() => {});
      if (wake.signal.aborted) wake = new AbortController();
    }
  };
  const running = run();
  return {
    nudge: () => wake.abort(),
    stop: async () => {
      stopped.abort();
      await running;
    },
  };
}
