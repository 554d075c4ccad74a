import type { Need } from '../../brains/brain.ts';
import { isDropdown, isTextField } from '../../ground/roles.ts';
import type { Item } from '../../ground/view.ts';
import type { Hands } from '../../run/hands.ts';
import type { Done, Failure } from '../../run/outcome.ts';
import { chooseOption, setSlider } from './control.ts';
import { dayOf, isoDay } from './dates.ts';

/** Puts a value into a field by whatever means the field has. Secrets are revealed here, while typing. */
export async function putValue(
  hands: Hands,
  need: Omit<Need, 'step'>,
  field: Item,
  value: string,
): Promise<Done | Failure> {
  const text = hands.session.values.reveal(value);
  if (field.role === 'slider') return setSlider(hands, field, text);
  if (isDropdown(field) && !isTextField(field)) return chooseOption(hands, field, text);
  if (field.tag === 'input' && field.type === 'date') {
    const day = dayOf(text, new Date());
    return hands.perform(need, { type: 'fill', value: day === null ? text : isoDay(day) });
  }
  return hands.perform(need, { type: 'fill', value: text });
}
