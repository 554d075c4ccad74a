import type { Page } from 'playwright';
import { pause } from './pause.ts';
import { pulseOf } from './pulse.ts';
import type { Watch } from './watch.ts';

/** How long nothing may have changed before a page counts as settled, and how long that is waited for at most. */
export interface Calm {
  quietMs: number;
  maxMs: number;
}

/**
 * Waits until the page has settled: nothing that was started since the mark is still loading, and the document has not
 * changed for `quietMs`. Returns false when `maxMs` passed first: a page that never rests is read as it is.
 */
export async function settle(
  ctx: { now(): number; signal: AbortSignal },
  input: { page: Page; watch: Watch; mark: number; since: number; calm: Calm },
): Promise<boolean> {
  const { page, watch, mark, since, calm } = input;
  const end = ctx.now() + calm.maxMs;
  while (ctx.now() < end) {
    ctx.signal.throwIfAborted();
    if (page.isClosed()) return true;
    const left = end - ctx.now();
    const pulse = await pulseOf(page, Math.min(1_000, left));
    const loading = watch.pending(mark);
    // A document at rest says nothing yet about an action of a moment ago: a navigation starts a little later.
    const quietFor = pulse === null ? 0 : Math.min(pulse.quietFor, ctx.now() - since);
    if (pulse?.ready && loading === 0 && quietFor >= calm.quietMs) return true;
    const wait = pulse === null || loading > 0 || !pulse.ready ? 15 : calm.quietMs - quietFor;
    await pause(ctx, Math.min(Math.max(wait, 5), 100, Math.max(left, 1)));
  }
  return false;
}
