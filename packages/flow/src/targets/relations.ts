import type { ScopeRelation } from '@smokejumper/contracts';
import { fits, type Token } from '../tokenise/token.ts';

/** What leads to a place, the longer first. */
const relations: [string, ScopeRelation][] = [
  ['to the left of', 'left-of'],
  ['on the left of', 'left-of'],
  ['at the left of', 'left-of'],
  ['to the left side of', 'left-of'],
  ['on the left side of', 'left-of'],
  ['left of', 'left-of'],
  ['to the right of', 'right-of'],
  ['on the right of', 'right-of'],
  ['at the right of', 'right-of'],
  ['to the right side of', 'right-of'],
  ['on the right side of', 'right-of'],
  ['right of', 'right-of'],
  ['next to', 'near'],
  ['right beside', 'near'],
  ['right next to', 'near'],
  ['directly next to', 'near'],
  ['right below', 'below'],
  ['right under', 'below'],
  ['directly below', 'below'],
  ['directly under', 'below'],
  ['right above', 'above'],
  ['directly above', 'above'],
  ['beside', 'near'],
  ['near', 'near'],
  ['alongside', 'near'],
  ['adjacent to', 'near'],
  ['close to', 'near'],
  ['underneath', 'below'],
  ['beneath', 'below'],
  ['below', 'below'],
  ['under', 'below'],
  ['above', 'above'],
  ['inside of', 'within'],
  ['inside', 'within'],
  ['within', 'within'],
  ['in', 'within'],
  ['on', 'within'],
  ['from', 'within'],
  ['of', 'within'],
  ['at', 'within'],
  ['for', 'within'],
];

const phrases = relations.map(([marker, relation]) => [marker, marker.split(' '), relation] as const);
const markers = new Set(phrases.map(([, words]) => words[0]!));

/** The words at a place that lead to another one. */
export function relationAt(
  tokens: readonly Token[],
  at: number,
): { relation: ScopeRelation; length: number; marker: string } | undefined {
  // "the alert Above threshold": a capital inside makes it part of a name.
  if (!markers.has(tokens[at]!.low) || (at > 0 && /^\p{Lu}\p{Ll}/u.test(tokens[at]!.raw))) return undefined;
  for (const [marker, words, relation] of phrases) {
    if (fits(tokens, at, words)) return { relation, length: words.length, marker };
  }
  return undefined;
}
