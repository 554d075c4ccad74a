import { asWord, isGiven, isWord, lows, quoteOfWords, type Token } from '../../tokenise/token.ts';
import { isJoint } from '../cutting/signs.ts';

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
  const joint = tokens.findIndex((token, at) => at > from && (isJoint(token) || token.kind === 'stop'));
  const end = joint < 0 ? tokens.length : joint;
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

const troubles =
  /^(?:any |an? )?(?:(?:failed|failing|broken|http|network|console|browser|javascript|js|server|request|api) )*(?:errors?|requests?|calls?|exceptions?)(?: (?:in|on) the (?:browser )?console)?$/;

const acting = /^(?:click|press|tap|hit|open|go|visit|navigate|load|reload|refresh|submit|save|send|upload|search)$/;

/** "the page loads without errors": that it loads says no more than that there are none. */
const loading =
  /^(?:(?:expect|check|verify|ensure|confirm) )?(?:that )?(?:the |this )?(?:page|site|website|app|home ?page|screen)(?: (?:should|must))? (?:loads?|loaded|opens?|opened|renders?|rendered)$/;

/** "the page loads with no errors": without any. */
function withoutNone(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ low }, i) => i > 0 && low === 'with' && tokens[i + 1]?.low === 'no');
  const from = tokens.findLastIndex((token, i) => i < at && isJoint(token)) + 1;
  const isLoad = at > 0 && (acting.test(tokens[from]!.low) || loading.test(lows(tokens.slice(from, at))));
  return isLoad ? [...tokens.slice(0, at), asWord(tokens[at]!, 'without'), ...tokens.slice(at + 2)] : tokens;
}

/** "opens without console errors", "at 100%, without any failed requests": that there are none. */
export function asFreeOf(given: readonly Token[]): readonly Token[] {
  const tokens = withoutNone(given);
  const at = tokens.findIndex(({ kind, raw }, i) => i > 0 && kind === 'word' && raw === 'without');
  if (at < 0) return given;
  const joint = tokens.findIndex((token, i) => i > at && (isJoint(token) || token.kind === 'stop'));
  const end = joint < 0 ? tokens.length : joint;
  const told = lows(tokens.slice(at + 1, end));
  // "the text Done without errors" is said of nothing but the import it tells of.
  const from = tokens.findLastIndex((token, i) => i < at && isJoint(token)) + 1;
  const isAct = acting.test(tokens[from]!.low) || loading.test(lows(tokens.slice(from, at)));
  if (!troubles.test(told) || (/^(?:any |an? )?\w+$/.test(told) && !isAct)) return given;
  const [first] = tokens.slice(at + 1);
  const rest = tokens.slice(/^(?:any|an?)$/.test(first!.low) ? at + 2 : at + 1);
  if (loading.test(lows(tokens.slice(from, at)))) return [...tokens.slice(0, from), asWord(tokens[at]!, 'no'), ...rest];
  const joined = isJoint(tokens[at - 1]!) ? [] : [asWord(tokens[at]!, 'and')];
  return [...tokens.slice(0, at), ...joined, asWord(tokens[at]!, 'no'), ...rest];
}
