import type { Step } from '@smokejumper/contracts';
import type { Facts } from './check.ts';
import { numberIn } from './compare.ts';

/** The text a check compares with: its value, or what was kept under a name; null if nothing was. */
export function wantedValue(step: Step, facts: Facts): string | null {
  if (step.against !== undefined) return facts.kept.get(step.against) ?? null;
  return step.value ?? '';
}

/** The number a check compares with: its value, what was kept, or the reading before the last action. */
export function wantedNumber(step: Step, facts: Facts): number | null {
  if (step.against !== undefined) return numberIn(facts.kept.get(step.against) ?? '');
  if (step.value !== undefined) return numberIn(step.value);
  if (step.op === 'increased' || step.op === 'decreased') return facts.before;
  return null;
}
