import type { Step } from '@smokejumper/contracts';
import { groundAll } from '../../ground/ground.ts';
import { frames } from '../../ground/names/nouns.ts';
import { areasOf } from '../../ground/places/scope.ts';
import type { View } from '../../ground/view/view.ts';
import { type Check, targetWords, unproven } from '../check.ts';
import { isNegativeOp } from '../compare.ts';
import { pageEvidence, quotesOf } from '../outline.ts';

/**
 * "The footer of the card shows X" where the card is there and nothing in it is told to be its footer: open where X stands
 * in the card, and so is what the footer does not show. Null where X does not, or another part is asked for.
 */
export function untoldPartOf(view: View, { target = {}, op }: Step, words: string): Check | null {
  const { noun = '', scope, text, role, ordinal } = target;
  const others = [text, role, ordinal];
  if (!frames.test(noun) || scope === undefined || others.some((other) => other !== undefined)) return null;
  const isThere = areasOf(view.items, scope, () => true).length > 0;
  // How far a card goes that nothing draws as one is not told either.
  const isDrawn = scope.role === 'card' && scope.text === undefined;
  if (!isThere && !isDrawn) return null;
  const own = isThere ? { text: words, scope } : { text: words };
  const [shown] = groundAll(view, { target: own, purpose: 'read', exact: true, shown: true }).items;
  if (shown === undefined && !(isThere && isNegativeOp(op))) return null;
  const seen = `nothing ${isThere ? `in ${targetWords(scope)}` : 'on the page'} is told to be the ${noun} that is asked for`;
  const quotes = shown === undefined ? pageEvidence(view) : quotesOf(view, shown);
  return { ...unproven('no_evidence', seen, quotes), mayCome: true };
}
