import type { Step } from '@smokejumper/contracts';
import { fold, wordsOf } from '../../ground/names/text.ts';
import { fullText, type View } from '../../ground/view/view.ts';
import { type Check, targetWords, unproven } from '../check.ts';
import { toneOf } from '../messages/messages.ts';
import { quotesOf } from '../outline.ts';
import { readingsOf } from '../reading/reading.ts';

/** A sentence as one tells it, and no label: "the coupon was applied". */
const isTold = (value: string): boolean =>
  /^(?:the|an?|my|your|our|their|its?|we|you|i|there|this|that) \S+ \S/.test(value);

/**
 * "A message says the coupon was applied" tells what it comes to: where the message is put otherwise and speaks of the same,
 * nothing tells whether it says so.
 */
export function unlessReworded(step: Step, { view }: { view: View }, check: Check): Check {
  const { target = {}, value = '', op = 'contains' } = step;
  const isMessage = step.action === 'assertText' && op === 'contains' && toneOf(target) !== null;
  if (check.status !== 'not_met' || !isMessage || !isTold(value)) return check;
  const words = wordsOf(fold(value)).filter((word) => word.length > 3);
  const speaks = (text: string) => words.some((word) => wordsOf(fold(text)).includes(word));
  const like = readingsOf(view, target).readings.find(({ item }) => speaks(fullText(item)));
  if (like === undefined) return check;
  const seen = `${targetWords(target)} says "${fullText(like.item).slice(0, 80)}", which may or may not tell that ${value}`;
  return unproven('no_evidence', seen, quotesOf(view, like.item));
}
