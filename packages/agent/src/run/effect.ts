import type { PlanStep } from '@smokejumper/contracts';
import { isTick, takesPress } from '../ground/names/roles.ts';
import { closest, type Item } from '../ground/view/view.ts';
import { pause } from '../settle/pause.ts';
import type { Session } from './session.ts';

export type Effect = PlanStep['effect'];

const setsValue = new Set([
  'fill',
  'type',
  'set',
  'clear',
  'select',
  'check',
  'uncheck',
  'toggle',
  'pickDate',
  'upload',
]);
/** Verbs after which a page that stays as it was is nothing strange. */
const mayBeStill = new Set([
  'hover',
  'scroll',
  'wait',
  'waitFor',
  'screenshot',
  'resize',
  'request',
  'remember',
  'switchTab',
  'closeTab',
  'newTab',
  'press',
  'expand',
  'navigate',
  'reload',
  'back',
  'forward',
  'acceptDialog',
  'dismissDialog',
  'openEmail',
  'choose',
  ...setsValue,
]);

/** Verbs that do nothing on the page in front: that it stayed as it was says nothing of them. */
const besidePage = new Set(['request', 'wait', 'waitFor', 'remember', 'screenshot', 'openEmail']);

export function actsOnPage(verb: string): boolean {
  return !besidePage.has(verb);
}

/** How a page stood before an action, to tell what the action did. */
export interface Stand {
  url: string;
  changes: number;
  born: number;
  dialogs: number;
  downloads: number;
  pages: number;
  mark: number;
  /** The page changes by itself, so that a change proves nothing. */
  restless: boolean;
}

/** `careful`: the effect will have to serve as proof, so the page is first given time to rest. */
export async function standOf(session: Session, options: { careful: boolean }): Promise<Stand> {
  const restless = options.careful && !(await session.calm({ quietMs: 300, maxMs: 2_000 }));
  const pulse = (options.careful ? null : session.beat) ?? (await session.pulse(2_000));
  return {
    url: session.page().url(),
    changes: pulse?.changes ?? -1,
    born: pulse?.born ?? -1,
    dialogs: session.dialogs().length,
    downloads: session.input.recording.downloads().length,
    pages: session.context.pages().length,
    mark: session.watch.mark(),
    restless,
  };
}

/** What an action was seen to do. */
export async function effectOf(session: Session, before: Stand, verb: string): Promise<Effect> {
  if (setsValue.has(verb)) return 'sets_value';
  if (session.page().url() !== before.url || session.context.pages().length !== before.pages) return 'navigates';
  const pulse = await session.pulse(2_000);
  if (pulse !== null && before.born > 0 && pulse.born !== before.born) return 'navigates';
  const stirred = session.watch.stirred(before.mark) || session.dialogs().length !== before.dialogs;
  const downloaded = session.input.recording.downloads().length !== before.downloads;
  const changed = pulse !== null && before.changes >= 0 && pulse.changes !== before.changes && !before.restless;
  return changed || stirred || downloaded ? 'changes' : 'none';
}

/** Whether a verb usually shows, so that a page as it was leaves its effect unproven; mere words are no choice that stood already. */
export function shouldShow(verb: string, item: Item | null): boolean {
  const isMereWords =
    verb === 'choose' && item !== null && closest(item, (up) => takesPress(up) || isTick(up)) === null;
  return isMereWords || !mayBeStill.has(verb);
}

/**
 * Whether an action provably did nothing: the page stayed as it was for as long as an expectation is waited for, and
 * nothing on it could have changed unseen.
 */
export async function provedStill(
  session: Session,
  before: Stand,
  verb: string,
): Promise<'still' | 'stirred' | 'unknown'> {
  if (mayBeStill.has(verb)) return 'unknown';
  if (before.restless || before.changes < 0) return 'unknown';
  const view = await session.look();
  if (view.items.some((item) => ['canvas', 'iframe', 'video'].includes(item.role))) return 'unknown';
  const end = session.ctx.now() + session.input.budgets.expectMs;
  while (session.ctx.now() < end) {
    if ((await effectOf(session, before, verb)) !== 'none') return 'stirred';
    await pause(session.ctx, 100);
  }
  return 'still';
}
