import { z } from 'zod';

/** Caps of one run. Recovery has caps of its own, so that repairing never eats the run. */
export const Budgets = z.object({
  steps: z.number().int().positive(),
  wallMs: z.number().int().positive(),
  /** How long a positive check or a missing target is waited for. */
  expectMs: z.number().int().positive(),
  retriesPerStep: z.number().int().nonnegative(),
  modelCalls: z.number().int().nonnegative(),
  recoveryModelCalls: z.number().int().nonnegative(),
  tokens: z.number().int().nonnegative(),
  costUsd: z.number().nonnegative(),
});
export type Budgets = z.infer<typeof Budgets>;

export const defaultBudgets: Budgets = {
  steps: 100,
  wallMs: 120_000,
  expectMs: 5_000,
  retriesPerStep: 3,
  modelCalls: 25,
  recoveryModelCalls: 10,
  tokens: 500_000,
  costUsd: 1,
};
