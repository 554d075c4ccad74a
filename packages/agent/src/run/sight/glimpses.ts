import type { Refs } from '@smokejumper/refs';
import type { Page } from 'playwright';
import type { View } from '../../ground/view/view.ts';
import { viewOf } from '../../ground/view/view-of.ts';
import { type Pulse, pulseOf } from '../../settle/pulse.ts';
import type { RunCtx } from '../session.ts';

/** How a page looked between an action and its coming to rest, and how long it is known to have. Times as of the clock. */
export interface Glimpse {
  view: View;
  from: number;
  until: number;
}

/** What is waited for is looked at while that takes time: it may be gone by the time that the page has come to rest. */
export interface Glimpses {
  /** An action comes; `wanted`: a check that follows may speak of what it shows only for a while. */
  begin(): void;
  want(wanted: boolean): void;
  take(page: Page, pulse: Pulse): Promise<void>;
  seen(): readonly Glimpse[];
}

/** More looks than these are not taken of one action, nor one where the last took so long. In milliseconds. */
const most = 8;
const dearMs = 400;
/** A page in the middle of a change is looked at only if it goes on changing. In milliseconds. */
const stillMs = 50;
const restlessMs = 300;

export function createGlimpses(ctx: RunCtx, { refs }: { refs: Refs }): Glimpses {
  let taken: (Glimpse & { page: Page; changes: number; born: number })[] = [];
  let wanted = false;
  let begun = 0;
  let tookMs = 0;
  return {
    begin() {
      taken = [];
      begun = ctx.now();
    },
    want(is) {
      wanted = is;
    },
    async take(page, { changes, born, quietFor }) {
      if (!wanted) return;
      const now = ctx.now();
      const last = taken.at(-1);
      if (last !== undefined && last.page === page && last.changes === changes && last.born === born) {
        last.until = now;
        return;
      }
      const isRestless = now - (last?.until ?? begun) >= restlessMs;
      if (taken.length >= most || tookMs > dearMs || (quietFor < stillMs && !isRestless)) return;
      const snapshot = await refs.snapshot({ page, signal: ctx.signal });
      tookMs = ctx.now() - now;
      const from = Math.max(begun, now - quietFor);
      const view = viewOf(snapshot);
      // A look takes its time on a busy machine, too: what has not changed meanwhile was so until now.
      const then = await pulseOf(page, dearMs);
      const until = then?.changes === changes && then.born === born ? ctx.now() : now;
      if (view.whole) taken.push({ view, from, until, page, changes, born });
    },
    seen: () => taken,
  };
}
