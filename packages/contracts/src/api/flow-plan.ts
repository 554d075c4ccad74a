import { z } from 'zod';
import { PlanStep } from '../plan.ts';

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
      /** What replay does; a step of `judge` may be said in several lines. */
      action: z.string(),
      /** How replay finds what it acts on; null: it acts on nothing, or looks for the words. */
      target: z.object({ role: z.string(), name: z.string(), context: z.string() }).nullable(),
      /** What the action was seen to do, and has to do again. */
      effect: PlanStep.shape.effect,
      /** Done only if the page shows it. */
      optional: z.boolean(),
      /** True when a model planned or did it. */
      byModel: z.boolean(),
    }),
  ),
});
export type FlowPlan = z.infer<typeof FlowPlan>;
