import { isAppError, type Log } from '@smokejumper/contracts';
import { heartbeatRun, type RunLease, type SystemContext } from '@smokejumper/core';
import { every } from '../loops/every.ts';

/** Why a run is stopped before its end. */
export type StopReason = 'cancelled' | 'lost' | 'drain';

export class RunStopped extends Error {
  readonly why: StopReason;
  constructor(why: StopReason) {
    super(`The run is stopped: ${why}`);
    this.why = why;
  }
}

export interface LeaseKeeper {
  /** Aborted with a RunStopped. */
  signal: AbortSignal;
  /** Why the run must stop, or null while it may go on. */
  stopped(): StopReason | null;
  /** Beats at once: something may have happened to the run. */
  nudge(): void;
  stop(why: StopReason): void;
  end(): Promise<void>;
}

/**
 * Renews a lease and notices a cancellation. When the database has not answered for the length of a lease, the lease
 * counts as lost: another worker may hold the run by then.
 */
export function keepLease(
  ctx: SystemContext & { log: Log },
  input: { lease: RunLease; leaseMs: number; heartbeatMs: number; elapsed: () => number },
): LeaseKeeper {
  const abort = new AbortController();
  const stop = (why: StopReason): void => abort.abort(new RunStopped(why));
  let heldUntil = input.elapsed() + input.leaseMs;
  const expiry = setInterval(
    () => {
      if (input.elapsed() >= heldUntil) stop('lost');
    },
    Math.min(input.heartbeatMs, 1_000),
  );

  const beat = async (): Promise<void> => {
    if (abort.signal.aborted) return;
    const asked = input.elapsed();
    try {
      const answer = await heartbeatRun(ctx, { lease: input.lease, leaseMs: input.leaseMs });
      if (answer === 'held') heldUntil = asked + input.leaseMs;
      else stop(answer);
    } catch (error) {
      if (!isAppError(error, 'lease_lost')) throw error;
      stop('lost');
    }
  };
  const loop = every(ctx, { name: 'heartbeat', ms: input.heartbeatMs, work: beat });
  return {
    signal: abort.signal,
    stopped: () => (abort.signal.aborted ? (abort.signal.reason as RunStopped).why : null),
    nudge: loop.nudge,
    stop,
    end: async () => {
      clearInterval(expiry);
      await loop.stop();
    },
  };
}
