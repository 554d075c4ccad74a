/** The part of a logger that is needed here. */
interface ShutdownLog {
  info(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** What may be done in a phase; the signal is aborted when its time is up. */
export type PhaseWork = (options: { signal: AbortSignal }) => Promise<void> | void;

export interface Shutdown {
  /** Aborted as soon as the shutdown begins. */
  signal: AbortSignal;
  /** Adds a phase; phases run in the order in which they were added, each at most `limitMs`. */
  phase(name: string, limitMs: number, work: PhaseWork): void;
  /** Listens for SIGINT, SIGTERM and SIGHUP. */
  listen(): void;
  /** Begins the shutdown, or joins the one under way. Returns the exit code: 0, or 1 if a phase failed or ran late. */
  run(reason: string): Promise<number>;
}

export interface ShutdownDeps {
  log: ShutdownLog;
  /** The process, or a stand-in for it. */
  target?: Pick<NodeJS.Process, 'on' | 'exit'>;
  /** Milliseconds that only go forward. */
  elapsed?: () => number;
}

// Ctrl-C reaches us from the terminal and again through npm and the bootstrap: that is one wish, not two.
const sameWishMs = 1_000;
const exitCodes = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 };

/** An orderly end in named phases; a second signal ends the process at once. */
export function createShutdown(deps: ShutdownDeps): Shutdown {
  const target = deps.target ?? process;
  const elapsed = deps.elapsed ?? (() => performance.now());
  const phases: { name: string; limitMs: number; work: PhaseWork }[] = [];
  const begun = new AbortController();
  let running: Promise<number> | undefined;
  let signalledAt: number | undefined;

  const run = (reason: string) => {
    running ??= runPhases(reason);
    return running;
  };

  async function runPhases(reason: string): Promise<number> {
    deps.log.info({ reason }, 'shutting down');
    begun.abort(new Error(`shutting down: ${reason}`));
    let code = 0;
    for (const phase of phases) {
      const failure = await inTime(phase.limitMs, phase.work);
      if (failure === null) continue;
      code = 1;
      deps.log.error({ phase: phase.name, err: failure }, 'a phase of the shutdown did not complete');
    }
    deps.log.info({ reason, code }, 'shut down');
    return code;
  }

  async function onSignal(signal: NodeJS.Signals): Promise<void> {
    const now = elapsed();
    if (signalledAt !== undefined) {
      if (now - signalledAt > sameWishMs) target.exit(exitCodes[signal as keyof typeof exitCodes]);
      return;
    }
    signalledAt = now;
    target.exit(await run(signal));
  }

  return {
    signal: begun.signal,
    phase: (name, limitMs, work) => void phases.push({ name, limitMs, work }),
    listen: () => {
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) target.on(signal, () => void onSignal(signal));
    },
    run,
  };
}

/** Null when the work ended well and in time, else why not. */
async function inTime(limitMs: number, work: PhaseWork): Promise<unknown> {
  const limit = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Error>((resolve) => {
    timer = setTimeout(() => {
      const error = new Error(`not done within ${limitMs} ms`);
      limit.abort(error);
      resolve(error);
    }, limitMs);
  });
  const done = async () => {
    await work({ signal: limit.signal });
    return null;
  };
  try {
    return await Promise.race([done(), late]);
  } catch (error) {
    return error ?? new Error('failed without a reason');
  } finally {
    clearTimeout(timer);
  }
}
