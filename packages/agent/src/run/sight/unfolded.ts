import type { RefAction } from '@smokejumper/refs';
import { isControl, isTextField, isTick } from '../../ground/names/roles.ts';
import { closest, has, type Item, inView, nameOf, type View } from '../../ground/view/view.ts';
import type { Hands } from '../hands.ts';
import { failure, type ToolResult } from '../outcome.ts';
import { calms, type Session } from '../session.ts';

/** What was pressed last that stood on the page already, and the page before: what came since may hang on it. */
export interface Unfolded {
  control: Item;
  before: View;
}

/** Notes what was acted on, what was written, and a press that may have brought something up: not one on what came up itself. */
export function noteActed(session: Session, item: Item, action: RefAction): void {
  const { unfolded, actedOn } = session;
  session.last = item;
  session.sent = action.type === 'press' && action.value === 'Enter';
  if ((action.type === 'fill' || action.type === 'type') && item.ref !== null)
    session.typed.set(item.ref, action.value);
  if (item.ref !== null && item.placeholder !== '' && item.name === item.placeholder && item.label === '')
    session.called.set(item.ref, item.placeholder);
  if (action.type !== 'click' || actedOn === null || (unfolded !== null && isNewTo(unfolded.before, item))) return;
  session.unfolded = { control: item, before: actedOn };
}

function isNewTo({ items }: View, { ref }: Item): boolean {
  return !items.some((item) => item.ref === ref && !has(item, 'hidden'));
}

/**
 * A list to choose several from stays open over what comes next: it is folded by the control that unfolded it. What a
 * field offers while it is typed into goes when the field is left.
 */
export function foldingAway(session: Session, act: Hands['act']): Hands['act'] {
  return async (item, action) => {
    const { unfolded, last, actedOn } = session;
    const result = await act(item, action);
    if (result.ok || result.refOutcome !== 'intercepted') return result;
    const view = await session.look({ fresh: true });
    if (last !== null && isTextField(last) && actedOn !== null && coversWithChoices(view, actedOn, item))
      return (await leave(session, last, result)) ?? act(item, action);
    if (unfolded === null) return result;
    const control = view.items.find(({ ref }) => ref === unfolded.control.ref);
    if (control === undefined || control.ref === item.ref || !coversWithChoices(view, unfolded.before, item))
      return result;
    session.unfolded = null;
    const folded = await act(control, { type: 'click' });
    return folded.ok ? act(item, action) : result;
  };
}

// Some fields take what they offer when they are left: what was to be entered is not what they hold then.
async function leave(session: Session, field: Item, refused: ToolResult): Promise<ToolResult | null> {
  const held = async () => inView(await session.look({ fresh: true, values: true }), field);
  const before = await held();
  if (before === null || !has(before, 'focused')) return refused;
  await session.page().keyboard.press('Tab');
  session.left = field;
  session.touched('all');
  await session.calm(calms.acted);
  const now = await held();
  if (now?.value === before.value) return null;
  const what = `${nameOf(field)} holds "${now?.value ?? ''}" once it is left, not "${before.value}"`;
  return failure('not_found', 'no_evidence', what, { item: field });
}

// Nothing but things to choose came up, and it lies where the press would go.
function coversWithChoices(view: View, before: View, { box: at }: Item): boolean {
  const old = new Set(before.items.filter((item) => !has(item, 'hidden')).map(({ ref }) => ref));
  const came = view.items.filter((item) => item.ref !== null && !old.has(item.ref) && !has(item, 'hidden'));
  const acts = came.filter((item) => isControl(item) && item.tag !== 'label' && item.role !== 'listbox');
  if (at === null || acts.length === 0 || !acts.every(isChoice)) return false;
  const [x, y] = [at.x + at.width / 2, at.y + at.height / 2];
  return came.some(
    ({ box }) => box !== null && box.x <= x && x <= box.x + box.width && box.y <= y && y <= box.y + box.height,
  );
}

function isChoice(item: Item): boolean {
  return isTick(item) || closest(item, ({ role }) => role === 'option') !== null;
}
