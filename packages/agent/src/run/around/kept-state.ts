import type { RefAction } from '@smokejumper/refs';
import { isTick } from '../../ground/names/roles.ts';
import { closest, has, type Item, nameOf, type View } from '../../ground/view/view.ts';
import { pause } from '../../settle/pause.ts';
import { isOn } from '../../tools/parts/choices/control.ts';
import { type Failure, failure } from '../outcome.ts';
import type { Session } from '../session.ts';

/**
 * A box, a choice or a switch that the page put back at once, with nothing else to be seen for it: nothing was set. Null
 * where it stands as it was set, where nothing tells how it stands, and where the page answered in another way.
 */
export async function putBack(session: Session, item: Item, action: RefAction): Promise<Failure | null> {
  const before = session.actedOn;
  const dialogs = session.dialogsBefore;
  const on = action.type === 'check' || (action.type === 'click' && (item.role === 'radio' || !isOn(item)));
  if (before === null || isOn(item) === on) return null;
  const now = await staysSo(session, (view) => {
    const found = view.items.find(({ ref }) => ref === item.ref);
    if (found === undefined || !isTick(found) || has(found, 'mixed', 'drawn-otherwise') || isOn(found) === on)
      return null;
    return session.dialogs().length !== dialogs || answered(before, view, item) ? null : found;
  });
  if (now === null) return null;
  const [how, pressed] = [isOn(now) ? 'on' : 'off', action.type === 'click'];
  const seen = pressed ? `${nameOf(item)} was pressed and is still ${how}` : `${nameOf(item)} was ${how} again at once`;
  return failure('no_effect', 'action_had_no_effect', seen, { item: now });
}

/** What is looked for, if each look for a second finds it: a page may take its time to answer. Null once one does not. */
export async function staysSo(session: Session, look: (view: View) => Item | null): Promise<Item | null> {
  const end = session.ctx.now() + Math.min(1_000, session.input.budgets.expectMs);
  for (;;) {
    const found = look(await session.look({ fresh: true, values: true }));
    if (found === null || session.ctx.now() >= end) return found;
    await pause(session.ctx, 80);
  }
}

/** Whether the page made something else of what was typed into a field that holds nothing: an editor, a list of tags. */
export async function tookIt(session: Session, item: Item): Promise<boolean> {
  const before = session.actedOn;
  return before === null || answered(before, await session.look({ fresh: true, values: true }), item);
}

/** Whether a page says anything else beside a control than it did before. */
export function answered(before: View, after: View, { ref }: Item): boolean {
  return saidBeside(before, ref) !== saidBeside(after, ref);
}

function saidBeside({ items }: View, ref: string | null): string {
  const others = items.filter((item) => closest(item, (up) => up.ref === ref) === null);
  return others.map((item) => `${item.role} ${item.name} ${item.text}`).join('\n');
}
