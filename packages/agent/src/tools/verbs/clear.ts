import { isDropdown, isTextField } from '../../ground/roles.ts';
import { nameOf } from '../../ground/view.ts';
import { failure } from '../../run/outcome.ts';
import { clearerOf } from '../parts/clearer.ts';
import { need, type Tool } from '../tool.ts';

/** `clear`: empties a field; a dropdown that nothing is typed into by the button at it that takes the choice back. */
export const clear: Tool = async (hands, act) => {
  const field = need(act, 'field');
  const found = await hands.locate(field);
  if (!found.ok) return found;
  const { item } = found;
  if (!isDropdown(item) || isTextField(item)) return hands.perform(field, { type: 'clear' });
  const clearer = clearerOf(item);
  if (clearer !== null) return hands.act(clearer, { type: 'click' });
  return failure('refused', 'no_evidence', `nothing tells how ${nameOf(item)} is cleared`, { item });
};
