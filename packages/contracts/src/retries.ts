import { z } from 'zod';

/**
 * How often a run is tried again, by what ended a try. `infrastructure`: our own failure, after a growing wait;
 * `site`: a failure of the site, seen once more in a fresh browser before it is told; `agent`: we could not tell, planned
 * anew without the kept plan.
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

export const defaultRetryPolicy: RetryPolicy = { infrastructure: 3, site: 1, agent: 1 };
