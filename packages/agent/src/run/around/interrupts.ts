import type { SpecStep } from '@smokejumper/contracts';
import { isOptional } from '../../plan/make.ts';
import { doAction } from '../action.ts';
import type { Hands } from '../hands.ts';
import type { ToolResult } from '../outcome.ts';
import { fillStep } from '../values.ts';

/**
 * Something lay over the target. If the spec itself says what to do with such a thing ("if the cookie banner shows,
 * accept it"), that is done now, once, and the action is tried again; nothing is ever clicked through.
 */
export async function clearTheWay(
  hands: Hands,
  input: { all: readonly SpecStep[]; used: Set<SpecStep>; again: () => Promise<ToolResult>; refused: ToolResult },
): Promise<ToolResult> {
  const { refused, used } = input;
  if (refused.ok || refused.refOutcome !== 'intercepted') return refused;
  for (const spec of input.all) {
    if (!isOptional(spec.step) || used.has(spec)) continue;
    used.add(spec);
    const { condition: _condition, ...step } = fillStep(hands.session.values, spec.step);
    const cleared = await doAction(hands, { spec, step });
    if (cleared.ok) return input.again();
  }
  return refused;
}
