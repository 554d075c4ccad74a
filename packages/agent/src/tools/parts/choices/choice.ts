import type { Target } from '@smokejumper/contracts';
import type { Need } from '../../../brains/brain.ts';
import { ground, groundAll } from '../../../ground/ground.ts';
import { isOtherTitle } from '../../../ground/names/further.ts';
import { isFormControl, isTick, takesPress } from '../../../ground/names/roles.ts';
import { bare, compareNames, rung, says } from '../../../ground/names/text.ts';
import {
  closest,
  fullText,
  type Item,
  isFoldedOption,
  isWithin,
  nameOf,
  subtree,
  type View,
} from '../../../ground/view/view.ts';
import type { Hands } from '../../../run/hands.ts';
import { type Failure, failure, type ToolResult } from '../../../run/outcome.ts';
import { type Act, also } from '../../tool.ts';

/**
 * "Choose Blue as the colour" where the colour is no dropdown: the one thing called Blue in the part of the page that
 * is titled so. Null where a control of its own goes by the name, or no single choice does.
 */
export function choiceTitled(view: View, target: Target, value: string): Omit<Need, 'step'> | null {
  if (target.text === undefined || target.ordinal !== undefined) return null;
  const { text, scope } = target;
  const named = groundAll(view, { target, purpose: 'dropdown', exact: true }).items;
  if (named.some((item) => isFormControl(item) || item.role === 'button')) return null;
  const choice = choiceWithin(target, value);
  const found = ground(view, choice);
  if (found.kind !== 'one' || found.rung < rung.loose || found.item.ref === null) return null;
  const titles = groundAll(view, {
    target: { text, ...(scope === undefined ? {} : { scope }) },
    purpose: 'region',
    exact: true,
  });
  const titled = titles.items.some((title) => isWithin(found.item, offering(title)));
  return isFoldedOption(found.item) || !titled ? null : choice;
}

function choiceWithin({ text, scope }: Target, value: string): Omit<Need, 'step'> {
  const within = {
    relation: 'within' as const,
    ...(text === undefined ? {} : { text }),
    ...(scope === undefined ? {} : { scope }),
  };
  return also({ text: value, scope: within }, 'option');
}

/** What is offered under that title and merely holds the words may be what is meant, and is not called missing. */
export function unsureChoice(view: View, target: Target, value: string): Failure | null {
  if (target.text === undefined || target.ordinal !== undefined) return null;
  const found = ground(view, choiceWithin(target, value));
  const items = found.kind === 'one' ? [found.item] : found.kind === 'many' ? found.items : [];
  const choices = items.filter(isTick);
  if (choices.length === 0) return null;
  const names = choices.slice(0, 5).map(nameOf).join(' or ');
  return failure('refused', 'ambiguous', `"${value}" may be ${names}`, { refOutcome: 'ambiguous' });
}

/** Presses a choice that goes by its title, which in quotes is none that merely begins or ends so. */
export async function pressChoice(hands: Hands, act: Act, choice: Omit<Need, 'step'>): Promise<ToolResult> {
  const title = act.quoted ? otherTitleOf(await hands.session.look(), choice) : null;
  if (title === null) return hands.perform(choice, { type: 'click' });
  const what = `"${choice.target.scope?.text}" is only a part of the title of ${nameOf(title)}`;
  return failure('refused', 'ambiguous', what, { item: title });
}

/** The group that a choice stands in, where that goes by another title which only holds the words of the choice's scope. */
export function otherTitleOf(view: View, choice: Pick<Need, 'target' | 'purpose' | 'exact'>): Item | null {
  const text = choice.target.scope?.text;
  const found = ground(view, choice);
  if (text === undefined || found.kind !== 'one') return null;
  const group = closest(found.item, (up) => /^(?:radio)?group$|^listbox$/.test(up.role) && says(up.name, text));
  if (group === null || !isOtherTitle(group.name, text)) return null;
  return subtree(group).some((part) => bare(fullText(part)) === bare(text)) ? null : group;
}

/**
 * The same where questions and answers stand side by side in one box: of the radios behind the question, up to the next
 * words that are no answer's, the one called so.
 */
export function answerBehind(view: View, target: Target, value: string): Item | null {
  const { text, role, scope, ordinal } = target;
  if (text === undefined || role !== undefined || scope !== undefined || ordinal !== undefined) return null;
  const reads = (item: Item | null) => item !== null && bare(fullText(item)) === bare(text);
  const [title, ...others] = view.items.filter((item) => reads(item) && !reads(item.up) && !closest(item, takesPress));
  if (title === undefined || others.length > 0) return null;
  const behind = title.up?.children.slice(title.up.children.indexOf(title) + 1) ?? [];
  const ticks = behind.flatMap(subtree).filter(isTick);
  const isAnswers = (box: Item) =>
    subtree(box).some(isTick) || ticks.some(({ name }) => bare(name) === bare(fullText(box)));
  const end = behind.findIndex((box) => fullText(box) !== '' && !isAnswers(box));
  const answers = (end < 0 ? behind : behind.slice(0, end))
    .flatMap(subtree)
    .filter(({ role: kind }) => kind === 'radio');
  const [only, ...more] = answers.filter(
    (item) => item.ref !== null && compareNames(value, item.name, { spelling: false }) >= rung.loose,
  );
  return answers.length > 1 && only !== undefined && more.length === 0 ? only : null;
}

// What a title is over is the nearest box around it with something to choose, never the whole form.
function offering(title: Item): Item {
  const offers = (box: Item) => subtree(box).some((part) => takesPress(part) && !isWithin(title, part));
  return closest(title, offers) ?? title;
}
