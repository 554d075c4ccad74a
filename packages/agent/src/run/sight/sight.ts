import type { Refs } from '@smokejumper/refs';
import type { Page } from 'playwright';
import type { View } from '../../ground/view/view.ts';
import { viewOf } from '../../ground/view/view-of.ts';
import { type Pulse, pulseOf } from '../../settle/pulse.ts';
import type { RunCtx, Session } from '../session.ts';

/** A look that takes longer than this is not taken on the chance that it will be needed. In milliseconds. */
const dearMs = 40;

/** What a page said so short a time ago it need not be asked again, unless something was done to it. In milliseconds. */
const justNowMs = 10;

// A look costs a walk over the whole page; between two typed fields there is no need for a second one.
export function sightOf(ctx: RunCtx, input: { refs: Refs; page: () => Page; called: Session['called'] }) {
  let held: { view: View; page: Page; changes: number; born: number } | null = null;
  let stale: 'no' | 'values' | 'all' = 'no';
  let heldAt = 0;
  let tookMs = 0;
  let ahead: Promise<unknown> = Promise.resolve();
  let heard: { pulse: Pulse; page: Page; at: number } | null = null;
  const hear = (page: Page, pulse: Pulse) => {
    heard = { pulse, page, at: ctx.now() };
  };
  const pulseNow: Session['pulse'] = async (timeoutMs) => {
    const page = input.page();
    if (heard !== null && heard.page === page && ctx.now() - heard.at < justNowMs) return heard.pulse;
    const pulse = await pulseOf(page, timeoutMs);
    if (pulse !== null) hear(page, pulse);
    return pulse;
  };
  const look: Session['look'] = async (options = {}) => {
    ctx.signal.throwIfAborted();
    const page = input.page();
    const pulse = await pulseNow(1_000);
    const same = held !== null && held.page === page && pulse?.changes === held.changes && pulse.born === held.born;
    // Values, and what a loaded machine answered late, change without a mark: a held view grows old.
    const young = ctx.now() - heldAt < (options.maxAgeMs ?? Number.POSITIVE_INFINITY);
    const fits = stale === 'no' || (stale === 'values' && options.values !== true);
    if (held !== null && same && fits && young && options.fresh !== true) return held.view;
    const began = ctx.now();
    const snapshot = await input.refs.snapshot({ page, signal: ctx.signal });
    tookMs = ctx.now() - began;
    const view = viewOf(snapshot, input.called);
    held = { view, page, changes: pulse?.changes ?? -1, born: pulse?.born ?? -1 };
    heldAt = ctx.now();
    stale = view.whole ? 'no' : 'all';
    return view;
  };
  // What is seen while a page comes to rest is used if it has not changed by then; where a look is dear, none is risked.
  const lookAhead = () => {
    if (tookMs < dearMs) ahead = look().catch(() => {});
  };
  const touched: Session['touched'] = (what) => {
    if (stale !== 'all') stale = what;
    heard = null;
  };
  const beat = () => (held === null || held.born < 0 ? null : { changes: held.changes, born: held.born });
  const ready = async () => {
    await ahead;
  };
  return { look, pulse: pulseNow, hear, lookAhead, ready, touched, beat, seen: () => held?.view ?? null };
}
