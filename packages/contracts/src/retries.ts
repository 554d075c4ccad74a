import { z } from 'zod';
import type { FlowOutcome } from './flow-run.ts';
import type { StepResult } from './result.ts';

/**
 * How often a run is tried again, by what ended a try. `infrastructure`: our own failure, after a growing wait;
 * `site`: a failure of the site, seen once more in a fresh browser before it is told; `agent`: we could not tell, planned
 * anew without the kept plan, unless that plan was what refused.
 */
export const RetryPolicy = z.strictObject({
  infrastructure: z.number().int().min(0).max(5),
  site: z.number().int().min(0).max(2),
  agent: z.number().int().min(0).max(2),
});
export type RetryPolicy = z.infer<typeof RetryPolicy>;

/** Those that differ: an environment's from the default, a run's from its environment's. */
export const RetryPolicyPatch = RetryPolicy.partial();
export type RetryPolicyPatch = z.infer<typeof RetryPolicyPatch>;

/**
 * Whether a try that could not tell is planned anew. What the kept plan knew better than the words, that this is the
 * neighbour of what is gone, the words alone would act on: there the next try has the plan again.
 */
export function plansAnew({ steps }: { steps: readonly StepResult[] }): boolean {
  return !steps.some(
    ({ source, outcome }) => source === 'replay' && (outcome === 'not_found' || outcome === 'refused'),
  );
}

/** What goes wrong after a sign-in from before may be its fault, unless it is ours or the flow was never understood. */
export function mayBeSignedOut({ verdict, failureClass }: Pick<FlowOutcome, 'verdict' | 'failureClass'>): boolean {
  return verdict === 'failed' || failureClass === 'ambiguous' || failureClass === 'no_evidence';
}

export const defaultRetryPolicy: RetryPolicy = { infrastructure: 3, site: 1, agent: 1 };
