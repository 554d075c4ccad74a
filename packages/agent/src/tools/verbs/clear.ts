import { isCellOfRow, isDropdown, isTextField } from '../../ground/names/roles.ts';
import { closest, type Item, inView, nameOf } from '../../ground/view/view.ts';
import type { Hands } from '../../run/hands.ts';
import { failure } from '../../run/outcome.ts';
import { clearerOf } from '../parts/choices/clearer.ts';
import { need, type Tool } from '../tool.ts';

/** `clear`: empties a field; a dropdown by the button at it that takes the choice back, if it has one. */
export const clear: Tool = async (hands, act) => {
  const field = need(act, 'field');
  const found = await hands.locate(field);
  if (!found.ok) return found;
  const { item } = found;
  // What is typed into a dropdown may only search it: then the choice outlasts the words.
  const clearer = isDropdown(item) ? clearerOf(item) : null;
  if (clearer !== null) return hands.act(clearer, { type: 'click' });
  const untold = `nothing tells how ${nameOf(item)} is cleared`;
  if (isDropdown(item) && !isTextField(item)) return failure('refused', 'no_evidence', untold, { item });
  const done = await hands.perform(field, { type: 'clear' });
  if (!done.ok || !isDropdown(item) || (item.value ?? '') === '') return done;
  return (await comesBack(hands, item)) ? failure('no_effect', 'no_evidence', untold, { item }) : done;
};

/**
 * Whether the choice of a dropdown stands there again, at once or when the field is left: then only the search was emptied.
 * It is left without a key, which might choose what the list offers, and gets the focus back. What the flow typed itself is
 * no choice, and a field in a cell may go for good when it is left.
 */
async function comesBack({ session, direct }: Hands, item: Item): Promise<boolean> {
  const held = async () => inView(await session.look({ fresh: true, values: true }), item)?.value === item.value;
  if (await held()) return true;
  if (session.typed.get(item.ref ?? '') === item.value || closest(item, isCellOfRow) !== null) return false;
  const active = await session.page().evaluateHandle(() => document.activeElement as HTMLElement | null);
  await direct(() => active.evaluate((field) => field?.blur()));
  if (await held()) return true;
  await direct(() => active.evaluate((field) => field?.focus()));
  return false;
}
