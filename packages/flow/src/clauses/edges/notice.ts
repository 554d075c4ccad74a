import { isGiven, isWord, lows, quoteOfWords, type Token } from '../../tokenise/token.ts';
import { isJoint } from '../cutting/signs.ts';

/** What has just been done, as a page reports it: "Added", "Sent". */
const done = /^(?:\p{Lu}\p{Ll}{2,}ed|Sent|Paid|Found|Kept|Put|Written|Left|Sold)$/u;
const aim = /^(?:to|from|in|into|by|for|with)$/;
const leading = /^(?:and|then|now|also|but)$/;
const shown =
  /^(?:(?:should|must|will) )?(?:now |then )?(?:appears?|pops? up|shows? up|comes? up|(?:is|be|gets?) (?:shown|displayed|visible))$/;

const isPlain = (token: Token) => isWord(token) && !isGiven(token) && token.raw === token.low;

/** "Added to favourites pops up", "Moved to trash is shown": the words of a notice, which nothing else sets off. */
export function asNotice(tokens: readonly Token[]): readonly Token[] {
  const from = tokens.findIndex(
    (token, at) =>
      done.test(token.raw) &&
      aim.test(tokens[at + 1]?.raw ?? '') &&
      (at === 0 || isJoint(tokens[at - 1]!) || leading.test(tokens[at - 1]!.low)),
  );
  if (from < 0) return tokens;
  const joint = tokens.findIndex((token, at) => at > from && (isJoint(token) || token.kind === 'stop'));
  const end = joint < 0 ? tokens.length : joint;
  for (const to of [from + 3, from + 4, from + 5]) {
    const name = tokens.slice(from, to);
    if (!name.slice(1).every(isPlain) || !shown.test(lows(tokens.slice(to, end)))) continue;
    return [...tokens.slice(0, from), quoteOfWords(name), ...tokens.slice(to)];
  }
  return tokens;
}
