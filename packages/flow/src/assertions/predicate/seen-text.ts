import { roleOf } from '../../lexicon/roles.ts';
import { isFunctional, isVague } from '../../lexicon/vague.ts';
import { isInside } from '../../targets/determiners.ts';
import { isLabelPhrase } from '../../targets/name.ts';
import type { TargetContext } from '../../targets/target.ts';
import { allLows, isCapital, isGiven, isLower, lows, sourceOf, type Token } from '../../tokenise/token.ts';
import type { Predicate } from './predicate.ts';

const amount =
  /^(?:exactly|only|at (?:least|most)|(?:no )?more than|(?:fewer|less) than) (?:\d+|one|two|three|four|five|six|seven|eight|nine|ten) /;

/** A capital, then words in lower case to a kind that ends labels as well: "Packing list". */
const isLabelOfKind = (tokens: readonly Token[]) =>
  tokens.length > 1 &&
  tokens.length < 4 &&
  tokens.every(({ kind, raw }, i) => kind === 'word' && (i === 0 ? /^\p{Lu}/u : /^[a-z]+$/).test(raw)) &&
  !tokens.slice(1).some(({ low }) => isFunctional(low) || isVague(low) || /ed$|^(?:the|in|on|of|to)$/.test(low)) &&
  !/^(?:the|an?|this|that|no|any|all|each|every|some|my|your)$/.test(tokens[0]!.low) &&
  /^(?:lists?|tables?|cards?|videos?|forms|links|images|menus|pages|sections)$/.test(tokens.at(-1)!.low);

/** Words stand before it in the same sentence, so that nothing asks for a capital. */
const isLed = (context: TargetContext, first: Token) =>
  context.spec[first.start - 1] === ' ' && isInside(context, first);

/** "Exactly two mails arrive" at the start of a sentence: neither a text nor a thing. */
export const isLooseAmount = (context: TargetContext, tokens: readonly Token[]): boolean =>
  amount.test(allLows(tokens)) && tokens.every(({ kind }) => kind === 'word') && !isLed(context, tokens[0]!);

/** Words after "see" that are what the page says: "I should not see Packing list" means no list called Packing. */
export const labelOfKind = (context: TargetContext, tokens: readonly Token[]): string | undefined =>
  isLabelOfKind(tokens) && isLed(context, tokens[0]!) ? sourceOf(context.spec, tokens) : undefined;

/** "the labels are Bug and UI", "the first three issues are 7, 5 and 4": which of them there are, and no text that joins them. */
function isListOfMany(subject: readonly Token[], complement: readonly Token[]): boolean {
  const and = complement.findIndex(({ kind, low }) => kind === 'word' && low === 'and');
  const isMany = isLower(subject.at(-1)) && /[^su]s$/.test(subject.at(-1)!.raw);
  const isOne = (token: Token | undefined) => isCapital(token) || /^#?\d/.test(token?.raw ?? '');
  const isList = and > 0 && isOne(complement[0]) && isOne(complement[and + 1]) && !isLabelPhrase(complement);
  return isMany && isList && complement.every(({ kind, raw }) => kind === 'word' || raw === ',');
}

/** "the status is New or In Progress": one of them, and no text with "or" in it. */
function isEither(complement: readonly Token[]): boolean {
  const or = complement.findIndex(({ kind, low }) => kind === 'word' && low === 'or');
  const isTwo = or > 0 && isCapital(complement[0]) && isCapital(complement[or + 1]);
  return isTwo && complement.every(({ kind, raw }) => kind === 'word' || raw === ',');
}

/** "must ask first", "asks twice", "is hidden from guests": what is asked is not told, and whom else the page shows it to no page says. */
export function isUntold(subject: readonly Token[], { verb, lemma }: Predicate, complement: readonly Token[]): boolean {
  const words = lows(complement);
  if (/^asks?$/.test(verb ?? '') && !complement.some(isGiven) && complement.every(({ raw, low }) => raw === low))
    return true;
  // "should read naturally": how well, which is for somebody to judge.
  if (/^reads?$/.test(verb ?? '') && /^(?:well|[a-z]+ly)$/.test(complement.length === 1 ? complement[0]!.raw : ''))
    return true;
  // "is 10:00 long": by how much, which stands there in other words.
  if (
    lemma === 'be' &&
    /^\d/.test(complement[0]?.raw ?? '') &&
    /^(?:long|wide|tall|high|deep)$/.test(complement.at(-1)!.raw)
  )
    return true;
  if (lemma === 'be' && (isListOfMany(subject, complement) || isEither(complement))) return true;
  if (/^(?:show|read)$/.test(lemma) && /^(?:once|twice|thrice|first|again|later|sometimes|often)$/.test(words))
    return true;
  const from = /^(?:hidden|invisible|absent|missing|kept) from (?:the )?(\S+)$/.exec(words);
  return (
    from !== null &&
    subject.length > 0 &&
    from[1] !== '"' &&
    /^[a-z]+s$/.test(complement.at(-1)!.raw) &&
    roleOf([from[1]!]) === undefined
  );
}
