import type { Need } from '../../../brains/brain.ts';
import { isOfCharacters, isSegmented } from '../../../ground/controls/segments.ts';
import { dayAsShown, dayOf } from '../../../ground/names/days.ts';
import { isDropdown, isTextField } from '../../../ground/names/roles.ts';
import { has, type Item, nameOf } from '../../../ground/view/view.ts';
import type { Hands } from '../../../run/hands.ts';
import { type Done, type Failure, failure } from '../../../run/outcome.ts';
import { chooseOption } from '../choices/choose-option.ts';
import { setSlider } from '../choices/control.ts';
import { offeringBeside } from '../choices/in-named.ts';
import { isClock, setClock } from '../dates/clock.ts';
import { enterDay } from '../dates/enter-day.ts';
import { enterTime } from '../dates/enter-time.ts';
import { fillSegments } from '../dates/fill-segments.ts';
import { isPicky, nativeValue } from '../dates/native.ts';
import { timeOf } from '../dates/times.ts';
import { fillCharacters } from './fill-characters.ts';

/** Puts a value into a field by whatever means the field has. Secrets are revealed here, while typing. */
export async function putValue(
  hands: Hands,
  need: Omit<Need, 'step'>,
  field: Item,
  value: string,
): Promise<Done | Failure> {
  const text = hands.session.values.reveal(value);
  if (field.role === 'slider') return setSlider(hands, field, text);
  if (isDropdown(field) && !isTextField(field))
    return chooseOption(hands, offeringBeside(field, need.target, text), text);
  if (isSegmented(field)) return fillSegments(hands, need, field, text);
  if (isOfCharacters(field)) return fillCharacters(hands, need, { box: field, code: text, secret: text !== value });
  // A secret is typed as it is, and never told in other words.
  if (field.tag === 'input' && isPicky(field.type) && text === value && text !== '') {
    const taken = nativeValue(field.type, text, new Date());
    if (taken !== null) return hands.perform(need, { type: 'fill', value: taken });
    const what = `"${text}" is not one certain ${field.type === 'color' ? 'colour' : field.type} for ${nameOf(field)}`;
    return failure('not_understood', 'not_understood', what, { item: field });
  }
  const day = text === value && /\d/.test(text) ? dayOf(text, new Date()) : null;
  if (day !== null) {
    const shaped = dayAsShown(day, field.value ?? '', text) ?? text;
    return enterDay(hands, need, field, { day, text: shaped, leave: false });
  }
  if (has(field, 'readonly') && text === value) return pickFor(hands, need, field, text);
  const time = text === value && !has(field, 'readonly') ? timeOf(text) : null;
  return time === null ? hands.perform(need, { type: 'fill', value: text }) : enterTime(hands, need, { time, text });
}

// What takes no typing may open something to choose from; a picker that is not known is no fault of the page.
async function pickFor(hands: Hands, need: Omit<Need, 'step'>, field: Item, value: string): Promise<Done | Failure> {
  const before = new Set((await hands.session.look()).items.map((item) => item.ref));
  const chosen = await chooseOption(hands, field, value);
  if (chosen.ok || chosen.outcome !== 'not_found') return chosen;
  const opened = (await hands.session.look()).items.filter((item) => item.ref !== null && !before.has(item.ref));
  const time = timeOf(value);
  if (time !== null && isClock(opened)) return setClock(hands, need, { before, time });
  const says = `${nameOf(field)} takes no typing`;
  if (opened.length === 0) return failure('refused', 'action_had_no_effect', says, { item: field });
  return failure('refused', 'no_evidence', `${says}, and how "${value}" is picked in what it opens is not known`, {
    item: field,
  });
}
