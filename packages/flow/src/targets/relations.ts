import type { ScopeRelation } from '@smokejumper/contracts';
import { fits, type Token } from '../tokenise/token.ts';

/** "to the left of", "at the right-hand side of". */
const sides = (['left', 'right'] as const).flatMap((side) =>
  ['', ' side', ' hand side', '-hand side'].flatMap((end) =>
    ['to the ', 'on the ', 'at the ', ''].map((lead): [string, ScopeRelation] => [
      `${lead}${side}${end} of`,
      `${side}-of`,
    ]),
  ),
);

/** What leads to a place, the longer first. */
const relations: [string, ScopeRelation][] = [
  ...sides,
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

const phrases = Map.groupBy(
  relations.map(([marker, relation]) => ({ marker, words: marker.split(' '), relation })),
  ({ words }) => words[0]!,
);

export interface Relation {
  relation: ScopeRelation;
  /** In words. */
  length: number;
  marker: string;
}

/** The words at a place that lead to another one. */
export function relationAt(tokens: readonly Token[], at: number): Relation | undefined {
  // "the alert Above threshold": a capital inside makes it part of a name.
  const found = phrases.get(tokens[at]!.low)?.find(({ words }) => fits(tokens, at, words));
  if (!found || (at > 0 && /^\p{Lu}\p{Ll}/u.test(tokens[at]!.raw))) return undefined;
  return { relation: found.relation, length: found.words.length, marker: found.marker };
}
