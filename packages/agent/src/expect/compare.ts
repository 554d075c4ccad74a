import type { Op } from '@smokejumper/contracts';
import { deniesPhrase, findPhrase, fold, onlyInCompounds, squash } from '../ground/names/text.ts';

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

/** All of a text is compared, and no part of it. */
export function isOfWhole(op: Op): boolean {
  return op === 'equals' || op === 'not-equals';
}

/** Whether a text is, or holds, certain words: these a reader finds in more than one way of writing. */
export function isOfWords(op: Op): boolean {
  return isOfWhole(op) || op === 'contains' || op === 'not-contains';
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
