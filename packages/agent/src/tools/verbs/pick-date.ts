import type { Step, Target } from '@smokejumper/contracts';
import type { Need } from '../../brains/brain.ts';
import { groundAll } from '../../ground/ground.ts';
import { type Day, dayAsShown, dayOf, isInFigures, isoDay } from '../../ground/names/days.ts';
import { isDropdown, isMereLabel, isTick } from '../../ground/names/roles.ts';
import type { Item, View } from '../../ground/view/view.ts';
import type { Hands } from '../../run/hands.ts';
import { type Failure, failure, type ToolResult } from '../../run/outcome.ts';
import { choiceTitled, pressChoice } from '../parts/choices/choice.ts';
import { chooseOption } from '../parts/choices/choose-option.ts';
import { isOptionCalled, offers } from '../parts/choices/in-named.ts';
import { pickInCalendar, sheetsOf } from '../parts/dates/calendar.ts';
import { asFieldWants, enterDay } from '../parts/dates/enter-day.ts';
import { putValue } from '../parts/values/put-value.ts';
import { type Act, need, type Tool } from '../tool.ts';
import { choose } from './choose.ts';

/** `pickDate`: a date field takes it typed; a calendar is leafed through to its month and the day pressed. */
export const pickDate: Tool = async (hands, act) => {
  const words = act.step.value ?? '';
  const day = dayOf(words, new Date());
  const { target } = act.step;
  const view = await hands.session.look();
  const shown = target !== undefined && isCalendar(target) && sheetsOf(view).length > 0;
  const titled = shown ? null : choiceOf(view, target, words);
  if (titled !== null) return pressChoice(hands, act, titled);
  const found = target === undefined || shown ? null : await hands.locate(need(act, 'field'));
  // What is no certain day to us may be one in the field's own format: it is typed as it stands.
  if (day === null && found?.ok === true && isInFigures(words))
    return putValue(hands, need(act, 'field'), found.item, words);
  if (day === null) return failure('not_understood', 'not_understood', `"${words}" is not one certain day`);
  if (found === null) return (await chooseCalledSo(hands, act, words)) ?? pickInCalendar(hands, day);
  if (!found.ok) return openByButton(hands, act, day, found);
  // A dropdown that offers that very word is no calendar.
  if (isDropdown(found.item) && offers(found.item, words)) return chooseOption(hands, found.item, words);
  const told = asFieldWants(found.item, day) ?? (/^\D*\d{1,4}[./-]\d/.test(words) ? words : null);
  const text = told ?? dayAsShown(day, found.item.value ?? '', words);
  const entry = { day, text: text ?? isoDay(day), leave: true, guessed: text === null };
  const entered = await enterDay(hands, need(act, 'field'), found.item, entry);
  if (entered.ok || !isDropdown(found.item)) return entered;
  return (await chooseOpened(hands, found.item, words)) ?? entered;
};

// So is one that opened a list with that word in place of a calendar.
async function chooseOpened(hands: Hands, { ref }: Item, words: string): Promise<ToolResult | null> {
  const view = await hands.session.look();
  const control = view.items.find((item) => item.ref === ref);
  const isOffered = view.items.some((item) => isOptionCalled(item, words));
  if (control === undefined || sheetsOf(view).length > 0 || !isOffered) return null;
  return chooseOption(hands, control, words);
}

// "Choose Sunday" where no calendar stands open and one choice is called so: that is chosen.
async function chooseCalledSo(hands: Hands, act: Act, text: string): Promise<ToolResult | null> {
  const view = await hands.session.look();
  if (act.step.target !== undefined || sheetsOf(view).length > 0) return null;
  const step: Step = { action: 'choose', kind: 'action', target: { text } };
  const { items } = groundAll(view, { target: { text }, purpose: 'option', exact: true });
  const controls = items.filter((item) => !isMereLabel(item));
  const choices = controls.filter((item) => isTick(item) || /^(?:tab|option)$/.test(item.role));
  return choices.length === 1 && controls.length === 1 ? choose(hands, { ...act, step }) : null;
}

// "Select Sunday as the week start" where that is the title of choices, one of which is called so.
function choiceOf(view: View, target: Target = {}, words: string): Omit<Need, 'step'> | null {
  return /\d/.test(words) ? null : choiceTitled(view, target, words);
}

// The calendar that is open goes by no name of its own.
function isCalendar({ text, noun }: Target): boolean {
  return text === undefined && /\b(?:calendar|date ?picker)\b/i.test(noun ?? '');
}

async function openByButton(hands: Hands, act: Act, day: Day, miss: Failure): Promise<ToolResult> {
  const button = await hands.locate(need(act, 'press'), { waitMs: 0 });
  if (!button.ok) return miss;
  const opened = await hands.act(button.item, { type: 'click' });
  if (!opened.ok) return opened;
  const picked = await pickInCalendar(hands, day);
  return picked.ok ? picked : ((await chooseOpened(hands, button.item, act.step.value ?? '')) ?? picked);
}
