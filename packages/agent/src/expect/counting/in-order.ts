import { fold } from '../../ground/names/text.ts';
import { fullText, type Item } from '../../ground/view/view.ts';
import { type Amount, amountIn, isAmount } from './amounts.ts';
import { areOfOneKind } from './measures.ts';

type Keys = readonly (string | number)[];

/** Whether what these show runs that way, however it is read. */
export function runs(cells: readonly Item[], value: string | undefined): boolean {
  const direction = value === 'descending' ? -1 : 1;
  return cells.length > 1 && keysOf(cells.map(fullText))?.every((keys) => breakIn(keys, direction) < 0) === true;
}

/** Where the order is broken first; -1: nowhere. */
export function breakIn(keys: Keys, direction: number): number {
  return keys.findIndex((key, i) => i > 0 && compare(keys[i - 1] ?? key, key) * direction > 0);
}

/**
 * What texts are ordered by, in each way that they can be read: dates in numbers have two. Null: amounts that have no order
 * among them, such as of two currencies.
 */
export function keysOf(texts: string[]): Keys[] | null {
  const days = daysIn(texts);
  if (days.length > 0) return days;
  const dates = texts.map((text) =>
    /\d{4}|\d[./-]\d/.test(text) && !/[$€£]/.test(text) ? Date.parse(text) : Number.NaN,
  );
  if (dates.every((date) => Number.isFinite(date))) return [dates];
  const known = texts.map(plainAmount).filter((amount) => amount !== null);
  if (known.length < texts.length) return [texts.map(fold)];
  const [first, ...others] = known.flatMap(({ measure }) => measure ?? []);
  if (first !== undefined && !others.every((other) => areOfOneKind(first, other))) return null;
  return [known.map(({ number, measure }) => number * (measure?.factor ?? 1))];
}

const numeric = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d\d)(?:,? (\d{1,2}:\d\d(?::\d\d)?(?: ?[ap]m)?))?$/i;

// The day comes first or the month, in all of them alike; before a dot it is the day.
function daysIn(texts: string[]): number[][] {
  const parts = texts.flatMap((text) => {
    const found = numeric.exec(text.trim());
    return found === null ? [] : [found];
  });
  if (parts.length < texts.length) return [];
  const read = (dayFirst: boolean) =>
    parts.map(([, first, mark, second, year = '', time = '']) => {
      const [day, month] = dayFirst || mark === '.' ? [first, second] : [second, first];
      return Date.parse(`${month}/${day}/${year.length === 2 ? `20${year}` : year} ${time}`);
    });
  return [true, false].map(read).filter((days) => days.every((at) => Number.isFinite(at)));
}

// With words beside it a text is ordered as a text: "3 of Clubs"; a code is no amount: "lb-01" is not one pound less.
function plainAmount(text: string): Amount | null {
  if (/\p{L}-?\d/u.test(text)) return null;
  const amount = amountIn(text);
  const plain = !/[a-z]{3,}/i.test(text) || (isAmount(text) && amount?.words.length === 0);
  return plain ? amount : null;
}

function compare(a: string | number, b: string | number): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a).localeCompare(String(b), 'en', { numeric: true });
}
