import { type RunEvent, terminalRunEvents } from '@smokejumper/contracts';
import type { Listener } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { runEventChannel } from './append-event.ts';
import { eventsAtATime, listRunEvents } from './list-run-events.ts';

/** Looks into the table this often even when nobody rings: a lost notification delays an event, never loses it. */
const pollMs = 5_000;

/**
 * The events behind `after`, then new ones as they happen; ends behind a terminal event or when aborted. Throws
 * `not_found`.
 */
export async function* followRun(
  ctx: CoreContext,
  input: { runId: string; after: number; listener: Listener; signal: AbortSignal },
): AsyncGenerator<RunEvent, void, void> {
  const bell = createBell(input.signal);
  const stop = await input.listener.on(runEventChannel, (runId) => {
    if (runId === null || runId === input.runId) bell.ring();
  });
  try {
    let last = input.after;
    while (!input.signal.aborted) {
      const events = await listRunEvents(ctx, { runId: input.runId, after: last });
      for (const event of events) {
        yield event;
        last = event.sequence;
        if (isTerminal(event)) return;
      }
      if (events.length === eventsAtATime) continue;
      if (events.length === 0 && (await isOver(ctx, input.runId, last))) return;
      await bell.heard(pollMs);
    }
  } finally {
    stop();
    bell.close();
  }
}

/** A watcher that has seen the terminal event already gets nothing more, ever. */
async function isOver(ctx: CoreContext, runId: string, last: number): Promise<boolean> {
  if (last === 0) return false;
  const [seen] = await listRunEvents(ctx, { runId, after: last - 1, limit: 1 });
  return seen !== undefined && seen.sequence === last && isTerminal(seen);
}

function isTerminal({ event }: RunEvent): boolean {
  return (terminalRunEvents as readonly string[]).includes(event.type);
}

/** Remembers a ring that comes while nobody waits, and wakes who waits. */
function createBell(signal: AbortSignal) {
  let rung = false;
  let wake = () => {};
  const ring = () => {
    rung = true;
    wake();
  };
  signal.addEventListener('abort', ring);
  return {
    ring,
    async heard(timeoutMs: number): Promise<void> {
      if (!rung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, timeoutMs);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      rung = false;
      wake = () => {};
    },
    close: () => signal.removeEventListener('abort', ring),
  };
}
