import type { Step } from '@smokejumper/contracts';
import { wordsOf } from '../../ground/names/text.ts';
import { areasOf, placeOf } from '../../ground/places/scope.ts';
import { fullText, type Item, inOneLine, nameOf, type View } from '../../ground/view/view.ts';
import { type Check, targetWords, unproven } from '../check.ts';
import { compareText, isNegativeOp } from '../compare.ts';
import { quotesOf } from '../outline.ts';
import type { Reading } from '../reading/reading.ts';

/**
 * "The milestone is v3.8 and 70% complete", "My order shows a Mug with a lid", "Current drugs include Aspirin 5 mg daily":
 * where what is claimed stands under that name in parts, in lines or cells of their own, nothing tells that it is not said.
 * Null where any part of it stands nowhere there, and for what is one value alone.
 */
export function saidInParts(
  view: View,
  { target = {}, op = 'contains' }: Step,
  { readings, wanted }: { readings: readonly Reading[]; wanted: string },
): Check | null {
  const { text, role, noun, ordinal } = target;
  if (isNegativeOp(op) || text === undefined || (role ?? noun ?? ordinal) !== undefined) return null;
  const parts = wanted.split(joins).filter((part) => part !== '');
  if (parts.length < 2 && (op !== 'contains' || wordsOf(wanted).length < 3)) return null;
  const under = areasOf(view.items, placeOf(target), () => true).filter(
    ({ items }) => items.length < view.items.length,
  );
  const shown = [...readings.map(({ quoted }) => quoted), ...under.map(({ root, items }) => (root ? [root] : items))];
  const saying = shown.find((items) => holdsAll(items, parts));
  const [first] = saying ?? [];
  if (first === undefined) return null;
  const seen = `what ${targetWords(target)} shows holds each part of "${wanted}", and nothing tells whether it says so: ${nameOf(first)}`;
  return unproven('no_evidence', seen, quotesOf(view, first));
}

const joins = /,\s+(?:and\s+)?|\s+(?:and|with|for|in|at|on|from|by)\s+(?:an?\s+|the\s+)?/i;

function holdsAll(items: readonly Item[], parts: readonly string[]): boolean {
  const words = inOneLine(items.filter(({ up }) => up === null || !items.includes(up)).map(fullText));
  // "82 answers" may stand there as a mere number, where all are answers.
  const said = (part: string) => [part, /^(\d[\d.,]*) \p{L}+$/u.exec(part)?.[1] ?? part];
  return parts.every((part) => said(part).some((one) => compareText(words, 'contains', one)));
}
