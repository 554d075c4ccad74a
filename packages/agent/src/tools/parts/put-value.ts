import type { Need } from '../../brains/brain.ts';
import { isDropdown, isTextField } from '../../ground/roles.ts';
import { isSegmented } from '../../ground/segments.ts';
import type { Item } from '../../ground/view.ts';
import type { Hands } from '../../run/hands.ts';
import type { Done, Failure } from '../../run/outcome.ts';
import { chooseOption } from './choose-option.ts';
import { setSlider } from './control.ts';
import { dayOf } from './dates.ts';
import { enterDay } from './enter-day.ts';
import { fillSegments } from './fill-segments.ts';

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
  if (isSegmented(field)) return fillSegments(hands, need, field, text);
  // A secret is typed as it is, and never told in other words.
  const day = text === value ? dayOf(text, new Date()) : null;
  if (day !== null) return enterDay(hands, need, field, { day, text, leave: false });
  return hands.perform(need, { type: 'fill', value: text });
}
