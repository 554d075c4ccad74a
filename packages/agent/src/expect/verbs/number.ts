import type { Step } from '@smokejumper/contracts';
import { type Checker, type Facts, met, missing, notMet, targetWords, unproven } from '../check.ts';
import { compareNumber, isAmount, numberIn } from '../compare.ts';
import { pageEvidence, quotesOf } from '../outline.ts';
import { type Reading, readingsOf } from '../reading.ts';
import { wantedNumber } from '../wanted.ts';
import { nothingToCompare, opWords } from './count.ts';
import { text } from './text.ts';

/** `assertNumber`: the number shown in the target, or beside it. */
export const number: Checker = (step, facts) => {
  const { view } = facts;
  const kept = facts.kept.get(step.against ?? '');
  const isSame = /^n?eq$/.test(step.op ?? 'eq');
  // "the code should be ref": a code or a name was kept, and no amount, so all of it has to be the same.
  if (kept !== undefined && isSame && !isAmount(kept))
    return text({ ...step, action: 'assertText', op: step.op === 'neq' ? 'not-equals' : 'equals' }, facts);
  const { readings } = readingsOf(view, step.target ?? {});
  if (readings.length === 0) return missing(`${targetWords(step.target)} is not on the page`, pageEvidence(view));
  const wanted = wantedNumber(step, facts);
  if (wanted === null) return nothingToCompare(step);
  const numbers = readings.map(numberOfReading);
  const evidence = readings.slice(0, 3).flatMap((reading) => reading.quoted.flatMap((item) => quotesOf(view, item)));
  const known = numbers.filter((found) => found !== null);
  if (known.length === 0) return notMet(`${targetWords(step.target)} shows no number`, evidence);
  const passes = known.filter((found) => compareNumber(found, step.op ?? 'eq', wanted));
  if (passes.length === numbers.length) return met(evidence);
  if (passes.length > 0)
    return unproven('ambiguous', `${targetWords(step.target)} may be ${known.join(' or ')}`, evidence);
  return notMet(
    `${targetWords(step.target)} is ${known.join(', ')}, not ${opWords(step, wanted)}`,
    evidence,
    readings[0]?.quoted.at(-1),
  );
};

function numberOfReading(reading: Reading): number | null {
  for (const text of reading.texts) {
    const found = numberIn(text);
    if (found !== null) return found;
  }
  return null;
}

/** The text of the only number the target shows now; null if there is none or more than one. */
export function numberText(step: Step, facts: Facts): string | null {
  const { readings } = readingsOf(facts.view, step.target ?? {});
  const texts = readings
    .map((reading) => reading.texts.find((text) => numberIn(text) !== null))
    .filter((text) => text !== undefined);
  return new Set(texts).size === 1 ? (texts[0] ?? null) : null;
}
