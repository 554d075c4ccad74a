import type { RefEvent } from '@smokejumper/contracts';
import { within } from '../link/deadline.ts';
import type { Session } from '../session.ts';
import type { ActResult, PointTarget, RefAction } from '../types.ts';

/** Acts at a point of the top page's viewport: for what the DOM does not hold, such as a canvas. */
export async function actAt(session: Session, target: PointTarget, action: RefAction): Promise<ActResult> {
  const started = session.now();
  const tab = target.page ? session.tabs.of(target.page) : session.tabs.active();
  const done = tab ? await tryAt(session, tab.page, target, action) : { acted: false, detail: 'no tab is open' };
  const result: ActResult = {
    outcome: done.acted ? 'live' : 'gone',
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

async function tryAt(session: Session, page: NonNullable<PointTarget['page']>, target: PointTarget, action: RefAction) {
  const { x, y } = target;
  try {
    await within(pointer(page, x, y, action), session.limits.actMs);
    return { acted: true, detail: `at ${Math.round(x)},${Math.round(y)}` };
  } catch (error) {
    return { acted: false, detail: (error instanceof Error ? error.message : String(error)).slice(0, 200) };
  }
}

async function pointer(page: NonNullable<PointTarget['page']>, x: number, y: number, action: RefAction): Promise<void> {
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
    action: action.type,
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
