import type { Want } from '../find.ts';
import type { Looked } from '../last-resort.ts';
import { areasOf } from '../places/scope.ts';
import { fullText, has, type Item, type View } from '../view/view.ts';
import type { Match } from './names.ts';
import { fold, isSmall, rung } from './text.ts';

// Words of the language that are roles, too; the word for what is told there may follow.
const said = /^(alert|log|status|timer)(?: (?:area|line|message|region|text))?$/;

function roleSaid(words: string): string | null {
  return (isSmall(words) && said.exec(fold(words))?.[1]) || null;
}

/** Whether an element goes by words that say nothing but its role. */
export function isCalledByRole({ role, name }: Item, words: string): boolean {
  return name === '' && roleSaid(words) === role;
}

/**
 * "The status" where nothing goes by that word: what the page marks as its status and calls nothing, if it is the only
 * one that shows something. One that shows nothing is read as empty, and is not shown.
 */
export function calledByRole(view: View, { target, purpose, shown }: Want): Looked | null {
  const { text, noun, role, ordinal, scope } = target;
  const word = roleSaid(text ?? noun ?? '');
  const asked = purpose === 'read' && role === undefined && ordinal === undefined;
  if (!asked || word === null || (text !== undefined && noun !== undefined)) return null;
  const isOne = (item: Item) => isCalledByRole(item, word) && !has(item, 'hidden');
  const areas = areasOf(view.items, scope, (items) => items.some(isOne));
  const all = areas.flatMap(({ items }) => items.filter(isOne));
  const showing = all.filter((item) => fullText(item) !== '');
  const empty = showing.length > 0 || shown === true ? [] : all;
  const match = (item: Item): Match => ({ item, rung: rung.exact, by: 'name' });
  return { areas, matches: (showing.length > 0 ? showing : empty).map(match) };
}
