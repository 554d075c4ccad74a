import type { StepOutcome } from '@smokejumper/contracts';
import type { ToolResult } from './outcome.ts';

export function outcomeOf(result: ToolResult | null, otherwise: StepOutcome): StepOutcome {
  return result === null || result.ok ? otherwise : result.outcome;
}
