import type { Step } from '@smokejumper/contracts';
import type { Facts } from './check.ts';
import { type Amount, amountIn } from './counting/amounts.ts';

/** The text a check compares with: its value, or what was kept under a name; null if nothing was. */
export function wantedValue(step: Step, facts: Facts): string | null {
  if (step.against !== undefined) return facts.kept.get(step.against) ?? null;
  return step.value ?? '';
}

/** The amount a check compares with: its value, what was kept, or the reading before the last action. */
export function wantedAmount(step: Step, facts: Facts): Amount | null {
  const said = step.against === undefined ? step.value : (facts.kept.get(step.against) ?? '');
  const before = step.op === 'increased' || step.op === 'decreased' ? facts.before : null;
  return amountIn(said ?? before ?? '');
}

/** Its number alone. */
export function wantedNumber(step: Step, facts: Facts): number | null {
  return wantedAmount(step, facts)?.number ?? null;
}

/** How a step calls what it compares: no part of an amount. */
export function namesIn({ target, against }: Step): string {
  return [target?.text, target?.noun, against].filter((name) => name !== undefined).join(' ');
}
