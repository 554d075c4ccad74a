import type { Budgets, Usage } from '@smokejumper/contracts';
import type { ModelRole, ModelUsage } from '../model/types.ts';
import { normalCalls } from './normal.ts';

/** Watches what a run spends on its model. Asked before each call, told after it: the overshoot is one call at most. */
export interface Meter {
  /** Why no further call may be made for this, or null. */
  refuses(role: ModelRole): string | null;
  /** How many requests the next call may spend, its retries included. */
  left(role: ModelRole): number;
  add(role: ModelRole, usage: ModelUsage): void;
  /** How many steps the run will have, once a plan says so. */
  expects(steps: number): void;
  /** Whether a judge will be asked in the end: a call is kept for it. */
  keepForJudge(calls: number): void;
  usage(): Usage;
}

export function createMeter(input: { budgets: Budgets; before: readonly number[]; steps: number }): Meter {
  const { budgets, before } = input;
  const spent = { calls: 0, repairs: 0, inputTokens: 0, outputTokens: 0, costUsd: 0 };
  let { steps } = input;
  let reserved = 0;
  const most = () => Math.min(budgets.modelCalls, 2 * normalCalls({ before, steps }));
  const left = (role: ModelRole) => {
    const free = most() - spent.calls - (role === 'judge' ? 0 : reserved);
    return role === 'repair' ? Math.min(free, budgets.recoveryModelCalls - spent.repairs) : free;
  };
  return {
    left: (role) => Math.max(0, left(role)),
    refuses(role) {
      if (spent.inputTokens + spent.outputTokens >= budgets.tokens) return `its ${budgets.tokens} tokens are used up`;
      if (budgets.costUsd > 0 && spent.costUsd >= budgets.costUsd)
        return `its ${budgets.costUsd} US dollars are used up`;
      if (left(role) > 0) return null;
      if (role === 'repair' && spent.repairs >= budgets.recoveryModelCalls)
        return `its ${budgets.recoveryModelCalls} model calls for recovery are used up`;
      return `its ${most()} model calls are used up`;
    },
    add(role, usage) {
      spent.calls += usage.calls;
      if (role === 'repair') spent.repairs += usage.calls;
      spent.inputTokens += usage.inputTokens;
      spent.outputTokens += usage.outputTokens;
      spent.costUsd += usage.costUsd;
    },
    expects: (count) => {
      steps = count;
    },
    keepForJudge: (calls) => {
      reserved = calls;
    },
    usage: () => ({
      modelCalls: spent.calls,
      inputTokens: spent.inputTokens,
      outputTokens: spent.outputTokens,
      costUsd: spent.costUsd,
    }),
  };
}
