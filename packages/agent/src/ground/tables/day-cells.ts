import type { Scope } from '@smokejumper/contracts';
import type { Want } from '../find.ts';
import { isCell, isColumnHead, isDataRow, isTable } from '../names/roles.ts';
import { wordsOf } from '../names/text.ts';
import { ancestors, closest, foldedText, type Item, isWithin, subtree, textsIn, type View } from '../view/view.ts';

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
export function isCalledDay(item: Item, words: readonly string[]): boolean {
  const said = wordsOf(dayOfSheet(item) ?? item.name);
  const isMonth = (one: string, other: string) =>
    [one, other].every((word) => month.test(word)) && one.slice(0, 3) === other.slice(0, 3);
  const isSaid = (word: string) => said.some((other) => other === word || isMonth(word, other));
  return said.length <= 4 && said.some((word) => /^\d{4}$/.test(word)) && words.every(isSaid);
}

function isDay(words: readonly string[]): boolean {
  return words.some((word) => month.test(word)) && words.some((word) => /^\d{1,2}$/.test(word));
}

/**
 * Of a cell that begins with a mere number, under the days of the week: its day in the month that the page says it shows.
 * Null where that is no such cell, or the number may be of the month before or after.
 */
function dayOfSheet(cell: Item): string | null {
  const sheet = isCell(cell) ? closest(cell, isTable) : null;
  const month = sheet === null ? null : monthOf(sheet);
  const number = /^\d{1,2}$/.exec(textsIn(cell)[0]?.text.trim() ?? '')?.[0];
  if (sheet === null || month === null || number === undefined) return null;
  const rows = subtree(sheet).filter(isDataRow);
  const at = rows.findIndex((row) => isWithin(cell, row));
  const isOther = (at === 0 && Number(number) > 20) || (at >= rows.length - 2 && at > 2 && Number(number) < 15);
  return isOther ? null : `${month[1]} ${number}, ${month[2]}`;
}

/** A table with a column for each day of the week. */
export function isMonthSheet(item: Item): boolean {
  return (
    isTable(item) && subtree(item).filter((head) => isColumnHead(head) && weekday.test(foldedText(head))).length > 4
  );
}

const months = new WeakMap<Item, RegExpExecArray | null>();
const weekday = /^(?:mo|tu|we|th|fr|sa|su)[a-z]*\.?$/;

function monthOf(sheet: Item): RegExpExecArray | null {
  const known = months.get(sheet);
  if (known !== undefined) return known;
  const texts = !isMonthSheet(sheet) ? [] : textsIn(ancestors(sheet).at(-1) ?? sheet);
  const titles = texts.flatMap((item) => {
    const found = /^(\p{L}{3,9})\.? (\d{4})$/u.exec(foldedText(item));
    return found !== null && month.test(found[1] ?? '') ? [found] : [];
  });
  const only = new Set(titles.map(([all]) => all)).size === 1 ? (titles[0] ?? null) : null;
  months.set(sheet, only);
  return only;
}
