import type { Page } from 'playwright';
import { pause } from './pause.ts';
import { type Pulse, pulseOf } from './pulse.ts';
import type { Watch } from './watch.ts';

/** How long nothing may have changed before a page counts as settled, and how long that is waited for at most. */
export interface Calm {
  quietMs: number;
  maxMs: number;
  /** Of a page that has provably nothing more to do one frame without a change is enough. */
  oneFrame?: boolean;
}

/** Least quiet of a page whose workers may be about to bring what it draws next. */
const workersMs = 250;

/** How long a page may be at work without showing anything: on a busy machine much of that is waiting for its turn. */
const busyMs = 1_000;

/** What a new document does in its first moments is waited for: it may draw itself anew, and lose what was done. */
const openingMs = 250;

/** Quiet enough for a page that has arranged nothing more to do: what is under way in it takes less. */
const provenMs = 60;

/**
 * Waits until the page has settled: nothing that was started since the mark is still loading, and the document has not
 * changed for `quietMs`, or for a moment where it provably has nothing more to do. Returns false when `maxMs` passed
 * first: a page that never rests is read as it is. `almost` is told once, when only time has to pass any more.
 * `glimpse` may look at the page while an answer is waited for. `hear` is told every pulse; `leaving` says whether a page is being left for another document; `known` is when the
 * document was made that was looked at before.
 */
export async function settle(
  ctx: { now(): number; signal: AbortSignal },
  input: {
    page: Page;
    watch: Watch;
    mark: number;
    since: number;
    calm: Calm;
    hear(page: Page, pulse: Pulse): void;
    almost(): void;
    glimpse?(page: Page, pulse: Pulse): Promise<void>;
    leaving(page: Page): boolean;
    known: number | null;
  },
): Promise<boolean> {
  const { page, watch, mark, since, calm } = input;
  const end = ctx.now() + calm.maxMs;
  let told = false;
  let before: Pulse | null = null;
  // An answer that came late says only that it came late: a page is at rest when it could have drawn something.
  let couldDraw = false;
  let met = { born: Number.NaN, at: 0 };
  while (ctx.now() < end) {
    ctx.signal.throwIfAborted();
    if (page.isClosed()) return true;
    const askedAt = ctx.now();
    const left = end - askedAt;
    const pulse: Pulse | null = await pulseOf(page, Math.min(1_000, left), {
      drawn: before !== null && before.drawn !== 'never',
    });
    if (pulse !== null) input.hear(page, pulse);
    couldDraw ||= pulse !== null && pulse.drawn !== 'unasked';
    const loading = watch.pending(mark);
    if (loading > 0 && pulse?.ready && !input.leaving(page)) await input.glimpse?.(page, pulse);
    // A document at rest says nothing yet about an action of a moment ago: a navigation starts a little later.
    // Nor about an answer of a moment ago: what it brought is shown a little later.
    const now = ctx.now();
    const quietFor = pulse === null ? 0 : Math.min(pulse.quietFor, now - since, now - watch.ends.last());
    if (pulse !== null && pulse.born !== met.born) met = { born: pulse.born, at: now };
    const isOpening = met.born !== input.known && now - met.at < openingMs;
    const worksMs = pulse === null ? 0 : Math.max(atWorkMs(pulse), isOpening ? plansMs(pulse) : 0);
    const nothingToCome = pulse !== null && worksMs === 0 && pulse.nextInMs > calm.quietMs && watch.idle(page);
    const quietMs = nothingToCome ? Math.min(calm.quietMs, provenMs) : Math.max(calm.quietMs, worksMs);
    const atRest = pulse?.ready && pulse.workers !== 'asked' && loading === 0 && quietFor >= quietMs;
    if (atRest && couldDraw) return true;
    const still = nothingToCome && loading === 0;
    if (still && !told) {
      told = true;
      input.almost();
    }
    const proven = still && calm.oneFrame === true && !input.leaving(page);
    if (proven && pulse.drawn === 'yes' && sameAs(before, pulse) && watch.ends.last() < askedAt) return true;
    const nextFrame = couldDraw
      ? proven && (pulse.drawn === 'yes' || before === null)
      : pulse !== null && before === null;
    before = proven || !couldDraw || pulse?.drawn === 'busy' ? pulse : null;
    if (nextFrame) continue;
    const wait = pulse === null || !pulse.ready ? 15 : quietMs - quietFor;
    const most = Math.max(left, 1);
    if (loading > 0) await watch.ends.next(Math.min(60, most));
    else await pause(ctx, Math.min(Math.max(wait, 5), 100, most));
  }
  return false;
}

/** How long a page has to be quiet for because of what is at work in it. In milliseconds. */
function atWorkMs(pulse: Pulse): number {
  if (pulse.drawn === 'busy') return busyMs;
  return pulse.workers === 'none' ? 0 : workersMs;
}

function plansMs({ nextInMs }: Pulse): number {
  return nextInMs > 0 && nextInMs <= openingMs ? openingMs : 0;
}

function sameAs(before: Pulse | null, pulse: Pulse): boolean {
  return before !== null && before.born === pulse.born && before.changes === pulse.changes;
}
