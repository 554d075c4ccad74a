import type { RunningProcess } from './process.ts';

/** What a launcher hands over as it starts things; all of it is stopped in the reverse order. */
export interface Supervisor {
  /** A process that must live as long as the launcher: when it ends by itself, everything is stopped. */
  process<P extends RunningProcess>(running: P): P;
  /** Anything else that needs an end. */
  onStop(stop: () => Promise<void>): void;
}

// Ctrl-C reaches us from the terminal and again through npm and the bootstrap: that is one wish, not two.
const sameWishMs = 1_000;

/**
 * Starts things, keeps them until a signal or until one of them ends, and stops them all. A second signal ends
 * the launcher at once; the guards stop what is left. Returns the exit code: 0 after a signal, else 1.
 */
export async function supervise(start: (supervisor: Supervisor) => Promise<void>): Promise<number> {
  const stops: (() => Promise<void>)[] = [];
  const over = Promise.withResolvers<string | null>();
  watchSignals(() => over.resolve(null));
  const supervisor: Supervisor = {
    process: (running) => {
      stops.push(running.stop);
      void running.ended.then(({ code, signal }) => {
        over.resolve(`The ${running.name} ended by itself (${signal ?? `exit code ${code}`}).`);
      });
      return running;
    },
    onStop: (stop) => void stops.push(stop),
  };
  try {
    await Promise.race([start(supervisor), over.promise]);
    const cause = await over.promise;
    if (cause !== null) process.stderr.write(`smokejumper: ${cause} Stopping the rest.\n`);
    return cause === null ? 0 : 1;
  } finally {
    for (const stop of stops.toReversed()) await stop();
  }
}

function watchSignals(onFirst: () => void): void {
  let firstAt: number | undefined;
  const listener = () => {
    const now = performance.now();
    if (firstAt !== undefined && now - firstAt > sameWishMs) process.exit(130);
    firstAt ??= now;
    onFirst();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, listener);
}
