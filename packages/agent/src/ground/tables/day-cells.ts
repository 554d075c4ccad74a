import type { Scope } from '@smokejumper/contracts';
import type { Want } from '../find.ts';
import { isCell } from '../names/roles.ts';
import { wordsOf } from '../names/text.ts';
import type { Item, View } from '../view/view.ts';

const month = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]*$/;

/** "November 18" is the cell of a calendar that is called "November 18, 2026". */
export function cellsOfDay(view: View, want: Want): Item[] {
  const words = wordsOf(want.target.text ?? '');
  if (!['press', 'hover'].includes(want.purpose) || words.length !== 2 || want.target.scope) return [];
  if (!isDay(words)) return [];
  const takesPress = ({ ref, role }: Item) => ref !== null && /^(?:(?:grid)?cell|button)$/.test(role);
  return view.items.filter((item) => takesPress(item) && isCalledDay(item, words));
}

/** "In the cell for March 27", "on March 27": the cell of a calendar that is called by that day, be its year told or not. */
export function cellsForDay(items: readonly Item[], { text = '', role, relation }: Scope): Item[] {
  const day = relation === 'within' && (role === undefined || role === 'cell') ? dayTold(text) : null;
  return day === null ? [] : items.filter((item) => isCell(item) && isCalledDay(item, day));
}

/** The day that a text is: its words, the year among them or not. Null for any other text. */
export function dayTold(text: string): string[] | null {
  const words = wordsOf(text);
  const rest = words.filter((word) => !/^\d{4}$/.test(word));
  return rest.length === 2 && isDay(rest) ? words : null;
}

/** Whether something is called a day of a year, and by these words among others. */
export function isCalledDay({ name }: Item, words: readonly string[]): boolean {
  const said = wordsOf(name);
  const isMonth = (one: string, other: string) =>
    [one, other].every((word) => month.test(word)) && one.slice(0, 3) === other.slice(0, 3);
  const isSaid = (word: string) => said.some((other) => other === word || isMonth(word, other));
  return said.length <= 4 && said.some((word) => /^\d{4}$/.test(word)) && words.every(isSaid);
}

function isDay(words: readonly string[]): boolean {
  return words.some((word) => month.test(word)) && words.some((word) => /^\d{1,2}$/.test(word));
}
