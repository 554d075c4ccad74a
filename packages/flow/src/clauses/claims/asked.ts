import { predicateAt } from '../../assertions/predicate/predicate.ts';
import { stateOf } from '../../lexicon/states.ts';
import { asWord, isCapital, isGiven, isWord, type Token, unwritten } from '../../tokenise/token.ts';
import type { ClauseRead } from '../clause.ts';

const doubting = /^(?:really|actually|still|now|indeed|truly)$/;
const unmarked = (token: Token): Token =>
  isWord(token) && /.\?$/.test(token.raw)
    ? { ...token, raw: token.raw.slice(0, -1), value: token.value.replace(/\?$/, ''), end: token.end - 1 }
    : token;
const without = (tokens: readonly Token[]) =>
  tokens.filter((token) => !(isWord(token) && (doubting.test(token.low) || token.raw === '?'))).map(unmarked);

const isHow = ({ low }: Token) =>
  stateOf(low, false) !== undefined || /^(?:visible|shown|displayed|present|gone|hidden|listed|missing)$/.test(low);

/** `Is "Add" disabled?`, `Does "Row" say "Cozy"?`, `Is there no link "Next"?`: what is asked for is what has to be. */
export function readAsked(
  given: readonly Token[],
  read: (tokens: readonly Token[]) => ClauseRead | undefined,
): ClauseRead | undefined {
  const [first, second] = given;
  if (!isWord(first) || given.length < 3 || !/^(?:is|are|does|do|can|could)$/.test(first.low)) return undefined;
  const rest = without(given.slice(1));
  if (!rest[0] || (isWord(second) && second.low === 'not')) return undefined;
  if (/^(?:can|could)$/.test(first.low)) {
    const isSeen = isWord(rest[0]) && /^(?:i|we|you)$/.test(rest[0].low) && isWord(rest[1]) && rest[1].low === 'see';
    return isSeen ? read([unwritten('should'), ...rest.slice(1)]) : undefined;
  }
  if (isWord(rest[0]) && rest[0].low === 'there' && /^(?:is|are)$/.test(first.low))
    return read([rest[0], asWord(first, first.low), ...rest.slice(1)]);
  // A name that is set off, or a thing with its article: nothing else tells where the one who is asked about ends.
  const isCapitalName = isCapital(rest[0]);
  if (!isGiven(rest[0]) && !isCapitalName && !(isWord(rest[0]) && rest[0].low === 'the')) return undefined;
  for (let at = 1; at < rest.length; at++) {
    const head = rest.slice(0, at);
    const isDoing = /^do/.test(first.low);
    const isVerb = isDoing && predicateAt([unwritten('should'), ...rest.slice(at)], 0)?.modal === true;
    // "is Well done displayed?": no more than its last word is said of it.
    if (isCapitalName && !isDoing && !(rest.length - at === 1 && isHow(rest[at]!))) continue;
    if (isDoing ? !isVerb : rest.length - at > 3 && !isGiven(rest[at - 1])) continue;
    const found = read([...head, asWord(first, isDoing ? 'should' : first.low), ...rest.slice(at)]);
    if (found) return found;
  }
  return undefined;
}
