import type { ChannelTarget } from './api/channels.ts';
import type { Limit } from './api/limits.ts';
import type { RefSummary } from './refs.ts';
import type { ChannelKind, FailureClass, RunStatus, Standing, Verdict } from './words.ts';

/** One run of a flow, as far as those outside need it. */
export interface RunReport {
  runId: string;
  flowId: string;
  flow: string;
  /** The flow file it was pushed from, from the root of its repository. */
  file?: string | null;
  environment: string;
  status: RunStatus;
  verdict: Verdict | null;
  failureClass: FailureClass | null;
  summary: string | null;
  flaky: boolean;
  /** Its flow is in quarantine: it is told of and counts as no failure. */
  quarantined: boolean;
  durationMs: number | null;
  finishedAt: string | null;
  /** The step that ended it; null when none did. */
  failingStep: { index: number; text: string; error: string | null } | null;
  /** The first expectation that was not met, with what was seen. */
  evidence: { text: string; quote: string | null } | null;
  refs: RefSummary | null;
  url: string | null;
}

/** What a deployment came from, beside what its own columns say. */
export interface DeploymentOrigin {
  /** GitHub App installation that sent the hook. */
  installationId?: number | undefined;
  /** The host's own id of the deployment (Vercel, Netlify). */
  externalId?: string | undefined;
  /** GitLab project id. */
  projectId?: string | undefined;
}

/** How the flows of one deployment stand: what a check shows. */
export interface DeploymentReport {
  deploymentId: string;
  /** Changes when flows of the deployment are run again; a check belongs to one of these. */
  series: string;
  /** False: flows have been run again since, and another series shows how it stands. */
  newest?: boolean;
  /** ISO time of the first run of the series. */
  createdAt: string;
  environment: string;
  siteUrl: string;
  /** Where people see it; null: nowhere that this process knows. */
  url?: string | null;
  sha: string | null;
  ref: string | null;
  repository: string | null;
  origin: DeploymentOrigin;
  inconclusiveAs: 'failure' | 'success';
  /** The newest run of each flow. */
  runs: RunReport[];
}

/** A channel that was switched off, since its other side wants nothing any more. */
export interface DisabledEndpoint {
  channelId: string;
  name: string;
  kind: ChannelKind;
  reason: string;
}

/** What is told about one run, or about something of the workspace. */
export interface RunNews {
  event:
    | 'flow.status_changed'
    | 'run.finished'
    | 'run.cancelled'
    | 'endpoint.disabled'
    | 'quota.warning'
    | 'quota.exceeded'
    | 'channel.test';
  /** ISO time of what is told. */
  at: string;
  change: { from: Standing | null; to: Standing } | null;
  run: RunReport | null;
  /** Of `endpoint.disabled` alone. */
  endpoint?: DisabledEndpoint | undefined;
  /** Of `quota.…` alone: the limit as it stood. */
  quota?: Limit | undefined;
}

/** A channel's target, its secrets opened. For a webhook, those to sign with: the new one and, for a time, the old. */
export type OpenTarget =
  | Exclude<ChannelTarget, { kind: 'webhook' }>
  | (Extract<ChannelTarget, { kind: 'webhook' }> & { secrets: string[] });

/** One thing to send, complete: whoever sends it needs no database. */
export interface OutgoingDelivery {
  /** Stays the same over all tries. */
  id: string;
  /** 1 for the first try. */
  attempt: number;
  target: OpenTarget;
  content: { kind: 'report'; report: DeploymentReport } | { kind: 'news'; news: RunNews[] };
  /** What earlier deliveries about the same thing left behind, such as the id of a check. */
  external: Record<string, string>;
}

/**
 * What became of one try. `retry`: later, not before `retryAfterMs`; `failed`: never again; `gone`: the other side
 * wants nothing any more. `external` is what the next delivery about the same thing must know.
 */
export interface DeliveryResult {
  outcome: 'sent' | 'retry' | 'failed' | 'gone';
  status: number | null;
  detail: string;
  retryAfterMs?: number | undefined;
  bodyDigest?: string | undefined;
  external?: Record<string, string> | undefined;
}

/** Sends one delivery; answers a value however it went, and throws only when it is aborted. */
export type Deliver = (delivery: OutgoingDelivery, seam: { signal: AbortSignal }) => Promise<DeliveryResult>;

/** A mail of ours to one person. */
export interface MailContent {
  to: string;
  subject: string;
  /** Paragraphs of plain text. */
  lines: string[];
  link: { text: string; url: string } | null;
}

/** A mail with the id that stays the same over all tries. */
export interface OutgoingMail extends MailContent {
  id: string;
}

/** Sends one mail; answers a value however it went, and throws only when it is aborted. */
export type SendMail = (mail: OutgoingMail, seam: { signal: AbortSignal }) => Promise<DeliveryResult>;
