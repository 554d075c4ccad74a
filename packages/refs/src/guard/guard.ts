import type { CheckResult, Need } from '../injected/wire.ts';
import type { Entry } from '../ledger/entry.ts';
import { LinkError } from '../link/deadline.ts';
import type { FrameLink } from '../link/page-link.ts';
import type { Session } from '../session.ts';
import type { Tab } from '../tabs/tabs.ts';
import { framesOf } from './frame-of.ts';

export interface Guarded extends Omit<CheckResult, 'verdict'> {
  verdict: CheckResult['verdict'] | 'unanswered';
  tab: Tab;
  /** From the top document to the element's own; empty when they could not be found. */
  frames: FrameLink[];
}

export interface GuardRequest {
  entry: Entry;
  need: Need;
  /** Whether a press will follow. */
  press: boolean;
  signal?: AbortSignal | undefined;
}

/** Looks at the element once, in its own frame and through the frames around it, right before it is used. */
export async function guard(session: Session, tab: Tab, request: GuardRequest): Promise<Guarded> {
  const { entry, need, press, signal } = request;
  const { guardMs } = session.limits;
  const refused = (verdict: Guarded['verdict'], detail: string): Guarded => ({
    ...nothing,
    verdict,
    detail,
    tab,
    frames: [],
  });
  if (tab.page.isClosed()) return refused('stale_navigation', 'its tab has been closed');
  if (tab.crashed) return refused('stale_navigation', 'its tab has crashed');
  try {
    const frames = await framesOf(tab.link, entry, guardMs);
    if (!frames) return refused('stale_navigation', 'its frame has been replaced or removed');
    const armMs = press ? armedFor : 0;
    const { doc, node: id, meaning: expect, alone, typed } = entry;
    const input = { doc, id, expect, need, alone, typed, secrets: session.secrets, armMs };
    const seen = await tab.link.call(frames[frames.length - 1]!, 'check', [input], guardMs, signal);
    if (seen.verdict !== 'ok' || !seen.point) return { ...seen, tab, frames };
    return await outward(session, { ...seen, tab, frames }, entry, armMs);
  } catch (error) {
    if (!(error instanceof LinkError)) throw error;
    if (error.failure === 'aborted') throw error;
    if (tab.page.isClosed() || tab.crashed) return refused('stale_navigation', 'its tab is gone');
    if (error.failure === 'timeout') return refused('unanswered', `the page did not answer within ${guardMs} ms`);
    return refused('stale_navigation', `its document cannot be reached: ${error.message.slice(0, 200)}`);
  }
}

const armedFor = 3_000;

const nothing = {
  now: null,
  point: null,
  hitTest: 'skipped' as const,
  interceptor: null,
  dismissers: [],
  facts: null,
};

/** Carries the point up to the top document; something may lie over any of the frames. */
async function outward(session: Session, seen: Guarded, entry: Entry, armMs: number): Promise<Guarded> {
  let { point } = seen;
  for (let level = entry.path.length - 1; level >= 0 && point; level -= 1) {
    const input = { id: entry.path[level]!, ...point, secrets: session.secrets, armMs };
    const frame = seen.frames[level]!;
    const carried = await seen.tab.link.call(frame, 'through', [input], session.limits.guardMs);
    if (!carried.point) return covered(seen, carried, level);
    point = carried.point;
  }
  return { ...seen, point };
}

function covered(seen: Guarded, over: { interceptor: string | null; dismissers: number[] }, level: number): Guarded {
  if (!over.interceptor)
    return { ...seen, verdict: 'hidden', detail: 'its frame cannot be brought into view', point: null };
  const { interceptor } = over;
  // The controls belong to the frame that is covered, not to the element's own.
  const frames = seen.frames.slice(0, level + 1);
  const detail = `something lies over its frame: ${interceptor}`;
  return { ...seen, frames, verdict: 'intercepted', detail, interceptor, dismissers: over.dismissers, point: null };
}
