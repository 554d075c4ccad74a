import type { Step } from '@smokejumper/contracts';
import { isDate } from '../lexicon/dates.ts';
import type { TargetContext, TargetRead } from '../targets/target.ts';
import { beginsCapital, isGiven, isWord, lows, type Token } from '../tokenise/token.ts';
import { readText } from './complement.ts';
import { readKept } from './kept.ts';
import type { Predicate } from './predicate/predicate.ts';

const textOps: Record<string, { yes: Step['op']; no: Step['op'] }> = {
  be: { yes: 'equals', no: 'not-equals' },
  become: { yes: 'contains', no: 'not-contains' },
  read: { yes: 'equals', no: 'not-equals' },
  show: { yes: 'contains', no: 'not-contains' },
  match: { yes: 'matches', no: undefined },
  start: { yes: 'starts-with', no: undefined },
  end: { yes: 'ends-with', no: undefined },
};

/** "the currency dropdown should be euro": an option; what is done with a dropdown, or how it looks, is none. */
const isOption = (words: readonly Token[]) =>
  words.length > 0 &&
  words.length < 4 &&
  words.every(({ kind, raw }) => kind === 'word' && /^[a-z]{2,}$/.test(raw)) &&
  !/(?:ed|able|ible|ing|ly|ful|less|set|there|present|wide|narrow|long|short|full|up)$/.test(words.at(-1)!.low);

const inTime = /^in (?:\S+ )?(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?)$/;

/** Operator and value of a claim about a text. */
export function readTextClaim(
  context: TargetContext,
  predicate: Predicate,
  complement: readonly Token[],
  /** Which small letters may be a value behind "is": those that may name an option, all, or none. */
  small: 'option' | 'any' | 'none' = 'none',
): Partial<Step> | undefined {
  const ops = textOps[predicate.lemma];
  const op = ops && (predicate.negated ? ops.no : ops.yes);
  // "Seats <= 20, Over hidden": a comparison that nobody could read is no text.
  if (!op || /^[<>≤≥=]=?$/.test(complement[0]?.raw ?? '')) return undefined;
  const needsWith = predicate.lemma === 'start' || predicate.lemma === 'end';
  const isWith = complement[0]?.kind === 'word' && /^(?:with|in)$/.test(complement[0].low);
  if (needsWith && !isWith) return undefined;
  // "the trial ends in 5 days": when it does, and no words at the end of it.
  if (needsWith && inTime.test(lows(complement))) return undefined;
  const skip = needsWith || (predicate.lemma === 'match' && /^(?:the)$/.test(complement[0]?.low ?? '')) ? 1 : 0;
  const tail = complement.slice(skip);
  const rest =
    predicate.lemma === 'match' && /^(?:regex|pattern|expression)$/.test(tail[0]?.low ?? '') ? tail.slice(1) : tail;
  const isBare = predicate.lemma === 'match' && !['quote', 'regex', 'variable', 'path'].includes(rest[0]?.kind ?? '');
  const text =
    isBare && !readKept(context, rest)
      ? undefined
      : readText(
          context,
          rest,
          !/^(?:be|become)$/.test(predicate.lemma) || small === 'any' || (small === 'option' && isOption(rest)),
        );
  return text && { op, ...text };
}

/** "was on 12 October 2026": the day behind the word. */
export function readOnDay(
  context: TargetContext,
  predicate: Predicate,
  [first, ...day]: readonly Token[],
): Partial<Step> | undefined {
  const isDay = first?.low === 'on' && isDate(lows(day));
  return isDay ? readTextClaim(context, { ...predicate, lemma: 'show' }, day) : undefined;
}

/** "the first comment is from Ada Byron", "the last row is for SO-1046": whom or what it is of stands in it. */
export function readFromWhom(
  context: TargetContext,
  { targets }: TargetRead,
  predicate: Predicate,
  [first, ...name]: readonly Token[],
): Partial<Step> | undefined {
  const isFrom = first?.kind === 'word' && /^(?:from|by|for)$/.test(first.raw);
  const isEntry = targets.every(
    ({ noun, role, text }) => text === undefined && (role === undefined ? noun !== undefined : held.test(role)),
  );
  const isName = (name.length === 1 && isGiven(name[0])) || (name.length < 4 && name.every(isCapital));
  if (!isFrom || !isEntry || name.length === 0 || !isName || isDate(lows(name))) return undefined;
  return readTextClaim(context, { ...predicate, lemma: 'show' }, name);
}

const held = /^(?:row|listitem|card)$/;
const isCapital = (token: Token) => isWord(token) && beginsCapital(token.raw);
