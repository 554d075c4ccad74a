import type { Guarded } from '../guard/guard.ts';
import type { Need } from '../injected/wire.ts';
import type { Entry } from '../ledger/entry.ts';
import { within } from '../link/deadline.ts';
import type { Session } from '../session.ts';
import type { RefAction } from '../types.ts';
import { drag } from './drag.ts';
import { type Done, pointAt, pressAt } from './point.ts';
import { typeInto, whileFocused } from './type-into.ts';
import { upload } from './upload.ts';

const needs: Record<RefAction['type'], Need> = {
  click: 'pointer',
  dblclick: 'pointer',
  rightClick: 'pointer',
  drag: 'pointer',
  check: 'check',
  uncheck: 'check',
  hover: 'hover',
  focus: 'focus',
  press: 'focus',
  fill: 'edit',
  type: 'edit',
  clear: 'edit',
  select: 'select',
  upload: 'upload',
  scrollIntoView: 'scroll',
  read: 'read',
};

export function needOf(action: RefAction, entry: Entry): Need {
  const need = needs[action.type];
  // An option of a native list is drawn by the browser: it is chosen, not clicked.
  if (entry.meaning.tag === 'option' && (need === 'pointer' || need === 'check')) return 'select';
  return need;
}

/** Does the action on an element that the guard has just let through. */
export async function perform(session: Session, entry: Entry, seen: Guarded, action: RefAction): Promise<Done> {
  if (entry.meaning.tag === 'option' && /^(click|check|select)$/.test(action.type))
    return choose(session, entry, seen, []);
  switch (action.type) {
    case 'click':
      return click(session, entry, seen, action);
    case 'dblclick':
    case 'rightClick':
      return pressAt(session, entry, seen, action);
    case 'check':
    case 'uncheck':
      return setChecked(session, entry, seen, action.type === 'check');
    case 'hover':
      return pointAt(session, entry, seen);
    case 'fill':
      return typeInto(session, entry, seen, { replace: true, value: action.value, secret: action.secret ?? false });
    case 'type':
      return typeInto(session, entry, seen, { replace: false, value: action.value, secret: action.secret ?? false });
    case 'clear':
      return typeInto(session, entry, seen, { replace: true, value: '', secret: false });
    case 'focus':
      return focus(session, entry, seen);
    case 'press':
      return press(session, entry, seen, action.value);
    case 'select':
      return select(session, entry, seen, action);
    case 'upload':
      return upload(session, entry, seen, action.files);
    case 'drag':
      return drag(session, entry, seen, action.to);
    case 'read':
      return read(session, entry, seen);
    case 'scrollIntoView':
      return { acted: true, detail: '' };
  }
}

async function setChecked(session: Session, entry: Entry, seen: Guarded, wanted: boolean): Promise<Done> {
  if (seen.facts?.checked === wanted)
    return { acted: true, detail: `it was ${wanted ? 'checked' : 'unchecked'} already` };
  if (!wanted && entry.meaning.role === 'radio') return { acted: false, detail: 'a radio button cannot be unchecked' };
  return unlessUnmoved(session, entry, seen, { done: await pressAt(session, entry, seen, { type: 'click' }), wanted });
}

/** A press turns a native box over and a native choice on: one that stands as before has not taken it. */
async function click(
  session: Session,
  entry: Entry,
  seen: Guarded,
  action: RefAction & { type: 'click' },
): Promise<Done> {
  const done = await pressAt(session, entry, seen, action);
  const { tag, type, checked } = seen.facts ?? { tag: '', type: '', checked: null };
  const isTick = tag === 'input' && /^(?:checkbox|radio)$/.test(type) && (action.count ?? 1) === 1;
  if (!isTick || checked === null) return done;
  return unlessUnmoved(session, entry, seen, { done, wanted: type === 'radio' || !checked });
}

async function unlessUnmoved(
  session: Session,
  entry: Entry,
  seen: Guarded,
  { done, wanted }: { done: Done; wanted: boolean },
): Promise<Done> {
  if (!done.acted) return done;
  const frame = seen.frames[seen.frames.length - 1]!;
  const facts = await seen.tab.link.call(frame, 'facts', [entry.node], session.limits.guardMs).catch(() => null);
  if (facts && facts.checked !== null && facts.checked !== wanted)
    return { ...done, detail: 'it did not change', unmoved: true };
  return done;
}

async function focus(session: Session, entry: Entry, seen: Guarded): Promise<Done> {
  const frame = seen.frames[seen.frames.length - 1]!;
  const { focused } = await seen.tab.link.call(frame, 'focusElement', [entry.node], session.limits.guardMs);
  return focused ? { acted: true, detail: '' } : { acted: false, detail: 'it does not take the focus' };
}

async function press(session: Session, entry: Entry, seen: Guarded, keys: string): Promise<Done> {
  return whileFocused(session, entry, seen, async () => {
    const focused = await focus(session, entry, seen);
    if (!focused.acted) return focused;
    try {
      await within(seen.tab.page.keyboard.press(keys), session.limits.actMs);
    } catch (error) {
      if (error instanceof Error && /Unknown key/.test(error.message)) {
        return { acted: false, malformed: true, detail: `there is no key called "${keys}"` };
      }
      throw error;
    }
    return null;
  });
}

async function select(
  session: Session,
  entry: Entry,
  seen: Guarded,
  action: RefAction & { type: 'select' },
): Promise<Done> {
  if (entry.meaning.tag === 'select') {
    return choose(session, entry, seen, action.value);
  }
  return { acted: false, detail: 'it is no native list: open it and click the option' };
}

async function read(session: Session, entry: Entry, seen: Guarded): Promise<Done> {
  const frame = seen.frames[seen.frames.length - 1]!;
  const input = { id: entry.node, secrets: session.secrets };
  const reading = await seen.tab.link.call(frame, 'read', [input], session.limits.guardMs);
  return { acted: true, detail: '', ...(reading ? { reading } : {}) };
}

async function choose(session: Session, entry: Entry, seen: Guarded, wanted: string | string[]): Promise<Done> {
  const frame = seen.frames[seen.frames.length - 1]!;
  const one = typeof wanted === 'string';
  const list = one ? [wanted] : wanted;
  const chosen = await seen.tab.link.call(frame, 'choose', [entry.node, list, one], session.limits.guardMs);
  return { acted: chosen.ok, detail: chosen.detail };
}
