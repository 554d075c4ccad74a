import type { Target } from '@smokejumper/contracts';
import type { View } from '../../ground/view/view.ts';
import { type Check, targetWords, unproven } from '../check.ts';
import { pageEvidence } from '../outline.ts';

/** Words of a sentence, and seldom those of a page: "assigned to", "created by", "last updated". */
const ofSentence = /^(?:assigned to|[a-z]+(?:ed|en) by|last (?:active|seen|[a-z]+ed)(?: by| in)?)$/;

/**
 * "The issue is assigned to Mary" where nothing is called "assigned to": a page says "Assignee", or "Mary opened this".
 * Null for any other target.
 */
export function untoldDoer(view: View, target: Target): Check | null {
  if (target.role !== undefined || !ofSentence.test(target.text ?? '')) return null;
  return unproven('no_evidence', `nothing on the page is told to be the ${targetWords(target)}`, pageEvidence(view));
}
