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

/**
 * Caps that differ from the ones above it (the workspace's from ours, a flow's from the workspace's), within what one
 * run may ever take. A flow's own time is its `timeout`.
 */
export const WorkspaceBudgets = z
  .strictObject({
    steps: z.number().int().min(1).max(500),
    wallMs: z.number().int().min(1_000).max(3_600_000),
    expectMs: z.number().int().min(100).max(60_000),
    retriesPerStep: z.number().int().min(0).max(10),
    modelCalls: z.number().int().min(0).max(200),
    recoveryModelCalls: z.number().int().min(0).max(100),
    tokens: z.number().int().min(0).max(10_000_000),
    costUsd: z.number().min(0.001).max(100),
  })
  .partial();
export type WorkspaceBudgets = z.infer<typeof WorkspaceBudgets>;
export const FlowBudgets = WorkspaceBudgets.omit({ wallMs: true });
export type FlowBudgets = z.infer<typeof FlowBudgets>;

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
