import type { Step } from '@smokejumper/contracts';
import { twoNames } from '../../ground/names/two-names.ts';
import { nameOf } from '../../ground/view/view.ts';
import { type Check, type Facts, unproven } from '../check.ts';
import { quotesOf } from '../outline.ts';

/** What is missing as one text is not called so where both halves of it are shown: two things may have been meant. */
export function unlessTwo(
  { action, op, target, value = '' }: Step,
  { view }: Pick<Facts, 'view'>,
  check: Check,
): Check {
  if (check.status !== 'not_met') return check;
  const isSaid = action === 'assertText' && (op === undefined || op === 'contains' || op === 'equals');
  const text = action === 'assertVisible' ? target?.text : isSaid ? value : undefined;
  const both = text === undefined ? null : twoNames(view, text);
  if (both === null) return check;
  const seen = `nothing says "${text}" as one text, but ${nameOf(both[0])} and ${nameOf(both[1])} are there`;
  return unproven(
    'ambiguous',
    seen,
    both.flatMap((item) => quotesOf(view, item)),
  );
}
