import type { Step } from '@smokejumper/contracts';
import { bare } from '../../ground/names/text.ts';
import { fullText, nameOf, type View } from '../../ground/view/view.ts';
import { type Check, targetWords, unproven } from '../check.ts';
import { isNegativeOp } from '../compare.ts';
import { quotesOf } from '../outline.ts';
import type { Reading } from '../reading/reading.ts';
import { longerLabel } from './longer-label.ts';
import { placeInWords } from './place-in-words.ts';

interface Said {
  readings: readonly Reading[];
  wanted: string;
  says: (found: string) => boolean;
}

/** What the words leave open: they may be the value as well as a label, one that goes on, or a place. */
export function inWords(view: View, step: Step, said: Said): Check | null {
  return ownWords(view, step, said) ?? longerLabel(view, step, said) ?? placeInWords(view, step, said);
}

/**
 * "The plan is Pro plan" where what goes by the word says that itself: it may be the value as well as the label of what
 * stands beside it. Null where none of it does, or it says no more than it is called.
 */
function ownWords(view: View, { target = {}, op }: Step, { readings, says }: Omit<Said, 'wanted'>): Check | null {
  const { text = '', role } = target;
  if (isNegativeOp(op) || text === '' || role !== undefined) return null;
  const isSaid = (words: string) => bare(words) !== bare(text) && says(words);
  // What is struck out is said no more.
  const own = readings.find(({ item, standing }) => standing !== true && isSaid(fullText(item)))?.item;
  if (own === undefined) return null;
  const seen = `${nameOf(own)} says so itself, and nothing tells whether it is ${targetWords(target)} or the label of it`;
  return unproven('no_evidence', seen, quotesOf(view, own));
}
