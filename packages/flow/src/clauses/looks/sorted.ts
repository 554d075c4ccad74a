import type { Token } from '../../tokenise/token.ts';
import { groupsOf } from './wording.ts';

const ends = 'low|high|lowest|highest|smallest|largest|oldest|newest|earliest|latest|[Aa]|[Zz]';
/** "… is sorted by price, low to high", "… are listed by date, oldest first". */
const sorted = new RegExp(
  `^(?<all>.+ (?:is|are|be) (?:sorted|ordered|listed|shown|arranged) by [^,]+?)(?<comma> ,) (?:(?<ends>(?:${ends}) to (?:${ends}))|(?<first>(?:the )?(?:lowest|highest|smallest|largest|oldest|newest|earliest|latest|biggest) first))$`,
  'd',
);

/** The way behind a comma, as it is said without one. */
export function withoutComma(tokens: readonly Token[]): readonly Token[] | undefined {
  const said = groupsOf(tokens, sorted);
  return said && [...said.all!, ...(said.ends ?? said.first)!];
}
