import type { Evidence, ExpectationStatus } from '@smokejumper/contracts';
import { oneLine } from '../verdict/one-line.ts';
import type { JudgeAnswer } from './prompt.ts';
import type { Source } from './sources.ts';
import type { JudgedExpectation, Judgement } from './types.ts';

/** Characters kept of a judge's reason. */
const mostWhy = 300;

/**
 * What of a judge's answer stands up: each quote must be in the text it names, verbatim, say something, and not be a
 * page's word to its testers. One that is not makes the expectation unproven, however many others there are.
 */
export function verified(
  answer: JudgeAnswer,
  input: { expectations: readonly JudgedExpectation[]; sources: readonly Source[] },
): Judgement[] {
  const byId = new Map(input.sources.map((source) => [source.id, source]));
  return input.expectations.map((expectation) => {
    const { id } = expectation;
    const given = answer.verdicts.filter((verdict) => verdict.id === id);
    const unproven = (why: string): Judgement => ({ id, status: 'unproven', quotes: [], why });
    const [verdict] = given;
    if (verdict === undefined) return unproven('the judge said nothing of it');
    if (given.length > 1) return unproven('the judge answered it more than once');
    if (verdict.status === 'unproven') return unproven(oneLine(verdict.why, mostWhy) || 'the judge could not tell');
    const quotes = verdict.citations.map(({ snapshot, quote }) => ({ snapshot, quote }));
    const fault = faultOf(quotes, { byId, status: verdict.status, expectation });
    if (fault !== null) return unproven(fault);
    const stored = quotes.map(({ snapshot, quote }) => ({ snapshot: byId.get(snapshot)?.snapshot ?? snapshot, quote }));
    return { id, status: verdict.status, quotes: stored, why: oneLine(verdict.why, mostWhy) };
  });
}

function faultOf(
  quotes: readonly Evidence[],
  input: { byId: ReadonlyMap<string, Source>; status: ExpectationStatus; expectation: JudgedExpectation },
): string | null {
  const { byId, status, expectation } = input;
  const afterStep = expectation.afterStep ?? null;
  if (quotes.length === 0) return `the judge held it ${status === 'met' ? 'met' : 'not met'} but cited nothing`;
  for (const { snapshot, quote } of quotes) {
    const source = byId.get(snapshot);
    if (source === undefined) return 'the judge cited a snapshot that does not exist';
    if (!source.text.includes(quote)) return 'the judge cited words that stand nowhere';
    if (!saysSomething(quote)) return 'the judge cited words that say nothing';
    if (addressesTesters(quote, expectation.text))
      return 'the judge cited words that the page addresses to its testers';
  }
  const timely = quotes.some(({ snapshot }) => isTimely(byId.get(snapshot), afterStep));
  return timely ? null : 'the judge cited only what was seen before the moment it is about';
}

function isTimely(source: Source | undefined, afterStep: number | null): boolean {
  if (source === undefined) return false;
  return !source.page || afterStep === null || (source.afterStep ?? -1) >= afterStep;
}

const structure =
  /\b(?:page|generic|text|paragraph|heading|button|link|list|listitem|row|cell|table|img|region|main|banner|navigation|contentinfo|form|group|textbox|dialog|article|document|status|alert|level=\d+)\b|value=/g;

/** At least three letters or digits besides the names of roles. */
export function saysSomething(quote: string): boolean {
  const words = quote.replace(/^(\s*- )?\w+/, (role) => role.replace(structure, '')).replace(structure, ' ');
  const whole = quote.replace(/[^\p{L}\p{N}]+/gu, '');
  return whole.length >= 3 && words.replace(/[^\p{L}\p{N}]+/gu, '').length >= 3;
}

const toTesters = [
  /\b(?:mark|report|consider|treat|count|regard|record|judge|declare|rate|set|return|answer|output|respond|reply|conclude)\b.{0,60}\b(?:pass|passed|passing|met|successful|fulfilled|satisfied|true)\b/i,
  /\b(?:ignore|disregard|forget|override)\b.{0,40}\b(?:instructions?|rules?|prompts?|previous|above|everything)\b/i,
  /\b(?:system|developer|assistant|tool)(?: message| prompt| result| note)?\s*[:>\]]/i,
  /\b(?:dear |attention,? |note to |hey,? )?(?:ai|llm|language model|assistant|agent|judge|tester|test runner|smokejumper)\b\s*[:,]/i,
  /\byou (?:are|must|should|may|can|have) .{0,40}\b(?:judge|assistant|agent|model|tester|verdict|expectation)/i,
];
const ofResults =
  /\b(?:tests?|checks?|expectations?|assertions?|criteri(?:on|a)|verdict|scenario|flow)\b.{0,30}\b(?:passed|met|fulfilled|satisfied|successful)\b/i;

/**
 * Whether words of a page speak to whoever tests it, rather than to its users. A page that is about tests may show
 * their results where the expectation asks for them.
 */
export function addressesTesters(quote: string, expectation: string): boolean {
  const plain = quote
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Mn}]/gu, '')
    .replace(/\s+/g, ' ');
  const aboutTests = /\b(?:tests?|checks?|pass|passed|builds?|criteria)\b/i.test(expectation);
  return toTesters.some((pattern) => pattern.test(plain)) || (!aboutTests && ofResults.test(plain));
}
