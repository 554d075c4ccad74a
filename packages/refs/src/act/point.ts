import type { Page } from 'playwright';
import { type Guarded, guard } from '../guard/guard.ts';
import type { ElementReading } from '../injected/field/read.ts';
import type { Entry } from '../ledger/entry.ts';
import { LinkError, within } from '../link/deadline.ts';
import type { Session } from '../session.ts';
import type { RefAction } from '../types.ts';

/** What came of handling an element that the guard let through. */
export interface Done {
  acted: boolean;
  detail: string;
  /** It was no action that anything could take, such as a key that does not exist. */
  malformed?: boolean;
  /** Set when the page moved in between and another look refused. */
  refused?: Guarded;
  hitTest?: Guarded['hitTest'];
  reading?: ElementReading;
  /** Set when the button went down on the element and came up elsewhere: the press was no click. */
  slipped?: boolean;
  /** It stands as it stood before it was set. */
  unmoved?: boolean;
}

/**
 * Moves the mouse to the point the guard found, the first time in a document on a way through it: libraries take a
 * pointer that is over something, and never moved before, for a finger. Later there is no way, which might cross menus.
 */
export async function pointAt(session: Session, entry: Entry, { tab, point }: Guarded): Promise<Done> {
  const steps = session.crossed.has(entry.doc) ? 1 : 4;
  session.crossed.add(entry.doc);
  await within(tab.page.mouse.move(point!.x, point!.y, { steps }), session.limits.actMs);
  return { acted: true, detail: '' };
}

/**
 * Presses the mouse at the point the guard hit-tested. The press reaches the page only if it meets the element; when
 * the element moved away meanwhile, it is looked for again until `moveMs` are over.
 */
export async function pressAt(session: Session, entry: Entry, first: Guarded, action: RefAction): Promise<Done> {
  const until = session.now() + session.limits.moveMs;
  let seen = first;
  for (;;) {
    const { x, y } = seen.point!;
    session.crossed.add(entry.doc);
    await within(mouse(seen.tab.page, action, x, y), session.limits.actMs).catch(ignoreHang);
    const met = await whatWasMet(session, entry, seen);
    if (met.landed) {
      const slipped = action.type === 'click' && met.clicked === false;
      return { acted: true, detail: met.detail, hitTest: met.sure ? 'ok' : 'unavailable', slipped };
    }
    const again = await guard(session, seen.tab, { entry, need: 'pointer', press: true });
    if (again.verdict !== 'ok' || !again.point) return { acted: false, detail: again.detail, refused: again };
    if (session.now() > until) {
      const interceptor = met.by;
      const detail = `it kept moving: ${interceptor ?? 'the page'} was met instead, for ${session.limits.moveMs} ms`;
      return { acted: false, detail, refused: { ...again, verdict: 'intercepted', detail, interceptor } };
    }
    seen = again;
  }
}

/** A page that hangs in its own handler was pressed all the same. */
function ignoreHang(error: unknown): void {
  // A press may close its own page; what was met is asked next, and says so.
  if (!(error instanceof Error)) throw error;
}

async function mouse(page: Page, action: RefAction, x: number, y: number): Promise<void> {
  if (action.type === 'dblclick') return page.mouse.dblclick(x, y);
  if (action.type === 'rightClick') return page.mouse.click(x, y, { button: 'right' });
  const count = action.type === 'click' ? (action.count ?? 1) : 1;
  const modifiers = action.type === 'click' ? (action.modifiers ?? []) : [];
  for (const key of modifiers) await page.keyboard.down(key);
  try {
    await page.mouse.click(x, y, { clickCount: count });
  } finally {
    for (const key of modifiers) await page.keyboard.up(key);
  }
}

interface Met {
  landed: boolean;
  /** Whether the page itself said so. */
  sure: boolean;
  by: string | null;
  detail: string;
  /** Of a press that landed, where the page is still there to say so: whether it was a click. */
  clicked?: boolean;
}

export async function whatWasMet(session: Session, entry: Entry, seen: Guarded): Promise<Met> {
  const { tab, frames } = seen;
  const asked = await Promise.allSettled(
    frames.map((frame) => tab.link.call(frame, 'pressed', [], session.limits.guardMs)),
  );
  const own = asked[asked.length - 1]!;
  if (own.status === 'rejected') {
    if (!(own.reason instanceof LinkError)) throw own.reason;
    const detail = own.reason.failure === 'timeout' ? 'the page did not answer after the press' : '';
    return { landed: true, sure: false, by: null, detail };
  }
  if (own.value.state === 'landed')
    return { landed: true, sure: true, by: null, detail: '', clicked: own.value.clicked };
  // Another document: the press led away from the one it was made on.
  if (own.value.doc !== entry.doc) return { landed: true, sure: true, by: null, detail: '' };
  for (const answer of asked) {
    if (answer.status === 'fulfilled' && answer.value.state === 'blocked') {
      return { landed: false, sure: true, by: answer.value.by, detail: '' };
    }
  }
  return { landed: true, sure: false, by: null, detail: 'the browser did not say what the press met' };
}
