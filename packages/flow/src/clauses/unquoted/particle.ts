import { predicateAt } from '../../assertions/predicate/predicate.ts';
import { isCapital, isLower, isWord, type Token } from '../../tokenise/token.ts';
import { actionStarts } from '../orders/action.ts';
import { quoted } from './set-off.ts';

const particle = /^(?:In|Out|Up|On|Off|To|By|With|At|For|From|As|Of)$/;
const checking = /^(?:Verify|See|Expect|Ensure|Assert|Confirm|Validate|Then|When|Given|And|But|If|Once|After|Before)$/;

/** Labels that are prepositions and no more. */
const bare = /^(?:From|To|By|Until|Since|Via)$/;
const leadsTo = /^(?:that|verify|check|expect|confirm|ensure|see|and|but)$/;
const finite = /^(?:is|shows|says|reads|contains|displays|should|must)$/;

/** "From is Ann Lee", "check that To shows …": at the head of a claim a capital and its verb make the word what a field is called. */
function nameOfPreposition(spec: string, tokens: readonly Token[]): Token[] | undefined {
  const at = tokens.findIndex(
    (token, i) =>
      isWord(token) &&
      bare.test(token.raw) &&
      (i === 0 || tokens[i - 1]!.kind === 'soft' || leadsTo.test(tokens[i - 1]!.low)) &&
      isLower(tokens[i + 1]) &&
      finite.test(tokens[i + 1]!.raw) &&
      predicateAt(tokens, i + 1) !== undefined,
  );
  return at < 0 ? undefined : quoted(spec, tokens, at, at + 1);
}

/** "Shared With is …", "Check In is …", "On is selected": a capital makes a particle the end of what something is called. */
export function nameOfParticle(spec: string, tokens: readonly Token[]): Token[] | undefined {
  const alone = nameOfPreposition(spec, tokens);
  if (alone) return alone;
  const end = tokens.findIndex((token) => !isCapital(token));
  const last = tokens[end - 1]?.raw ?? '';
  if (end < 1 || end > 4 || !particle.test(last) || !isWord(tokens[end]) || checking.test(tokens[0]!.raw))
    return undefined;
  if (end === 1 && !/^O(?:n|ff)$/.test(last)) return undefined;
  // "Untick On display", "Check On is selected": an order, while "Check In" is what a field is called.
  const isOrder = end > 1 && actionStarts.has(tokens[0]!.low);
  if (isOrder && !/^Check (?:In|Out)$/.test(`${tokens[0]!.raw} ${last}`)) return undefined;
  return predicateAt(tokens, end) ? quoted(spec, tokens, 0, end) : undefined;
}

const participles =
  /^(?:[a-z]{2,}ed|paid|sent|sold|due|made|bought|taken|held|seen|won|lost|left|written|spent|kept|lent)$/;

/** "the Paid on column", "Signed in field": both words are what a column or a field is called. */
export function nameWithParticle(spec: string, tokens: readonly Token[]): Token[] | undefined {
  const at = tokens.findIndex(
    ({ raw }, i) =>
      i > 0 &&
      i < 4 &&
      /^(?:on|in|at|by|to|for|from|off|out|up)$/.test(raw) &&
      isCapital(tokens[i - 1]) &&
      /^(?:column|header|field|cell|filter|dropdown)$/.test(tokens[i + 1]?.raw ?? '') &&
      !/^[\p{Lu}\p{N}"“]/u.test(tokens[i + 2]?.raw ?? ''),
  );
  return at > 0 && participles.test(tokens[at - 1]!.low) ? quoted(spec, tokens, at - 1, at + 1) : undefined;
}
