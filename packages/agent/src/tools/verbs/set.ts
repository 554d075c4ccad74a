import type { Need } from '../../brains/brain.ts';
import { pickerAhead } from '../../ground/controls/captions.ts';
import { ground, groundAll } from '../../ground/ground.ts';
import { dayOf } from '../../ground/names/days.ts';
import {
  isDropdown,
  isMereLabel,
  isPressable,
  isTable,
  isTextField,
  isTick,
  saysItOpens,
} from '../../ground/names/roles.ts';
import { closest, fullText, type Item, subtree, type View } from '../../ground/view/view.ts';
import { failure } from '../../run/outcome.ts';
import { choiceTitled, pressChoice } from '../parts/choices/choice.ts';
import { chooseOption } from '../parts/choices/choose-option.ts';
import { unlessDropped } from '../parts/choices/kept-choice.ts';
import { stepAmongAlike, stepOfScale } from '../parts/choices/rating.ts';
import { setTickTo } from '../parts/choices/tick.ts';
import { asFieldWants, enterDay } from '../parts/dates/enter-day.ts';
import { generated } from '../parts/values/generated.ts';
import { putValue } from '../parts/values/put-value.ts';
import { type Act, also, need, type Tool } from '../tool.ts';

/** `set`: the thing by that name, by whatever control it is: field, dropdown, switch, slider or group of choices. */
export const set: Tool = async (hands, act) => {
  const value = generated(hands, act.step);
  if (typeof value !== 'string') return value;
  const view = await hands.session.look();
  const target = act.step.target ?? {};
  const { items: groups } = groundAll(view, { target, purpose: 'region', exact: true });
  const group = groups.find(
    (item) => ['radiogroup', 'group', 'listbox', 'tablist'].includes(item.role) && hasChoices(item),
  );
  const fields = groundAll(view, { target, purpose: 'form-control', exact: true }).items.filter(
    (item) => !isMereLabel(item),
  );
  if (group !== undefined && !fields.some((item) => isTextField(item))) {
    const step = stepAmongAlike(group, value);
    if (step !== null) return hands.act(step, { type: 'click' });
    const choice = also(
      { text: value, scope: { relation: 'within', ...(target.text === undefined ? {} : { text: target.text }) } },
      'option',
    );
    return pressChoice(hands, act, choice);
  }
  const titled = fields.length > 0 ? null : (choiceTitled(view, target, value) ?? filterTitled(view, act, value));
  if (titled !== null) return pressChoice(hands, act, titled);
  const star = fields.length > 0 ? null : stepOfScale(view, target, value);
  if (star !== null) return hands.act(star, { type: 'click' });
  const found = await hands.locate(need(act, 'form-control'));
  if (!found.ok) return found;
  const { item } = found;
  if (isMereLabel(item)) {
    const what = `nothing tells which control "${fullText(item)}" is the title of, or which of its choices is "${value}"`;
    return failure('refused', 'no_evidence', what, { item });
  }
  if (isTick(item)) return setTickTo(hands, item, value);
  const day = dayOf(value, new Date());
  const opensDays = saysItOpens(item) && day !== null;
  if (item.role === 'button' && !opensDays) return chooseOption(hands, item, value);
  const text = day !== null && isTextField(item) ? asFieldWants(item, day) : null;
  if (day !== null && text !== null)
    return enterDay(hands, need(act, 'form-control'), item, { day, text, leave: true });
  // What is set may be the choice in front of the field ("Size: M ____") as well as what is written in it.
  const picker = pickerAhead(item);
  const picked = picker === null ? null : await chooseOption(hands, picker, value);
  if (picked !== null && (picked.ok || picked.outcome !== 'not_found')) return picked;
  // What offers a choice may drop what was merely typed.
  const offered = isDropdown(item) && isTextField(item) ? await chooseOption(hands, item, value) : null;
  if (offered !== null && (offered.ok || offered.outcome !== 'not_found')) return offered;
  const put = await putValue(hands, need(act, 'form-control'), item, value);
  if (offered === null || !put.ok) return put;
  return unlessDropped(hands, put, { control: item, value, before: view, missed: offered });
};

// "Filter by status": the links of a filter commonly stand under "By status", and what they filter may follow them.
function filterTitled(view: View, { step, text = '' }: Act, value: string): Omit<Need, 'step'> | null {
  const { text: name, ...target } = step.target ?? {};
  if (name === undefined || !/^filter\b/i.test(text.trim())) return null;
  const choices = [`by ${name}`, `filter by ${name}`].map((title) =>
    choiceTitled(view, { ...target, text: title }, value),
  );
  const isFilter = (choice: Omit<Need, 'step'>) => {
    const found = ground(view, choice);
    return found.kind === 'one' && isPressable(found.item) && closest(found.item, isTable) === null;
  };
  return choices.find((choice) => choice !== null && isFilter(choice)) ?? null;
}

function hasChoices(item: Item): boolean {
  return subtree(item).filter((part) => ['radio', 'option', 'tab', 'button'].includes(part.role)).length > 1;
}
