import type { RefAction } from '@smokejumper/refs';
import { isTick } from '../ground/roles.ts';
import { closest, has, type Item, nameOf, type View } from '../ground/view.ts';
import { isOn } from '../tools/parts/control.ts';
import { type Failure, failure } from './outcome.ts';
import type { Session } from './session.ts';

/**
 * A box, a choice or a switch that the page put back at once, with nothing else to be seen for it: nothing was set. Null
 * where it stands as it was set, where nothing tells how it stands, and where the page answered in another way.
 */
export async function putBack(session: Session, item: Item, action: RefAction): Promise<Failure | null> {
  const before = session.actedOn;
  const dialogs = session.dialogsBefore;
  const view = await session.look({ fresh: true, values: true });
  const now = view.items.find(({ ref }) => ref === item.ref);
  const on = action.type === 'check';
  if (now === undefined || !isTick(now) || has(now, 'mixed') || isOn(now) === on || isOn(item) === on) return null;
  if (before === null || session.dialogs().length !== dialogs || answered(before, view, item)) return null;
  const seen = `${nameOf(item)} was ${isOn(now) ? 'on' : 'off'} again at once`;
  return failure('no_effect', 'action_had_no_effect', seen, { item: now });
}

function answered(before: View, after: View, { ref }: Item): boolean {
  return saidBeside(before, ref) !== saidBeside(after, ref);
}

function saidBeside({ items }: View, ref: string | null): string {
  const others = items.filter((item) => closest(item, (up) => up.ref === ref) === null);
  return others.map((item) => `${item.role} ${item.name} ${item.text}`).join('\n');
}
