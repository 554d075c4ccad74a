import { roleOf } from '../../lexicon/roles.ts';
import { stateOf } from '../../lexicon/states.ts';
import { allLows, isCapital, isGiven, isLower, quoteOf, type Token } from '../../tokenise/token.ts';
import type { Parts } from '../statement.ts';

const ranked = /^the (?:current|active|selected|default|chosen) [a-z]+(?: [a-z]+)?$/;
const isRanked = (tokens: readonly Token[]) => tokens.slice(1).every(isLower) && ranked.test(allLows(tokens));
const isName = (tokens: readonly Token[]) =>
  tokens.length === 1
    ? isGiven(tokens[0]) || isCapital(tokens[0])
    : tokens.length > 0 && tokens.length < 5 && tokens.every(isCapital);

/** "Team is the current plan": the other way round the same is said of the current plan. */
export function asSwapped(spec: string, { subject, predicate, complement }: Parts): Parts | undefined {
  if (predicate.lemma !== 'be') return undefined;
  const isTurned = isRanked(complement) && isName(subject);
  const [what, name] = isTurned ? [complement, subject] : [subject, complement];
  if (!isTurned && !(isRanked(subject) && isName(complement))) return undefined;
  // "Cart is the current step": a state of it.
  if (stateOf(allLows(what), false)) return undefined;
  // "the active page": told by these words, and no page that is called active.
  if (what.at(-1)!.low === 'page') return { subject: [quoteOf(spec, what.slice(1))], predicate, complement: name };
  const isKind = roleOf([what.at(-1)!.low])?.isPlain === true;
  return isTurned && !isKind ? { subject: what, predicate, complement: name } : undefined;
}
