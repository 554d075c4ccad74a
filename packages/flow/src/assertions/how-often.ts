import { timesOf } from '../lexicon/numbers.ts';
import { asWord, isGiven, isWord, lows, type Token } from '../tokenise/token.ts';
import type { Claim } from './complement.ts';

const isThere =
  /^(?:(?:should|must) )?(?:now )?(?:appears?|occurs?|exists?|shows? up|(?:is|are|be) (?:shown|listed|visible|displayed|found|present|there))$/;
const shows = /^(?:(?:should|must) )?(?:now )?(?:shows?|contains?|lists?|displays?|has|have|holds?|includes?)$/;
const limits = ['at least', 'at most', 'more than', 'less than', 'fewer than', 'exactly', 'only', 'just'];
const placed = /^(?:in|inside|within|on) (?:the|this|that|") /;
const isOften = (token: Token | undefined) => isWord(token) && /^(?:times?|once|twice|thrice)$/.test(token.low);
const page = /^(?:the|this) (?:page|screen|site)$/;

interface Told {
  thing: Token;
  /** "in the table": where it is counted, if that was told. */
  place: readonly Token[];
}

/** What is counted and where: of `"A" appears … in the table`, `the table shows "A" …`. */
function toldOf(head: readonly Token[], rest: readonly Token[]): Told | undefined {
  const [first, ...said] = head[0]?.low === 'the' && head[1]?.low === 'text' ? head.slice(2) : head;
  const isPlaced = rest.length === 0 || placed.test(lows(rest));
  if (isGiven(first) && isThere.test(lows(said))) return isPlaced ? { thing: first, place: rest } : undefined;
  const last = head.at(-1);
  if (!isGiven(last) || rest.length > 0 || head[0]?.low !== 'the') return undefined;
  const verb = [3, 2, 1].find((length) => shows.test(lows(head.slice(-1 - length, -1))));
  const holder = verb ? head.slice(0, -1 - verb) : [];
  if (holder.length < 2) return undefined;
  const isPage = page.test(lows(holder));
  return { thing: last, place: isPage ? [] : [asWord(holder[0]!, 'in'), ...holder] };
}

/** `"A" appears twice in the table`, `the table shows "A" 3 times`: how many of it there are. */
export function readHowOften(
  tokens: readonly Token[],
  read: (tokens: readonly Token[]) => Claim | undefined,
): Claim | undefined {
  for (let end = 2; end <= tokens.length; end++) {
    if (!isOften(tokens[end - 1])) continue;
    const found = timesOf(tokens.slice(0, end).map(({ kind, low }) => (kind === 'word' ? low : '')));
    if (!found) continue;
    const start = end - found.length;
    const length = [2, 1].find((words) => limits.includes(lows(tokens.slice(start - words, start)))) ?? 0;
    const told = toldOf(tokens.slice(0, start - length), tokens.slice(end));
    if (!told) continue;
    const limit = tokens.slice(start - length, start).filter(({ low }) => !/^(?:exactly|only|just)$/.test(low));
    const words = (said: readonly string[]) => said.map((word) => asWord(tokens[start]!, word));
    return read([...words(['there', 'are']), ...limit, ...words([String(found.times)]), told.thing, ...told.place]);
  }
  return undefined;
}
