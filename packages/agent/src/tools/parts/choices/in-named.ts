import type { Target } from '@smokejumper/contracts';
import { ground } from '../../../ground/ground.ts';
import { isCalled } from '../../../ground/names/names.ts';
import { isControl, isDropdown } from '../../../ground/names/roles.ts';
import { bare, isSmall, rung, says, squash } from '../../../ground/names/text.ts';
import { overlap } from '../../../ground/view/place.ts';
import {
  ancestors,
  fullText,
  has,
  type Item,
  isNameless,
  namesFor,
  subtree,
  type View,
} from '../../../ground/view/view.ts';

/**
 * "Select tracker Feature": the only dropdown that is called by the first words and offers the rest by its whole name.
 * Null where something goes by all of them, or they may be meant otherwise.
 */
export function inNamed(view: View, target: Target): { control: Item; option: string } | null {
  const { text, noun, ...others } = target;
  if (text === undefined || Object.keys(others).length > 0) return null;
  if (noun !== undefined) return ofNoun(view, { text, noun });
  const words = squash(text).split(' ');
  const dropdowns = view.items.filter((item) => isDropdown(item) && !has(item, 'hidden'));
  const found = words.slice(1).flatMap((_, at) => {
    const [name, option] = [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')];
    const called = dropdowns.filter((item) => isCalled(item, name));
    return called.map((control) => ({ control, option, offers: offers(control, option) }));
  });
  const [only, ...more] = found;
  if (only === undefined || more.length > 0 || !only.offers) return null;
  return ground(view, { target, purpose: 'option', exact: false }).kind === 'none' ? only : null;
}

// "Pick customer Ben": the Customer dropdown, where nothing on the page is called Ben yet.
function ofNoun(view: View, { text, noun }: { text: string; noun: string }): { control: Item; option: string } | null {
  const want = { purpose: 'dropdown', exact: true } as const;
  const found = ground(view, { target: { text: noun }, ...want });
  if (found.kind !== 'one' || found.rung < rung.loose || !isDropdown(found.item)) return null;
  const choice = ground(view, { target: { text, noun }, purpose: 'option', exact: true });
  return choice.kind === 'none' ? { control: found.item, option: text } : null;
}

/**
 * "The dates dropdown" is the one that offers "All dates", where no dropdown goes by the word or by nothing at all, no other
 * speaks of it, and it offers what is to be chosen. Null for any other.
 */
export function spokenIn(view: View, { text, role, scope }: Target, value: string): Item | null {
  if (role !== 'combobox' || text === undefined || scope !== undefined || !isSmall(text)) return null;
  const dropdowns = view.items.filter((item) => isDropdown(item) && !has(item, 'hidden'));
  const [only, ...others] = dropdowns.filter((item) => optionSays(item, text));
  const mayBeIt = (item: Item) => isNameless(item) || nameSays(item, text);
  if (only === undefined || others.length > 0 || dropdowns.some(mayBeIt)) return null;
  return offers(only, value) ? only : null;
}

/**
 * "Tracker [is] [Support]": words in front of several dropdowns without names are meant for the only one of their line that
 * offers what is to be chosen, where the first does not. Else that one.
 */
export function offeringBeside(control: Item, { text, ordinal }: Target, value: string): Item {
  const own = subtree(control).some((part) => part.role === 'option' && says(part.name || fullText(part), value));
  const isShown = text !== undefined && bare(fullText(control)) === bare(text);
  if (own || isShown || text === undefined || ordinal !== undefined || !isNameless(control)) return control;
  const page = subtree(ancestors(control).at(-1) ?? control);
  const behind = page.slice(page.indexOf(control) + 1).filter((item) => !ancestors(item).some(isDropdown));
  const isOther = (item: Item) => !isDropdown(item) && (isControl(item) || item.text !== '' || item.name !== '');
  const end = behind.findIndex((item) => isOther(item) || !isInLine(control, item));
  const run = (end < 0 ? behind : behind.slice(0, end)).filter((item) => isDropdown(item) && !has(item, 'hidden'));
  const [only, ...others] = run.filter((item) => isNameless(item) && offers(item, value));
  return only === undefined || others.length > 0 ? control : only;
}

function isInLine({ box: one }: Item, { box: other }: Item): boolean {
  return one === null || other === null || overlap(one.y, one.height, other.y, other.height) > 0;
}

/** Whether one of the options of a dropdown says these words. */
export function optionSays(dropdown: Item, words: string): boolean {
  return subtree(dropdown).some((part) => part.role === 'option' && says(part.name, words));
}

/** Whether one of its names says these words. */
export function nameSays(item: Item, words: string): boolean {
  return namesFor(item).some((name) => says(name, words));
}

/** Whether one of the options of a dropdown is called so. */
export function offers(control: Item, option: string): boolean {
  return subtree(control).some((part) => isOptionCalled(part, option));
}

/** An option of that very name. */
export function isOptionCalled(item: Item, option: string): boolean {
  return item.role === 'option' && bare(item.name || fullText(item)) === bare(option);
}
