import { predicateAt } from '../../assertions/predicate.ts';
import { isCapital, isWord, type Token } from '../../tokenise/token.ts';
import { actionStarts } from '../orders/action.ts';
import { quoted } from './set-off.ts';

const particle = /^(?:In|Out|Up|On|Off|To|By|With|At|For|From|As|Of)$/;
const checking = /^(?:Verify|See|Expect|Ensure|Assert|Confirm|Validate|Then|When|Given|And|But|If|Once|After|Before)$/;

/** "Shared With is …", "Check In is …", "On is selected": a capital makes a particle the end of what something is called. */
export function nameOfParticle(spec: string, tokens: readonly Token[]): Token[] | undefined {
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
