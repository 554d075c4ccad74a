import { allLows, isCapital, isGiven, isWord, type Token } from '../../tokenise/token.ts';
import type { Parts } from '../statement.ts';

/** What one entry has one of, and what fills it is a name. */
const held =
  /^the (?:manager|owner|assignee|author|sender|recipient|customer|client|host|driver|supplier|teacher|doctor|organi[sz]er|creator|reporter|reviewer|approver|landlord|tenant|seller|buyer|carrier)$/;

const isName = (tokens: readonly Token[]) =>
  tokens.length === 1
    ? isGiven(tokens[0])
    : tokens.length < 4 && tokens.every((token) => isWord(token) && isCapital(token));

/** `"Jonas Beck" is the manager`: the manager is Jonas Beck; "the first manager" is one of several. */
export function asHolder({ subject, predicate, complement }: Parts): Parts | undefined {
  const isHeld = predicate.lemma === 'be' && !predicate.negated && held.test(allLows(complement)) && isName(subject);
  return isHeld ? { subject: complement, predicate, complement: subject } : undefined;
}
