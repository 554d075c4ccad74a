import type { SpecProblem } from '@smokejumper/contracts';
import { predicateAt } from '../assertions/predicate/predicate.ts';
import {
  actionExamples,
  claimExamples,
  claimsAbout,
  examples,
  exampleVerbs,
  whereabouts,
  whereaboutsExamples,
} from '../lexicon/examples.ts';
import { languageOf } from '../lexicon/languages.ts';
import { isVague } from '../lexicon/vague.ts';
import type { Sentence } from '../tokenise/lines.ts';
import { isWord, lows, type Token } from '../tokenise/token.ts';

/** Why a clause could not be read, and wording that would work. */
export function explain(
  tokens: readonly Token[],
  sentence: Sentence,
): Pick<SpecProblem, 'reason' | 'suggestion' | 'kind'> {
  const claims =
    sentence.part === 'then' ||
    sentence.expected ||
    tokens.some(({ kind: type, low }) => type === 'word' && claiming.test(low)) ||
    sure.test(`${lows(tokens)} `) ||
    (states(tokens) && !orders.test(lows(tokens)));
  const kind = claims ? ('assert' as const) : ('action' as const);
  if (tokens.some((token) => token.kind === 'unclosed')) {
    return {
      kind,
      reason: 'A quotation mark is opened here and never closed, or closed and never opened.',
      suggestion: 'Write both marks of the quotation, or leave both out.',
    };
  }
  if (sentence.seen === 'data')
    return {
      kind: 'action',
      reason: 'What the value in the data column is for, the step does not say.',
      suggestion: 'Write the value into the step, such as: enter "text" in "Label".',
    };
  if (sentence.seen === 'rows')
    return {
      kind,
      reason: 'What the rows of this table are for, the step does not say.',
      suggestion: 'Write a step for each row, such as: the row for "text" should contain "text".',
    };
  if (sentence.seen)
    return {
      kind,
      reason: 'This tells what somebody saw, not what to do or to expect.',
      suggestion: 'Leave it out, or begin the line with #.',
    };
  const zeroth = tokens.find(({ kind: type, low }) => type === 'word' && /^(?:0th|zeroth)$/.test(low));
  if (zeroth) {
    return {
      kind,
      reason: `There is no ${zeroth.raw} one: counting starts at the first.`,
      suggestion: 'Write first, 2nd, third … or last.',
    };
  }
  if (!tokens.some(({ raw }) => /[\p{L}\p{N}]/u.test(raw)))
    return {
      kind,
      reason: 'There are no words here, so nothing can be run.',
      suggestion: suggest(tokens, claims),
    };
  const language = languageOf(tokens.map(({ low }) => low));
  if (language) {
    return {
      kind,
      reason: `This seems to be written in ${language}; only English is read.`,
      suggestion: 'Write the step in English; quoted texts may be in any language.',
    };
  }
  if (tokens.length > 60)
    return {
      kind,
      reason: 'The clause is too long to be one step.',
      suggestion: 'Write one action or one expectation a line.',
    };
  const vague = tokens.find(({ kind: type, low }) => type === 'word' && isVague(low) && !grammatical.test(low));
  const because = vague
    ? `“${vague.raw}” does not say which thing or value is meant, so running this needs planning or judgement.`
    : 'This is not wording that can be run as it stands.';
  return { kind, reason: because, suggestion: suggest(tokens, claims) };
}

/** "Find out what it costs": the verb of a question inside an action states nothing. */
function states(tokens: readonly Token[]): boolean {
  const asked = tokens.findIndex(
    ({ kind, low }, at) => at > 0 && kind === 'word' && /^(?:what|who|whose|which|where|when|how|whether)$/.test(low),
  );
  return tokens.some((_, at) => (asked < 0 || at < asked) && predicateAt(tokens, at) !== undefined);
}

const claiming = /^(?:should|must|expect|verify|assert|ensure|confirm)$/;
/** "Make sure that …", "check that …": said of a claim; "check the box" is done. */
const sure =
  /^(?:(?:please|then|and|also) )*(?:make sure|be sure|check (?:that|if|whether)|see (?:that|if|whether)|no )/;
/** "Pick a date that is free": an order, though something is told of what it is about. */
const orders =
  /^(?:(?:please|then|and|now|i|we) )*(?:pick|choose|select|click|tap|open|enter|type|fill|wait|scroll|go|log|sign|upload|drag|press|search|find|add|create|buy|delete|remove|send|repeat|keep)\b(?!.*\b(?:should|must|expect|verify)\b)/;

/** Words that are vague in a name, but say nothing about why a clause was not read. */
const grammatical =
  /^(?:i|we|you|they|he|she|it|us|them|me|my|our|your|this|that|these|those|its|should|must|may|might|could|would|ought|can|will|shall|is|are|was|were|be|been|being|has|have|had|do|does|did|not|no|if|when|while|until|unless|as|then|than|like|about|after|before|with|who|whose|which|one|ones|into|same)$/;

/** Wording that works, with the quoted words of the clause where it has some. */
function suggest(tokens: readonly Token[], claims: boolean): string {
  return `Say it as: ${wordingsFor(tokens, claims).join('; or: ')}`;
}

/** The wordings a suggestion offers. Each compiles as it stands. */
export function wordingsFor(tokens: readonly Token[], claims: boolean): string[] {
  const quotes = tokens.filter(({ kind, value }) => kind === 'quote' && quotable(value)).map(({ value }) => value);
  const [first, second] = quotes.length > 0 ? quotes : capitalNames(tokens);
  const said = lows(tokens);
  if (whereabouts.test(said)) return whereaboutsExamples.map(named(first ?? '/path', second));
  const claimed = claims ? claimsAbout.find(({ words }) => words.test(said)) : undefined;
  const things = claimed?.words.exec(said)?.groups?.things;
  if (claimed)
    return claimed.wordings.map((wording) => named(first, second)(wording.replace('<things>', things ?? 'rows')));
  if (claims)
    return claimExamples.slice(0, first === undefined || second !== undefined ? 2 : 1).map(named(first, second));
  return exampleFor(tokens, said).map(named(first, second));
}

/** The wordings for the first verb that examples are known for. */
function exampleFor(tokens: readonly Token[], said: string): readonly string[] {
  for (const { low } of tokens.filter((token) => isWord(token) && exampleVerbs.test(token.low))) {
    const example = examples.find(({ verbs, words }) => verbs.test(low) && (words === undefined || words.test(said)));
    if (example) return example.wordings;
  }
  return actionExamples;
}

/** Words in the middle of a clause that a capital sets off, as far as they go together. */
function capitalNames(tokens: readonly Token[]): string[] {
  const names: string[][] = [[]];
  tokens.forEach(({ kind, raw }, at) => {
    const isName = at > 0 && kind === 'word' && /^\p{Lu}[\p{L}\p{N}-]*$/u.test(raw) && raw !== 'I';
    if (isName) names.at(-1)!.push(raw);
    else names.push([]);
  });
  return names.filter((name) => name.length > 0).map((name) => name.join(' '));
}

const quotable = (value: string) => value.trim() !== '' && value.length <= 60 && !/["\n\r]/.test(value);

const named = (first: string | undefined, second: string | undefined) => (wording: string) =>
  wording.replace(/"([AB])"/g, (_, which: string) =>
    which === 'A' ? `"${first ?? 'text'}"` : `"${second ?? 'Label'}"`,
  );
