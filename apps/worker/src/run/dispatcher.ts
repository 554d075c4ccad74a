import { type ClaimedRun, claimRun, type SystemContext } from '@smokejumper/core';
import type { WorkerSettings } from '../deps.ts';

/** Hands waiting runs to free slots. Rings and the poll share the slots, so a worker never takes more than it can. */
export interface Dispatcher {
  /** Claims and runs until no run waits, the signal is aborted or the worker drains. Waits for a free slot first. */
  workOff(seam: { signal: AbortSignal }): Promise<void>;
  /** Starts as many `workOff`s as there are free slots, without waiting for them; throws what claiming throws. */
  poll(): Promise<void>;
  /** Claims no more; true when all runs under way ended within the time. */
  drain(ms: number): Promise<boolean>;
  /** How many runs are under way. */
  active(): number;
}

export function createDispatcher(
  deps: { ctx: SystemContext; settings: Pick<WorkerSettings, 'workerId' | 'concurrency' | 'leaseMs'> },
  execute: (claimed: ClaimedRun) => Promise<void>,
): Dispatcher {
  const { settings } = deps;
  const underWay = new Set<Promise<unknown>>();
  const draining = new AbortController();
  const waiting: (() => void)[] = [];
  let taken = 0;

  const acquire = async (signal: AbortSignal): Promise<boolean> => {
    while (taken >= settings.concurrency) {
      if (signal.aborted || draining.signal.aborted) return false;
      await freed(waiting, AbortSignal.any([signal, draining.signal]));
    }
    if (signal.aborted || draining.signal.aborted) return false;
    taken += 1;
    return true;
  };
  const release = (): void => {
    taken -= 1;
    waiting.shift()?.();
  };
  const claim = (): Promise<ClaimedRun | null> =>
    claimRun(deps.ctx, { workerId: settings.workerId, leaseMs: settings.leaseMs });
  const follow = <T>(work: Promise<T>): Promise<T> => {
    underWay.add(work);
    const forget = (): void => void underWay.delete(work);
    work.then(forget, forget);
    return work;
  };
  const claimAndRun = async (): Promise<boolean> => {
    try {
      const claimed = await claim();
      if (claimed !== null) await execute(claimed);
      return claimed !== null;
    } finally {
      release();
    }
  };
  const workOff = async ({ signal }: { signal: AbortSignal }): Promise<void> => {
    while (await acquire(signal)) if (!(await follow(claimAndRun()))) return;
  };

  return {
    workOff,
    poll: async () => {
      while (taken < settings.concurrency && !draining.signal.aborted) {
        taken += 1;
        const claimed = await claim().catch((error) => {
          release();
          throw error;
        });
        if (claimed === null) return release();
        follow(execute(claimed).finally(release)).catch((err) => {
          // No job of the queue stands behind this run: its lease runs out, and it is tried again.
          deps.ctx.log.error({ err, runId: claimed.lease.runId }, 'a run could not be ended here');
        });
      }
    },
    drain: async (ms) => {
      draining.abort();
      return settledWithin(Promise.allSettled(underWay), ms);
    },
    active: () => underWay.size,
  };
}

function freed(waiting: (() => void)[], signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      signal.removeEventListener('abort', done);
      const at = waiting.indexOf(done);
      if (at >= 0) waiting.splice(at, 1);
      resolve();
    };
    waiting.push(done);
    signal.addEventListener('abort', done, { once: true });
  });
}

async function settledWithin(work: Promise<unknown>, ms: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, ms, false);
  });
  const inTime = await Promise.race([work.then(() => true), late]);
  clearTimeout(timer);
  return inTime;
}
