import { z } from 'zod';

/** How much work waits and runs: what autoscaling looks at. */
export const QueueStats = z.object({
  queued: z.number().int().nonnegative(),
  running: z.number().int().nonnegative(),
  /** Age of the run that waits longest, in seconds; 0 when none waits. */
  oldestSeconds: z.number().nonnegative(),
});
export type QueueStats = z.infer<typeof QueueStats>;
