import type { Budgets } from '@smokejumper/contracts';

/** Watches the caps of one run. `over` names the first that is used up. */
export interface Budget {
  step(): void;
  over(): string | null;
}

/** `deadline`: when the time of the run ends, by `ctx.now()`; the same moment that its waits look at. */
export function createBudget(ctx: { now(): number }, run: { budgets: Budgets; deadline: number }): Budget {
  const { budgets, deadline } = run;
  let steps = 0;
  return {
    step: () => {
      steps += 1;
    },
    over: () => {
      if (ctx.now() >= deadline) return `its ${Math.round(budgets.wallMs / 1_000)} s are used up`;
      return steps >= budgets.steps ? `its ${budgets.steps} steps are used up` : null;
    },
  };
}
