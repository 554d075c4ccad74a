import type { Page } from 'playwright';
import { pause } from './pause.ts';
import { pulseOf } from './pulse.ts';
import type { Watch } from './watch.ts';

/** How long nothing may have changed before a page counts as settled, and how long that is waited for at most. */
export interface Calm {
  quietMs: number;
  maxMs: number;
}

/** Least quiet of a page whose workers may be about to bring what it draws next. */
const workersMs = 250;

/** Quiet enough for a page that has arranged nothing more to do: what is under way in it takes less. */
const provenMs = 60;

/**
 * Waits until the page has settled: nothing that was started since the mark is still loading, and the document has not
 * changed for `quietMs`, or for a moment where it provably has nothing more to do. Returns false when `maxMs` passed
 * first: a page that never rests is read as it is. `almost` is told once, when only time has to pass any more.
 */
export async function settle(
  ctx: { now(): number; signal: AbortSignal },
  input: { page: Page; watch: Watch; mark: number; since: number; calm: Calm; almost(): void },
): Promise<boolean> {
  const { page, watch, mark, since, calm } = input;
  const end = ctx.now() + calm.maxMs;
  let told = false;
  while (ctx.now() < end) {
    ctx.signal.throwIfAborted();
    if (page.isClosed()) return true;
    const left = end - ctx.now();
    const pulse = await pulseOf(page, Math.min(1_000, left));
    const loading = watch.pending(mark);
    // A document at rest says nothing yet about an action of a moment ago: a navigation starts a little later.
    // Nor about an answer of a moment ago: what it brought is shown a little later.
    const now = ctx.now();
    const quietFor = pulse === null ? 0 : Math.min(pulse.quietFor, now - since, now - watch.answeredAt());
    const works = pulse !== null && pulse.workers !== 'none';
    const nothingToCome = pulse !== null && !works && pulse.nextInMs > calm.quietMs && watch.idle(page);
    const least = works ? Math.max(calm.quietMs, workersMs) : calm.quietMs;
    const quietMs = nothingToCome ? Math.min(calm.quietMs, provenMs) : least;
    if (pulse?.ready && pulse.workers !== 'asked' && loading === 0 && quietFor >= quietMs) return true;
    if (!told && nothingToCome && loading === 0) {
      told = true;
      input.almost();
    }
    const wait = pulse === null || loading > 0 || !pulse.ready ? 15 : quietMs - quietFor;
    await pause(ctx, Math.min(Math.max(wait, 5), 100, Math.max(left, 1)));
  }
  return false;
}
