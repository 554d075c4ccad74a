import type { Budgets } from '@smokejumper/contracts';

/** Watches the caps of one run. `over` names the first that is used up. */
export interface Budget {
  step(): void;
  over(): string | null;
}

export function createBudget(ctx: { now(): number }, budgets: Budgets): Budget {
  const end = ctx.now() + budgets.wallMs;
  let steps = 0;
  return {
    step: () => {
      steps += 1;
    },
    over: () => {
      if (ctx.now() >= end) return `its ${Math.round(budgets.wallMs / 1_000)} s are used up`;
      return steps >= budgets.steps ? `its ${budgets.steps} steps are used up` : null;
    },
  };
}
