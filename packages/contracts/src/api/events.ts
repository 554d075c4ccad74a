import { z } from 'zod';
import { StepResult, Usage } from '../result.ts';
import { FailureClass, RunStatus, Verdict } from '../words.ts';

/** What happens to a run, in order; stored, and streamed by `GET /v1/runs/:id/events`. */
export const RunEventBody = z.discriminatedUnion('type', [
  z.object({ type: z.literal('run.queued') }),
  z.object({ type: z.literal('run.started'), attempt: z.number().int() }),
  z.object({ type: z.literal('run.requeued'), attempt: z.number().int(), reason: z.string() }),
  z.object({ type: z.literal('step.finished'), step: StepResult }),
  /** What the run's model has cost so far; at most once a second. */
  z.object({ type: z.literal('run.usage'), usage: Usage }),
  z.object({
    type: z.literal('run.finished'),
    verdict: Verdict,
    failureClass: FailureClass.nullable(),
    summary: z.string(),
  }),
  z.object({ type: z.literal('run.cancelled'), reason: z.string() }),
]);
export type RunEventBody = z.infer<typeof RunEventBody>;

export const RunEvent = z.object({
  /** Grows by one within a run; the SSE `id`. */
  sequence: z.number().int().positive(),
  at: z.iso.datetime(),
  status: RunStatus,
  event: RunEventBody,
});
export type RunEvent = z.infer<typeof RunEvent>;

/** Events after which a run says nothing more. */
export const terminalRunEvents = ['run.finished', 'run.cancelled'] as const;
