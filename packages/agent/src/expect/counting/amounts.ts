import type { Op } from '@smokejumper/contracts';
import { idWords } from '../../ground/names/names.ts';
import { unnumbered } from '../../ground/names/one-or-several.ts';
import { wordsOf } from '../../ground/names/text.ts';
import { compareNumber, compareText, isNegativeOp } from '../compare.ts';
import { areOfOneKind, currencyOf, type Measure, unitOf } from './measures.ts';

/** A number and what it is of: "1.200,00 €", "5 kg", "12 seats". */
export interface Amount {
  number: number;
  measure: Measure | null;
  /** The word that the number counts, where it is no unit: "seats". */
  counted: string | null;
  /** All other words, in front and behind. */
  words: string[];
}

const digits = /\d[\d.,'\u00a0\u202f ]*\d|\d/u;
// A dash apart from the number parts it from the words before it.
const minus = /(?:[-−]\s?|(?:^|[\s\p{Sc}])–)$/u;
/** As books are kept: "(150.00)" and "150.00-" are below nothing; "(3)" counts, "49.-" has no cents. */
const booked =
  /^\((?:\p{Sc}\s?\d[\d.,']*|\d[\d.,' ]*[.,]\d\d(?:\s?\p{Sc})?)\)$|^\D*\d[\d.,' ]*[.,]\d\d[-−–](?:\s?(?:\p{Sc}|[A-Z]{3}))?$/u;
const unitBehind = /^\s?(?<unit>[\p{L}°][\p{L}\d²³/]*|[^\s\p{L}\d.,;:!?()[\]"'-]+)\.?/u;
const scales: Record<string, number> = { k: 1_000, K: 1_000, m: 1e6, M: 1e6 };

/** The first number that a text shows: `€45,000`, `1.234,50 €`, `−3 °C`, `12k users`. Null if there is none. */
export function amountIn(text: string): Amount | null {
  const found = digits.exec(text);
  if (found === null) return null;
  const first = firstOf(found[0]);
  const number = Number(decimal(first.replace(/['\u00a0\u202f ]/g, '')));
  if (!Number.isFinite(number)) return null;
  const front = text.slice(0, found.index);
  const unsigned = front.replace(minus, '');
  const symbol = /[^\s\d:=(),;+−-]+(?=\s?$)/u.exec(unsigned)?.[0] ?? '';
  const currency = currencyOf(symbol);
  const lead = currency === null ? unsigned : unsigned.slice(0, unsigned.lastIndexOf(symbol));
  const tail = text.slice(found.index + first.length);
  const behind = unitBehind.exec(tail);
  const unit = behind?.groups?.unit ?? '';
  // "5 m" are metres, "$5m" and "12k" are many.
  const scale = unit === 'm' && currency === null && /^\s/.test(tail) ? undefined : scales[unit];
  const measure = currency ?? (scale === undefined ? (currencyOf(unit) ?? unitOf(unit)) : null);
  const used = scale !== undefined || (measure !== null && measure !== currency);
  const rest = used ? tail.slice(behind?.[0].length) : tail;
  const negative = unsigned !== front || (currency !== null && minus.test(lead)) || booked.test(text.trim());
  return {
    number: (negative ? -1 : 1) * number * (scale ?? 1),
    measure,
    counted: measure === null ? (/^\s?(\p{L}+)/u.exec(rest)?.[1] ?? null) : null,
    words: wordsOf(`${lead} ${rest}`).map(unnumbered),
  };
}

/** The first number of a text by itself. */
export function numberIn(text: string): number | null {
  return amountIn(text)?.number ?? null;
}

// "A-12", "12-A", "12B" and, with dots that group no thousands, "1.11.2026"; but "12k" and "5kg".
const code = /\p{L}[-_/#.]?\d|\d[-_/]\p{L}|\.(?!\d{3}(?!\d))\d+\.\d|\d\.\d+\.(?!\d{3}(?!\d))\d/u;
const glued = /\d(\p{L}[\p{L}²³/]*)/u;

/** One number, whatever words, unit or currency stand beside it: no code, "3 of 4" or "10:30". */
export function isAmount(text: string): boolean {
  const [only, ...others] = text.match(/\d[\d.,'\u00a0\u202f]*(?: \d{3}(?!\d))*/gu) ?? [];
  if (only === undefined || others.length > 0) return false;
  const bare = text.replace(/([A-Z]{3})(?=\d)/u, (symbol) => (currencyOf(symbol) === null ? symbol : ''));
  if (code.test(bare)) return false;
  const unit = glued.exec(bare)?.[1];
  if (unit === undefined || /^[kKmM]$/.test(unit)) return true;
  // A lone letter is as likely that of a seat.
  return unit.length > 1 && (unitOf(unit) ?? currencyOf(unit)) !== null;
}

/** Whether one amount stands to another so; null where that cannot be told, as of "$5" and "€4" which is more. */
export function compareAmounts(found: Amount, op: Op, wanted: Amount): boolean | null {
  const [own, other] = [found.measure, wanted.measure];
  const asNumbers = compareNumber(found.number, op, wanted.number);
  if (own === null && other === null) return asNumbers;
  if (own === null || other === null) {
    // "12 pounds" may be "£12", and are no "12 kg"; a number alone is taken for what the other is of.
    if ((own === null ? found : wanted).counted === null) return asNumbers;
    return isSameness(op) && found.number !== wanted.number ? asNumbers : null;
  }
  if (!areOfOneKind(own, other)) return isSameness(op) ? isNegativeOp(op) : null;
  const [a, b] = [found.number * own.factor, wanted.number * other.factor];
  // In other units a page rounds: "1.2 MB" and "1,234 kB".
  const rounded = own.factor !== other.factor && !compareNumber(a, 'eq', b) && Math.abs(a - b) < 0.1 * Math.abs(b);
  return rounded ? null : compareNumber(a, op, b);
}

const isSameness = (op: Op) => /^(?:equals|eq|not-equals|neq)$/.test(op);

/**
 * "Must equal seatsBefore": amounts by what they come to, however they are written, all else by its words. Null where
 * the numbers agree and may be of different things: "Order 12" and "Invoice 12". `named`: how the step calls them.
 */
export function compareKept(found: string, op: Op, kept: string, named = ''): boolean | null {
  const isSame = compareText(found, 'equals', kept);
  if (!isSameness(op) || isSame || !isAmount(found) || !isAmount(kept)) return compareText(found, op, kept);
  const [own, other] = [amountIn(found), amountIn(kept)];
  if (own === null || other === null) return compareText(found, op, kept);
  const equal = compareAmounts(own, 'eq', other);
  if (equal === null || (equal && !agree(own, other, named))) return null;
  return isNegativeOp(op) !== equal;
}

/** "$100" and "$100.00", "2,50 kg" and "2.5 kg": one amount in other digits, and no more words with one of them. */
export function isSameAmount(found: string, wanted: string): boolean {
  if (!isAmount(found) || !isAmount(wanted)) return false;
  const [own, other] = [amountIn(found), amountIn(wanted)];
  if (!own?.measure || !other?.measure || own.measure.factor !== other.measure.factor) return false;
  return wordsBut(own) === wordsBut(other) && compareAmounts(own, 'eq', other) === true;
}

/** "$9 / month" for "$9": the same amount, of which the page tells besides for what it is paid. */
export function isSameRate(found: string, wanted: string): boolean {
  const [, sum] = /^(.*\d\D{0,4}?)\s*(?:\/|\bper\b|\beach\b)/iu.exec(found) ?? [];
  return sum !== undefined && !/\/|\bper\b|\beach\b/i.test(wanted) && isSameAmount(sum.trim(), wanted);
}

// "$20 / month" is "$20 per month".
function wordsBut({ words }: Amount): string {
  return words.filter((word) => !/^(?:per|an?)$/.test(word)).join(' ');
}

function agree({ words: a }: Amount, { words: b }: Amount, named: string): boolean {
  const known = wordsOf(idWords(named)).map(unnumbered);
  const [left, right] = [a, b].map((words) => words.filter((word) => !known.includes(word)));
  const within = (some: string[] = [], all: string[] = []) => some.every((word) => all.includes(word));
  return within(left, right) || within(right, left);
}

function firstOf(run: string): string {
  return /^\d[\d.,]*(?:['\u00a0\u202f ]\d{3}(?!\d))*(?:[.,]\d+)?/u.exec(run)?.[0] ?? run;
}

// The last of "." and "," is the decimal mark, unless it groups thousands: "1,234" and "1.234.567".
function decimal(digits: string): string {
  const dot = digits.lastIndexOf('.');
  const comma = digits.lastIndexOf(',');
  if (dot >= 0 && comma >= 0) {
    const mark = dot > comma ? '.' : ',';
    return digits.replaceAll(mark === '.' ? ',' : '.', '').replace(mark, '.');
  }
  const mark = dot >= 0 ? '.' : ',';
  const parts = digits.split(mark);
  const grouped = parts.length > 2 || (mark === ',' && parts.length === 2 && parts[1]?.length === 3);
  return grouped ? parts.join('') : parts.join('.');
}
