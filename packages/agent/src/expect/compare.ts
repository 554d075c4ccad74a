import type { Op } from '@smokejumper/contracts';
import { deniesPhrase, findPhrase, fold, onlyInCompounds, squash } from '../ground/text.ts';

/** Whether a text passes `op value`. Case counts only with `exactCase`; a regex may stand between slashes. */
export function compareText(
  found: string,
  op: Op,
  value: string,
  options: { exactCase: boolean } = { exactCase: false },
): boolean {
  const form = options.exactCase ? squash : fold;
  const text = form(found);
  const wanted = form(value);
  switch (op) {
    case 'equals':
    case 'eq':
      return text === wanted;
    case 'not-equals':
    case 'neq':
      return text !== wanted;
    case 'not-contains':
      return findPhrase(text, wanted) < 0 || deniesPhrase(text, wanted) || onlyInCompounds(text, wanted);
    case 'starts-with':
      return text.startsWith(wanted);
    case 'ends-with':
      return text.endsWith(wanted);
    case 'matches':
      return regexOf(value)?.test(squash(found)) ?? false;
    default:
      return findPhrase(text, wanted) >= 0 && !deniesPhrase(text, wanted);
  }
}

export function isNegativeOp(op: Op | undefined): boolean {
  return op === 'not-equals' || op === 'not-contains' || op === 'neq';
}

/** A regular expression from `/…/flags` or a bare pattern; null when it is none. */
export function regexOf(pattern: string): RegExp | null {
  const slashed = /^\/(.*)\/([a-z]*)$/s.exec(pattern.trim());
  try {
    return slashed === null
      ? new RegExp(pattern)
      : new RegExp(slashed[1] ?? '', (slashed[2] ?? '').replace(/[gy]/g, ''));
  } catch {
    return null;
  }
}

export function compareNumber(found: number, op: Op, wanted: number): boolean {
  const equal = Math.abs(found - wanted) < 1e-9 * Math.max(1, Math.abs(wanted));
  switch (op) {
    case 'neq':
    case 'not-equals':
      return !equal;
    case 'gt':
    case 'increased':
      return found > wanted && !equal;
    case 'lt':
    case 'decreased':
      return found < wanted && !equal;
    case 'gte':
      return found > wanted || equal;
    case 'lte':
      return found < wanted || equal;
    default:
      return equal;
  }
}

const numberShape =
  /(?<sign>[-−+]\s?)?(?:[$€£¥₹]\s?)?(?<sign2>[-−])?(?<digits>\d[\d.,'\u00a0\u202f ]*\d|\d)(?:\s?(?<scale>[kKmM])\b)?/u;

/** The first number a text shows: `€45,000`, `1.234,50`, `−3`, `12k`. Null if there is none. */
export function numberIn(text: string): number | null {
  const found = numberShape.exec(text);
  const groups = found?.groups;
  if (groups?.digits === undefined) return null;
  const amount = Number(plainDigits(groups.digits));
  if (!Number.isFinite(amount)) return null;
  const negative = /[-−]/.test(`${groups.sign ?? ''}${groups.sign2 ?? ''}`);
  const scale = /k/i.test(groups.scale ?? '') ? 1_000 : /m/i.test(groups.scale ?? '') ? 1_000_000 : 1;
  return (negative ? -1 : 1) * amount * scale;
}

// "A-12", "12-A", "12B" and, with dots that group no thousands, "1.11.2026"; but "12k".
const code = /\p{L}[-_/#.]?\d|\d[-_/]\p{L}|\d(?![kKmM]\b)\p{L}|\.(?!\d{3}(?!\d))\d+\.\d|\d\.\d+\.(?!\d{3}(?!\d))\d/u;

/** One number, whatever words or currency stand beside it: no code, "3 of 4" or "10:30". */
export const isAmount = (text: string): boolean =>
  text.match(/\d[\d.,'\u00a0\u202f]*(?: \d{3}(?!\d))*/gu)?.length === 1 && !code.test(text);

/** "must equal seatsBefore": amounts by what they come to, however they are written, all else by its words. */
export function compareKept(found: string, op: Op, kept: string): boolean {
  const isSame = isAmount(found) && isAmount(kept) && numberIn(found) === numberIn(kept);
  if (/^(?:equals|eq)$/.test(op)) return isSame || compareText(found, op, kept);
  if (/^(?:not-equals|neq)$/.test(op)) return !isSame && compareText(found, op, kept);
  return compareText(found, op, kept);
}

// The last of "." and "," is the decimal mark, unless it groups thousands: "1,234" and "1.234.567".
function plainDigits(raw: string): string {
  const digits = raw.replace(/['\u00a0\u202f ](?=\d{3}(?!\d))/g, '').split(/[\s\u00a0']/)[0] ?? '';
  const dot = digits.lastIndexOf('.');
  const comma = digits.lastIndexOf(',');
  if (dot >= 0 && comma >= 0) {
    const decimal = dot > comma ? '.' : ',';
    return digits.replaceAll(decimal === '.' ? ',' : '.', '').replace(decimal, '.');
  }
  const mark = dot >= 0 ? '.' : ',';
  const parts = digits.split(mark);
  const grouped = parts.length > 2 || (mark === ',' && parts.length === 2 && parts[1]?.length === 3);
  return grouped ? parts.join('') : parts.join('.');
}
