import type { RefEvent, RefOutcome } from '@smokejumper/contracts';
import { within } from '../link/deadline.ts';
import type { Session } from '../session.ts';
import type { ActResult, PointTarget, RefAction } from '../types.ts';
import { problemOf, typeOf } from './problem-of.ts';

/** Acts at a point of the top page's viewport: for what the DOM does not hold, such as a canvas. */
export async function actAt(session: Session, target: PointTarget, action: RefAction): Promise<ActResult> {
  const started = session.now();
  const problem = problemOf(action);
  const tab = target.page ? session.tabs.of(target.page) : session.tabs.active();
  const done = problem
    ? refused('malformed', problem)
    : tab
      ? await tryAt(session, tab.page, target, action)
      : refused('gone', 'no tab is open');
  const result: ActResult = {
    outcome: done.outcome,
    acted: done.acted,
    ref: '',
    before: null,
    after: null,
    hitTest: 'skipped',
    snapshotAge: 0,
    durationMs: session.now() - started,
    detail: done.detail,
  };
  session.emit({ ...eventOf(result, target, action), tab: tab?.id ?? '', url: tab?.page.url() ?? '' });
  return result;
}

interface Tried {
  outcome: RefOutcome;
  acted: boolean;
  detail: string;
}

function refused(outcome: RefOutcome, detail: string): Tried {
  return { outcome, acted: false, detail };
}

type At = NonNullable<PointTarget['page']>;

async function tryAt(session: Session, page: At, target: PointTarget, action: RefAction): Promise<Tried> {
  const { x, y } = target;
  if (!Number.isFinite(x) || !Number.isFinite(y)) return refused('malformed', 'a point is two numbers, x and y');
  if (!pointed.test(action.type)) return refused('malformed', `${action.type} cannot be done at a point`);
  try {
    const size = page.viewportSize() ?? (await within(sizeOf(page), session.limits.guardMs));
    if (x < 0 || y < 0 || x >= size.width || y >= size.height)
      return refused('hidden', `${x},${y} is outside the window of ${size.width} by ${size.height}`);
    await within(pointer(page, x, y, action), session.limits.actMs);
    return { outcome: 'live', acted: true, detail: `at ${Math.round(x)},${Math.round(y)}` };
  } catch (error) {
    return refused('gone', (error instanceof Error ? error.message : String(error)).slice(0, 200));
  }
}

const pointed = /^(hover|scrollIntoView|click|dblclick|rightClick|fill|type|press)$/;

function sizeOf(page: At): Promise<{ width: number; height: number }> {
  return page.evaluate(() => ({ width: innerWidth, height: innerHeight }));
}

async function pointer(page: At, x: number, y: number, action: RefAction): Promise<void> {
  switch (action.type) {
    case 'hover':
    case 'scrollIntoView':
      return page.mouse.move(x, y);
    case 'dblclick':
      return page.mouse.dblclick(x, y);
    case 'rightClick':
      return page.mouse.click(x, y, { button: 'right' });
    case 'click':
      return page.mouse.click(x, y, { clickCount: action.count ?? 1 });
    case 'fill':
    case 'type':
      await page.mouse.click(x, y);
      return page.keyboard.insertText(action.value);
    case 'press':
      await page.mouse.click(x, y);
      return page.keyboard.press(action.value);
    default:
      throw new Error(`${action.type} cannot be done at a point`);
  }
}

function eventOf(result: ActResult, target: PointTarget, action: RefAction): RefEvent {
  return {
    ref: `at ${Math.round(target.x)},${Math.round(target.y)}`,
    action: typeOf(action),
    outcome: result.outcome,
    acted: result.acted,
    healedTo: null,
    before: null,
    after: null,
    candidates: null,
    interceptor: null,
    snapshotAge: 0,
    durationMs: result.durationMs,
    tab: '',
    url: '',
    detail: result.detail,
  };
}
