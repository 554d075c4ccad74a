import { z } from 'zod';

/** Where a run stands. `queued → running → finished`; `queued` or `running` may become `cancelled`. */
export const runStatuses = ['queued', 'running', 'finished', 'cancelled'] as const;
export const RunStatus = z.enum(runStatuses);
export type RunStatus = z.infer<typeof RunStatus>;

/** What a finished run says about the site, or about us. Never merged with one another. */
export const verdicts = ['passed', 'failed', 'inconclusive', 'errored'] as const;
export const Verdict = z.enum(verdicts);
export type Verdict = z.infer<typeof Verdict>;

export const failureClasses = [
  'expectation_not_met',
  'missing_element',
  'action_had_no_effect',
  'page_error',
  'target_unreachable',
  'not_understood',
  'ambiguous',
  'no_evidence',
  'budget',
  'policy',
  'infrastructure',
] as const;
export const FailureClass = z.enum(failureClasses);
export type FailureClass = z.infer<typeof FailureClass>;

/** The one verdict each failure class belongs to. */
export const verdictOf = {
  expectation_not_met: 'failed',
  missing_element: 'failed',
  action_had_no_effect: 'failed',
  page_error: 'failed',
  target_unreachable: 'failed',
  not_understood: 'inconclusive',
  ambiguous: 'inconclusive',
  no_evidence: 'inconclusive',
  budget: 'inconclusive',
  policy: 'inconclusive',
  infrastructure: 'errored',
} as const satisfies Record<FailureClass, Exclude<Verdict, 'passed'>>;

/** Ref outcomes after which the action took place. */
export const actingRefOutcomes = ['live', 'reattached', 'healed'] as const;
/** Ref outcomes after which nothing was done to the page. */
export const refusingRefOutcomes = [
  'renamed',
  'recycled',
  'ambiguous',
  'gone',
  'stale_navigation',
  'wrong_tab',
  'hidden',
  'disabled',
  'intercepted',
  'never_issued',
  'malformed',
] as const;
export const RefOutcome = z.enum([...actingRefOutcomes, ...refusingRefOutcomes]);
export type RefOutcome = z.infer<typeof RefOutcome>;

/** Which brain decided a step. */
export const StepSource = z.enum(['replay', 'literal', 'model']);
export type StepSource = z.infer<typeof StepSource>;

/** What became of a step. `skipped`: its condition was false. */
export const StepOutcome = z.enum([
  'done',
  'no_effect',
  'refused',
  'not_found',
  'not_understood',
  'skipped',
  'not_reached',
]);
export type StepOutcome = z.infer<typeof StepOutcome>;

export const ExpectationStatus = z.enum(['met', 'not_met', 'unproven']);
export type ExpectationStatus = z.infer<typeof ExpectationStatus>;

/** Who plans and repairs; replay comes first with each of them unless it is switched off. */
export const Brain = z.enum(['auto', 'literal', 'model']);
export type Brain = z.infer<typeof Brain>;

/** The last three are pictures of a comparison: the baseline, what was seen instead, and what differs, in red. */
export const ArtifactKind = z.enum([
  'screenshot',
  'trace',
  'snapshot',
  'console',
  'network',
  'download',
  'transcript',
  'expected',
  'actual',
  'difference',
]);
export type ArtifactKind = z.infer<typeof ArtifactKind>;

/** What started a run. */
export const RunTrigger = z.enum(['api', 'cli', 'hook', 'schedule', 'manual', 'rerun']);
export type RunTrigger = z.infer<typeof RunTrigger>;

/** How far a run waits for another: until that one has passed, and is cancelled if it does not; or however it ends. */
export const WaitUntil = z.enum(['passed', 'ended']);
export type WaitUntil = z.infer<typeof WaitUntil>;

/** How the flows of a suite run: one after the other, or all at once. */
export const SuiteOrder = z.enum(['sequence', 'parallel']);
export type SuiteOrder = z.infer<typeof SuiteOrder>;

/** What a flow of a sequence that did not pass does to those after it: they are cancelled, or run all the same. */
export const SuiteOnFailure = z.enum(['stop', 'continue']);
export type SuiteOnFailure = z.infer<typeof SuiteOnFailure>;

/** What becomes of times at which a schedule should have fired and nobody was at work. `once`: one firing for all. */
export const MissedFirings = z.enum(['skip', 'once', 'all']);
export type MissedFirings = z.infer<typeof MissedFirings>;

export const DeploymentSource = z.enum(['generic', 'github', 'gitlab', 'vercel', 'netlify', 'api']);
export type DeploymentSource = z.infer<typeof DeploymentSource>;

export const Role = z.enum(['owner', 'admin', 'member', 'viewer']);
export type Role = z.infer<typeof Role>;

/** What an API key may do. */
export const KeyScope = z.enum([
  'flows:read',
  'flows:write',
  'runs:read',
  'runs:write',
  'settings:read',
  'settings:write',
]);
export type KeyScope = z.infer<typeof KeyScope>;

/** Where outcomes are written to: the first four report a deployment's state, the others tell people or machines. */
export const ChannelKind = z.enum([
  'github',
  'github_status',
  'gitlab',
  'vercel',
  'webhook',
  'slack',
  'slack_app',
  'teams',
  'discord',
  'email',
]);
export type ChannelKind = z.infer<typeof ChannelKind>;

/** `change`: only when a flow begins to fail or passes again; `always`: every run that ends. */
export const ChannelEvents = z.enum(['change', 'always']);
export type ChannelEvents = z.infer<typeof ChannelEvents>;

/**
 * Where a delivery stands. `pending → sending → sent` or `failed`, back to `pending` for another try; `superseded`: a
 * newer state of the same thing was sent instead.
 */
export const DeliveryStatus = z.enum(['pending', 'sending', 'sent', 'failed', 'superseded']);
export type DeliveryStatus = z.infer<typeof DeliveryStatus>;

/** Whether a flow passes in an environment, as those who are told of changes see it. */
export const Standing = z.enum(['passing', 'failing']);
export type Standing = z.infer<typeof Standing>;
