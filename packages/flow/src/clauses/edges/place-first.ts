import { asWord, beginsCapital, isGiven, lows, type Token, wordCount } from '../../tokenise/token.ts';

const placed =
  /^(?:in|inside|on(?! (?:click|hover|load|press|submit|focus|open))|under|below|above|within|next to) (?:(?:the )?(?!(?:it|there|you|we|i) )[a-z"]+ ){1,4}?(?:should|must) (not )?(?:be (?:visible|shown|displayed|present)|appear) (?=\S)/;

/** "In popup should be visible Wool Scarf": place and verb before what it is said of, which a capital or quotes set off. */
export function asPlaceLast(tokens: readonly Token[]): readonly Token[] {
  const found = placed.exec(`${lows(tokens)} `);
  if (!found) return tokens;
  const at = wordCount(found[0]);
  const verb = tokens.findIndex(({ kind, low }) => kind === 'word' && /^(?:should|must)$/.test(low));
  const subject = tokens.slice(at);
  const isNamed = isGiven(subject[0]) || isGiven(subject[1]) || beginsCapital(subject[0]!.raw);
  const isMore = subject.some(
    ({ kind, raw }) => kind === 'soft' || /^(?:and|or|that|if|when|until|in|on|under|should|must|is|are)$/.test(raw),
  );
  if (!isNamed || isMore) return tokens;
  const [first, ...place] = tokens.slice(0, verb);
  return [...subject, ...tokens.slice(verb, at), asWord(first!, first!.low), ...place];
}
