import { z } from 'zod';
import { Fingerprint, RefSummary } from './refs.ts';
import {
  ArtifactKind,
  ExpectationStatus,
  FailureClass,
  RefOutcome,
  RunStatus,
  StepOutcome,
  StepSource,
  Verdict,
} from './words.ts';

export const StepResult = z.object({
  /** 0-based, in the order of the spec. */
  index: z.number().int().nonnegative(),
  /** The clause of the spec, verbatim; secrets stay placeholders. */
  text: z.string(),
  action: z.string(),
  source: StepSource,
  ref: z.string().nullable(),
  target: Fingerprint.nullable(),
  outcome: StepOutcome,
  refOutcome: RefOutcome.nullable(),
  durationMs: z.number().nonnegative(),
  error: z.string().nullable(),
});
export type StepResult = z.infer<typeof StepResult>;

/** A quote, verbatim, and the snapshot (or `url`, `title`, `network`, `download`, `dialog`) it stands in. */
export const Evidence = z.object({ snapshot: z.string(), quote: z.string() });
export type Evidence = z.infer<typeof Evidence>;

export const ExpectationResult = z.object({
  text: z.string(),
  status: ExpectationStatus,
  evidence: z.array(Evidence),
});
export type ExpectationResult = z.infer<typeof ExpectationResult>;

export const Usage = z.object({
  modelCalls: z.number().int().nonnegative(),
  inputTokens: z.number().int().nonnegative(),
  outputTokens: z.number().int().nonnegative(),
  costUsd: z.number().nonnegative(),
});
export type Usage = z.infer<typeof Usage>;

/** No model was asked. */
export const noUsage: Readonly<Usage> = { modelCalls: 0, inputTokens: 0, outputTokens: 0, costUsd: 0 };

export function addUsage(a: Usage, b: Usage): Usage {
  return {
    modelCalls: a.modelCalls + b.modelCalls,
    inputTokens: a.inputTokens + b.inputTokens,
    outputTokens: a.outputTokens + b.outputTokens,
    costUsd: a.costUsd + b.costUsd,
  };
}

/** Something that went wrong in the page by itself: reported beside the verdict. */
export const PageError = z.object({
  kind: z.enum(['uncaught', 'console', 'request', 'crash', 'document']),
  message: z.string(),
  url: z.string(),
  /** HTTP status for a failed request or document, else null. */
  status: z.number().int().nullable(),
});
export type PageError = z.infer<typeof PageError>;

export const ArtifactLink = z.object({
  kind: ArtifactKind,
  path: z.string().optional(),
  url: z.string().optional(),
  /** Index of the step it belongs to; absent for the whole run. */
  step: z.number().int().nonnegative().optional(),
  /** Of a picture of a comparison: the name of its baseline. */
  name: z.string().optional(),
});
export type ArtifactLink = z.infer<typeof ArtifactLink>;

/** One run as every surface shows it: `runs[n]` of `--json`, and the body of `GET /v1/runs/:id`. */
export const RunResult = z.object({
  flow: z.string(),
  status: RunStatus,
  verdict: Verdict.nullable(),
  failureClass: FailureClass.nullable(),
  summary: z.string().nullable(),
  flaky: z.boolean(),
  attempts: z.number().int().nonnegative(),
  durationMs: z.number().nonnegative().nullable(),
  steps: z.array(StepResult),
  expectations: z.array(ExpectationResult),
  refs: RefSummary,
  usage: Usage,
  pageErrors: z.array(PageError),
  artifacts: z.array(ArtifactLink),
});
export type RunResult = z.infer<typeof RunResult>;

export const ResultFile = z.object({ runs: z.array(RunResult) });
export type ResultFile = z.infer<typeof ResultFile>;
