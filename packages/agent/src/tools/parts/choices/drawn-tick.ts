import type { Need } from '../../../brains/brain.ts';
import { targetWords } from '../../../expect/check.ts';
import { drawnTicks } from '../../../ground/controls/drawn-ticks.ts';
import type { View } from '../../../ground/view/view.ts';
import { type Failure, failure } from '../../../run/outcome.ts';

/** "Turn on Product news", "tick the checkbox in Ann's row" where only a box without words could be it. Null without one. */
export function drawnTick(view: View, { target, purpose }: Pick<Need, 'target' | 'purpose'>): Failure | null {
  const [first, ...others] = purpose === 'tick' ? drawnTicks(view, target) : [];
  if (first === undefined) return null;
  const which = others.length === 0 ? 'a box' : `one of ${others.length + 1} boxes`;
  const seen = `nothing is told to be ${targetWords({ role: 'checkbox', ...target })}, but ${which} without any words could be it`;
  return failure('not_found', 'no_evidence', seen, { item: first });
}
