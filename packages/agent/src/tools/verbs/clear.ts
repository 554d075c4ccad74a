import { isDropdown, isTextField } from '../../ground/names/roles.ts';
import { nameOf } from '../../ground/view/view.ts';
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
  const now = (await hands.session.look()).items.find(({ ref }) => ref === item.ref);
  return now?.value === item.value ? failure('no_effect', 'no_evidence', untold, { item }) : done;
};
