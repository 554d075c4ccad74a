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
  const underWay = new Set<Promise<void>>();
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
  const claimAndRun = async (): Promise<boolean> => {
    const claimed = await claimRun(deps.ctx, { workerId: settings.workerId, leaseMs: settings.leaseMs });
    if (claimed === null) return false;
    await execute(claimed);
    return true;
  };
  const inSlot = async (): Promise<boolean> => {
    const turn = claimAndRun();
    const settled = turn.then(
      () => {},
      () => {},
    );
    underWay.add(settled);
    try {
      return await turn;
    } finally {
      underWay.delete(settled);
      release();
    }
  };
  const workOff = async ({ signal }: { signal: AbortSignal }): Promise<void> => {
    while (await acquire(signal)) if (!(await inSlot())) return;
  };

  return {
    workOff,
    poll: async () => {
      if (taken >= settings.concurrency || draining.signal.aborted) return;
      taken += 1;
      const claimed = await claimRun(deps.ctx, { workerId: settings.workerId, leaseMs: settings.leaseMs }).catch(
        (error) => {
          release();
          throw error;
        },
      );
      if (claimed === null) return release();
      const run = execute(claimed).finally(() => {
        underWay.delete(run);
        release();
      });
      underWay.add(run);
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
