import { RunEvent, terminalRunEvents } from '@smokejumper/contracts';
import type { GeneratedClient } from './generated/sdk.gen.ts';
import { ProblemError } from './problem.ts';

export interface WatchRunInput {
  runId: string;
  signal?: AbortSignal;
  /** Milliseconds before a broken stream is opened again; 1,000 unless told. */
  retryMs?: number;
  /** Milliseconds for which a server may be away before that is an error; a minute unless told. */
  patienceMs?: number;
}

/**
 * What happens to a run, each event once and in order, up to its last. A broken stream is taken up where it broke, a
 * server that restarts is waited for; one that refuses to tell throws ProblemError. Ends early when `signal` aborts.
 */
export async function* watchRun(server: GeneratedClient, input: WatchRunInput): AsyncGenerator<RunEvent> {
  const { runId, signal = new AbortController().signal, retryMs = 1_000, patienceMs = 60_000 } = input;
  let last = 0;
  let heardAt = Date.now();
  for (;;) {
    // Asked first: a stream's refusal has no reason in it, this answer has.
    const ended = await hasEnded(server, { runId, signal }).catch((error: unknown) => {
      if (signal.aborted || (passes(error) && Date.now() - heardAt < patienceMs)) return null;
      throw error;
    });
    if (signal.aborted) return;
    if (ended !== null) heardAt = Date.now();
    let broke = ended === null;
    const onSseError = (): void => {
      broke = true;
    };
    const headers = last === 0 ? {} : { 'last-event-id': String(last) };
    const left = new AbortController();
    const either = AbortSignal.any([signal, left.signal]);
    const options = { path: { runId }, headers, signal: either, onSseError, sseMaxRetryAttempts: 1 };
    try {
      const stream = broke ? [] : (await server.followRun(options)).stream;
      for await (const data of stream) {
        const event = RunEvent.parse(data);
        if (event.sequence <= last) continue;
        last = event.sequence;
        yield event;
        if (terminalRunEvents.some((type) => type === event.event.type)) return;
      }
    } finally {
      // The generated stream lets go of a body it has not read to its end; the connection would stay open.
      left.abort();
    }
    // An ended run that has nothing new to tell: its last event was told before.
    if (ended === true && !broke) return;
    await pause(retryMs, signal);
    if (signal.aborted) return;
  }
}

async function hasEnded(
  server: GeneratedClient,
  { runId, signal }: { runId: string; signal: AbortSignal },
): Promise<boolean> {
  const { status } = await server.getRun({ path: { runId }, signal });
  return status === 'finished' || status === 'cancelled';
}

/** Away, restarting or busy: worth another try. */
function passes(error: unknown): boolean {
  return error instanceof ProblemError && (error.status === null || error.status === 429 || error.status >= 500);
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
  });
}
