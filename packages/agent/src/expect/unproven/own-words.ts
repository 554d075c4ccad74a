import type { Step } from '@smokejumper/contracts';
import { bare } from '../../ground/names/text.ts';
import { fullText, nameOf, type View } from '../../ground/view/view.ts';
import { type Check, targetWords, unproven } from '../check.ts';
import { isNegativeOp } from '../compare.ts';
import { quotesOf } from '../outline.ts';
import type { Reading } from '../reading/reading.ts';

/**
 * "The plan is Pro plan" where what goes by the word says that itself: it may be the value as well as the label of what
 * stands beside it. Null where none of it does, or it says no more than it is called.
 */
export function ownWords(
  view: View,
  { target = {}, op }: Step,
  { readings, says }: { readings: readonly Reading[]; says: (found: string) => boolean },
): Check | null {
  const { text = '', role } = target;
  if (isNegativeOp(op) || text === '' || role !== undefined) return null;
  const isSaid = (words: string) => bare(words) !== bare(text) && says(words);
  // What is struck out is said no more.
  const own = readings.find(({ item, standing }) => standing !== true && isSaid(fullText(item)))?.item;
  if (own === undefined) return null;
  const seen = `${nameOf(own)} says so itself, and nothing tells whether it is ${targetWords(target)} or the label of it`;
  return unproven('no_evidence', seen, quotesOf(view, own));
}
