import { z } from 'zod';
import { Budgets } from '../budget.ts';
import { idOf } from '../ids.ts';
import { RefEvent } from '../refs.ts';
import { RunResult, StepResult, Usage } from '../result.ts';
import { RetryPolicyPatch } from '../retries.ts';
import { ArtifactKind, Brain, FailureClass, RefOutcome, RunStatus, RunTrigger, Verdict } from '../words.ts';
import { PageQuery, pageOf } from './page.ts';

export const RunInput = z.strictObject({
  flowId: idOf('flow'),
  environmentId: idOf('environment'),
  /** Runs against this address instead of the environment's own. */
  baseUrl: z.url({ protocol: /^https?$/ }).optional(),
  variables: z.record(z.string(), z.string()).default({}),
  brain: Brain.default('auto'),
  /** Higher runs first inside a workspace. */
  priority: z.number().int().min(0).max(9).default(5),
  /** Where it differs from the environment's policy. */
  retries: RetryPolicyPatch.optional(),
});
export type RunInput = z.infer<typeof RunInput>;

/** Answer to a request that was accepted: 202, with `Location: url`. */
export const RunAccepted = z.object({
  id: idOf('run'),
  status: RunStatus,
  url: z.string(),
  eventsUrl: z.string(),
  createdAt: z.iso.datetime(),
});
export type RunAccepted = z.infer<typeof RunAccepted>;

/** `GET /v1/runs/:id`: the result every surface shows, with what the server knows besides. */
export const Run = RunResult.extend({
  id: idOf('run'),
  flowId: idOf('flow'),
  environmentId: idOf('environment'),
  deploymentId: idOf('deployment').nullable(),
  trigger: RunTrigger,
  /** Its flow was in quarantine: it counts as no failure. */
  quarantined: z.boolean(),
  /** Runs that have to end first: until then no worker takes it. Empty once they have. */
  waitsFor: z.array(idOf('run')),
  /** The caps it is run with; null: no worker has taken it yet. */
  budgets: Budgets.nullable(),
  createdAt: z.iso.datetime(),
  startedAt: z.iso.datetime().nullable(),
  finishedAt: z.iso.datetime().nullable(),
});
export type Run = z.infer<typeof Run>;

/** A run in a list: no steps, no evidence. */
export const RunListItem = Run.pick({
  id: true,
  flow: true,
  flowId: true,
  environmentId: true,
  deploymentId: true,
  trigger: true,
  status: true,
  verdict: true,
  failureClass: true,
  summary: true,
  flaky: true,
  quarantined: true,
  attempts: true,
  durationMs: true,
  createdAt: true,
  startedAt: true,
  finishedAt: true,
});
export type RunListItem = z.infer<typeof RunListItem>;
export const RunPage = pageOf(RunListItem);

export const RunQuery = PageQuery.extend({
  flowId: idOf('flow').optional(),
  environmentId: idOf('environment').optional(),
  deploymentId: idOf('deployment').optional(),
  status: RunStatus.optional(),
  verdict: Verdict.optional(),
});
export type RunQuery = z.infer<typeof RunQuery>;

/** Of one attempt; absent: the last. */
export const AttemptQuery = z.object({ attempt: z.coerce.number().int().positive().optional() });

/** One try of a run. `retried`: what it saw was looked at again before a verdict was told. */
export const RunAttempt = z.object({
  number: z.number().int().positive(),
  outcome: z.enum(['running', 'finished', 'retried', 'cancelled', 'released', 'failed', 'lost']),
  /** What it saw; null: it saw no end. */
  verdict: Verdict.nullable(),
  failureClass: FailureClass.nullable(),
  summary: z.string().nullable(),
  /** Why it ended without the run's verdict. */
  reason: z.string().nullable(),
  durationMs: z.number().nonnegative().nullable(),
  usage: Usage.nullable(),
  startedAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
});
export type RunAttempt = z.infer<typeof RunAttempt>;
export const RunAttempts = z.object({ data: z.array(RunAttempt) });

export const RunSteps = z.object({ data: z.array(StepResult) });

export const RefQuery = PageQuery.extend({ outcome: RefOutcome.optional(), ref: z.string().optional() });
export type RefQuery = z.infer<typeof RefQuery>;
export const RefEventPage = pageOf(RefEvent.extend({ step: z.number().int().nullable() }));

export const Artifact = z.object({
  id: idOf('artifact'),
  kind: ArtifactKind,
  step: z.number().int().nullable(),
  /** Of `expected`, `actual` and `difference`: the name of the baseline. */
  name: z.string().nullable(),
  contentType: z.string(),
  bytes: z.number().int(),
  /** Path of the API that gives it out to whoever may read runs. */
  url: z.string(),
  createdAt: z.iso.datetime(),
});
export type Artifact = z.infer<typeof Artifact>;

/** An artifact with addresses that need no key, and end soon. */
export const ArtifactWithLinks = Artifact.extend({
  signedUrl: z.url(),
  /** Of a trace: where it is looked at, likewise until `expiresAt`; null where no viewer is set up. */
  viewerUrl: z.url().nullable(),
  expiresAt: z.iso.datetime(),
});
export type ArtifactWithLinks = z.infer<typeof ArtifactWithLinks>;
export const RunArtifacts = z.object({ data: z.array(ArtifactWithLinks) });
