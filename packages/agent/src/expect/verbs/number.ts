import type { Step } from '@smokejumper/contracts';
import { type Checker, type Facts, met, notMet, targetWords, unproven } from '../check.ts';
import { opWords } from '../counting/amount-in-words.ts';
import { type Amount, amountIn, compareAmounts, compareKept, isAmount, numberIn } from '../counting/amounts.ts';
import { missingFrom } from '../missing-from.ts';
import { quotesOf } from '../outline.ts';
import { type Reading, readingsOf } from '../reading/reading.ts';
import { standingTexts } from '../reading/struck.ts';
import { longerName } from '../unproven/longer-name.ts';
import { namesIn, wantedAmount } from '../wanted.ts';
import { nothingToCompare } from './count.ts';
import { text } from './text.ts';

/** `assertNumber`: the number shown in the target, or beside it. */
export const number: Checker = (step, facts) => {
  const { view } = facts;
  const op = step.op ?? 'eq';
  const kept = facts.kept.get(step.against ?? '');
  const isSame = /^n?eq$/.test(op);
  // "the code should be ref": a code or a name was kept, and no amount, so all of it has to be the same.
  if (kept !== undefined && isSame && !isAmount(kept))
    return text({ ...step, action: 'assertText', op: op === 'neq' ? 'not-equals' : 'equals' }, facts);
  const { readings } = readingsOf(view, step.target ?? {});
  if (readings.length === 0) return missingFrom(view, step.target);
  const wanted = wantedAmount(step, facts);
  if (wanted === null) return nothingToCompare(step);
  const found = readings.map(shownBy);
  const evidence = readings.slice(0, 3).flatMap((reading) => reading.quoted.flatMap((item) => quotesOf(view, item)));
  const known = found.filter((shown) => shown !== null);
  if (known.length === 0)
    return longerName(view, step, readings) ?? notMet(`${targetWords(step.target)} shows no number`, evidence);
  const compare = ({ text: shown, amount }: Shown) =>
    kept !== undefined && isSame && isAmount(shown)
      ? compareKept(shown, op, kept, namesIn(step))
      : compareAmounts(amount, op, wanted);
  const verdicts = known.map(compare);
  const seen = known.map(({ text: shown, amount }) => (amount.measure === null ? amount.number : `"${shown}"`));
  const passes = verdicts.filter((verdict) => verdict === true);
  if (passes.length === found.length) return met(evidence);
  if (verdicts.includes(null)) {
    const against = `"${kept ?? step.value}"`;
    return unproven(
      'no_evidence',
      `${targetWords(step.target)} shows "${known[0]?.text}", which cannot be compared with ${against}`,
      evidence,
    );
  }
  if (passes.length > 0)
    return unproven('ambiguous', `${targetWords(step.target)} may be ${seen.join(' or ')}`, evidence);
  return notMet(
    `${targetWords(step.target)} is ${seen.join(', ')}, not ${opWords(step, wanted.measure === null ? wanted.number : `"${kept ?? step.value}"`)}`,
    evidence,
    readings[0]?.quoted.at(-1),
  );
};

interface Shown {
  text: string;
  amount: Amount;
}

function shownBy(reading: Reading): Shown | null {
  for (const text of standingTexts(reading)) {
    const amount = amountIn(text);
    if (amount !== null) return { text: text.slice(0, 80), amount };
  }
  return null;
}

/** The text of the only number the target shows now; null if there is none or more than one. */
export function numberText(step: Step, facts: Facts): string | null {
  const { readings } = readingsOf(facts.view, step.target ?? {});
  const texts = readings
    .map((reading) => standingTexts(reading).find((text) => numberIn(text) !== null))
    .filter((text) => text !== undefined);
  return new Set(texts).size === 1 ? (texts[0] ?? null) : null;
}
