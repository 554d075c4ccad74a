import { isDomain, roleOf } from '../../lexicon/roles.ts';
import { asWord, isCapital, type Token, unwritten } from '../../tokenise/token.ts';
import { groupsOf } from './wording.ts';

const ends = 'low|high|lowest|highest|smallest|largest|oldest|newest|earliest|latest|[Aa]|[Zz]';
/** "… is sorted by price, low to high", "… are listed by date, oldest first". */
const sorted = new RegExp(
  `^(?<all>.+ (?:is|are|be) (?:sorted|ordered|listed|shown|arranged) by [^,]+?)(?<comma> ,) (?:(?<ends>(?:${ends}) to (?:${ends}))|(?<first>(?:the )?(?:lowest|highest|smallest|largest|oldest|newest|earliest|latest|biggest) first))$`,
  'd',
);

/** The way behind a comma, as it is said without one; "Results are sorted …" of the results. */
export function withoutComma(tokens: readonly Token[]): readonly Token[] | undefined {
  const said = groupsOf(tokens, sorted);
  if (!said) return undefined;
  const [first, next] = tokens;
  const isBare = next!.low === 'are' && isCapital(first) && roleOf([first!.low])?.plural === true;
  const isKnown = isBare || (next!.low === 'are' && isCapital(first) && /s$/.test(first!.low) && isDomain(first!.low));
  const all = isKnown ? [unwritten('the'), asWord(first!, first!.low), ...said.all!.slice(1)] : said.all!;
  return [...all, ...(said.ends ?? said.first)!];
}
