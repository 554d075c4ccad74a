import { z } from 'zod';

/** What a passed run of a flow has taught, in words that run without a model. */
export const FlowPlan = z.object({
  flowId: z.string(),
  versionId: z.string(),
  /** The passed run it was made by. */
  runId: z.string(),
  createdAt: z.string(),
  /** True when a model planned or did some of it. */
  byModel: z.boolean(),
  /** A spec of one line a step; a line that begins with # could not be said in words. */
  text: z.string(),
  steps: z.array(
    z.object({
      /** The clause of the spec it came from. */
      clause: z.string(),
      /** Null when there are no words that are read as just this step. */
      text: z.string().nullable(),
    }),
  ),
});
export type FlowPlan = z.infer<typeof FlowPlan>;
