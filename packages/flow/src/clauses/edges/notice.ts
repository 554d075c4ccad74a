import { isGiven, isWord, lows, quoteOfWords, type Token } from '../../tokenise/token.ts';
import { endOf, isJoint } from '../cutting/signs.ts';

/** What has just been done, as a page reports it: "Added", "Sent". */
const done = /^(?:\p{Lu}\p{Ll}{2,}ed|Sent|Paid|Found|Kept|Put|Written|Left|Sold)$/u;
const aim = /^(?:to|from|in|into|by|for|with|on)$/;
const leading = /^(?:and|then|now|also|but)$/;
const shown =
  /^(?:(?:should|must|will) )?(?:now |then )?(?:appears?|pops? up|shows? up|comes? up|(?:is|be|gets?) (?:shown|displayed|visible))$/;

const isPlain = (token: Token) =>
  isWord(token) &&
  !isGiven(token) &&
  (token.raw === token.low || /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?$/.test(token.raw));

/** Nothing but what joins and leads stands before it in its clause. */
const startsAt = (tokens: readonly Token[], at: number) =>
  at === 0 || isJoint(tokens[at - 1]!) || leading.test(tokens[at - 1]!.low);

/** "Added to favourites pops up", "Moved to trash is shown": the words of a notice, which nothing else sets off. */
export function asNotice(tokens: readonly Token[]): readonly Token[] {
  const from = tokens.findIndex(
    (token, at) => done.test(token.raw) && aim.test(tokens[at + 1]?.raw ?? '') && startsAt(tokens, at),
  );
  if (from < 0) return tokens;
  const end = endOf(tokens, from + 1);
  for (const to of [from + 3, from + 4, from + 5]) {
    const name = tokens.slice(from, to);
    if (!name.slice(1).every(isPlain) || !shown.test(lows(tokens.slice(to, end)))) continue;
    return [...tokens.slice(0, from), quoteOfWords(name), ...tokens.slice(to)];
  }
  return tokens;
}

const consenting = /^(?:am|agree|accept|have|want|confirm|consent|understand|acknowledge)$/;
const ticked =
  /^(?:(?:should|must) (?:not )?be|is(?: not)?) (?:still |already |now )?(?:un)?(?:ticked|checked|selected)(?: |$)/;

/** "I am over 18 should be unticked": what a box has its reader say, and nothing that we are. */
export function asConsent(tokens: readonly Token[]): readonly Token[] {
  const from = tokens.findIndex(
    (token, at) => token.raw === 'I' && consenting.test(tokens[at + 1]?.raw ?? '') && startsAt(tokens, at),
  );
  const to = from < 0 ? -1 : tokens.findIndex((_, at) => at > from + 1 && ticked.test(lows(tokens.slice(at))));
  const name = tokens.slice(from, to);
  return to < 0 || name.length > 9 || !name.every(isWord)
    ? tokens
    : [...tokens.slice(0, from), quoteOfWords(name), ...tokens.slice(to)];
}
