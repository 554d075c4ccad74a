import type { PlanStep } from '@smokejumper/contracts';
import { pulseOf } from '../settle/pulse.ts';
import { pause } from '../settle/settle.ts';
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

/** How a page stood before an action, to tell what the action did. */
export interface Stand {
  url: string;
  changes: number;
  born: number;
  dialogs: number;
  downloads: number;
  pages: number;
  mark: number;
}

export async function standOf(session: Session): Promise<Stand> {
  const pulse = session.beat ?? (await pulseOf(session.page(), 500));
  return {
    url: session.page().url(),
    changes: pulse?.changes ?? -1,
    born: pulse?.born ?? -1,
    dialogs: session.dialogs().length,
    downloads: session.input.recording.downloads().length,
    pages: session.context.pages().length,
    mark: session.watch.mark(),
  };
}

/** What an action was seen to do. */
export async function effectOf(session: Session, before: Stand, verb: string): Promise<Effect> {
  if (setsValue.has(verb)) return 'sets_value';
  if (session.page().url() !== before.url || session.context.pages().length !== before.pages) return 'navigates';
  const pulse = await pulseOf(session.page(), 500);
  if (pulse === null) return 'changes';
  if (pulse.born !== before.born) return 'navigates';
  const stirred = session.watch.stirred(before.mark) || session.dialogs().length !== before.dialogs;
  const downloaded = session.input.recording.downloads().length !== before.downloads;
  return pulse.changes !== before.changes || stirred || downloaded ? 'changes' : 'none';
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
  const view = await session.look();
  if (view.items.some((item) => ['canvas', 'iframe', 'video'].includes(item.role))) return 'unknown';
  const end = session.ctx.now() + session.input.budgets.expectMs;
  while (session.ctx.now() < end) {
    if ((await effectOf(session, before, verb)) !== 'none') return 'stirred';
    await pause(session.ctx, 100);
  }
  return 'still';
}
