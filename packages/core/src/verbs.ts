import type {
  ApiKey,
  ApiKeyCreated,
  Artifact,
  ArtifactKind,
  ArtifactStore,
  Brain,
  Budgets,
  Deployment,
  DeploymentSource,
  Environment,
  EnvironmentInput,
  EnvironmentPatch,
  ExpectationResult,
  Flow,
  FlowInput,
  FlowOutcome,
  FlowPatch,
  FlowVersion,
  GenericDeploy,
  Hook,
  HookCreated,
  KeyInput,
  KeyScope,
  NewId,
  Page,
  PageQuery,
  Plan,
  RefEvent,
  RefQuery,
  Run,
  RunEvent,
  RunInput,
  RunListItem,
  RunQuery,
  RunStatus,
  RunTrigger,
  SpecCheck,
  SpecCheckInput,
  StepResult,
} from '@smokejumper/contracts';
import type { Listener } from '@smokejumper/db';
import type { Actor, Clock, CoreContext, SystemContext } from './context.ts';
import type { Vault } from './vault.ts';

// Composition
export declare function createNewId(options: { clock: Clock; randomBytes?: (size: number) => Uint8Array }): NewId;
export declare const systemClock: Clock;
/** The first key seals; all of them open. `key` is 32 bytes in base64 or hex. */
export declare function createVault(keys: readonly { id: string; key: string }[]): Vault;
export declare function createFileStore(options: { folder: string }): ArtifactStore;
/** The same context inside a workspace. */
export declare function within(ctx: SystemContext, workspaceId: string, actor?: Actor): CoreContext;

// Flows
export declare function createFlow(ctx: CoreContext, input: FlowInput): Promise<Flow>;
export declare function getFlow(ctx: CoreContext, input: { flowId: string }): Promise<Flow>;
export declare function listFlows(ctx: CoreContext, input: PageQuery & { archived?: boolean }): Promise<Page<Flow>>;
export declare function changeFlow(ctx: CoreContext, input: { flowId: string; patch: FlowPatch }): Promise<Flow>;
export declare function archiveFlow(ctx: CoreContext, input: { flowId: string }): Promise<Flow>;
export declare function listFlowVersions(
  ctx: CoreContext,
  input: PageQuery & { flowId: string },
): Promise<Page<FlowVersion>>;
export declare function checkSpec(ctx: CoreContext, input: SpecCheckInput): Promise<SpecCheck>;

// Environments, secrets, hooks
export declare function createEnvironment(ctx: CoreContext, input: EnvironmentInput): Promise<Environment>;
export declare function getEnvironment(ctx: CoreContext, input: { environmentId: string }): Promise<Environment>;
export declare function listEnvironments(ctx: CoreContext, input: PageQuery): Promise<Page<Environment>>;
export declare function changeEnvironment(
  ctx: CoreContext,
  input: { environmentId: string; patch: EnvironmentPatch },
): Promise<Environment>;
export declare function setSecret(
  ctx: CoreContext,
  input: { environmentId: string; name: string; value: string },
): Promise<Environment['secrets'][number]>;
export declare function removeSecret(ctx: CoreContext, input: { environmentId: string; name: string }): Promise<void>;
/** `publicUrl` is the API's own address: the hook's url is `<publicUrl>/hooks/generic/<token>`. */
export declare function createHook(
  ctx: CoreContext,
  input: { environmentId: string; source: 'generic'; publicUrl: string },
): Promise<HookCreated>;
export declare function listHooks(ctx: CoreContext, input: { environmentId: string }): Promise<Hook[]>;
export declare function removeHook(ctx: CoreContext, input: { environmentId: string; hookId: string }): Promise<void>;
export interface OpenedHook {
  hookId: string;
  workspaceId: string;
  environmentId: string;
  source: 'generic';
  /** `whsec_…`, to verify the raw body with (Standard Webhooks). */
  secret: string;
}
/** Looks a hook up by the token of its address. Throws `not_found`. */
export declare function openHook(ctx: SystemContext, input: { token: string }): Promise<OpenedHook>;

// Keys and workspaces
export declare function createKey(ctx: CoreContext, input: KeyInput): Promise<ApiKeyCreated>;
export declare function listKeys(ctx: CoreContext, input: PageQuery): Promise<Page<ApiKey>>;
export declare function revokeKey(ctx: CoreContext, input: { keyId: string }): Promise<ApiKey>;
/** Throws `unauthenticated` for a mistyped (found offline), unknown, revoked or expired key. */
export declare function authenticateKey(
  ctx: SystemContext,
  input: { key: string },
): Promise<{ workspaceId: string; actor: Extract<Actor, { kind: 'apiKey' }> }>;
export declare function createWorkspace(
  ctx: SystemContext,
  input: { name: string; keyName?: string; scopes?: KeyScope[] },
): Promise<{ workspaceId: string; projectId: string; key: ApiKeyCreated }>;

// Runs
export interface CreateRunInput extends RunInput {
  trigger: RunTrigger;
  deploymentId?: string | undefined;
  /** A second call with the same key answers the run of the first. */
  idempotencyKey?: string | undefined;
}
export interface CreatedRun {
  id: string;
  status: RunStatus;
  createdAt: string;
}
export declare function createRun(ctx: CoreContext, input: CreateRunInput): Promise<CreatedRun>;
export declare function getRun(ctx: CoreContext, input: { runId: string }): Promise<Run>;
export declare function listRuns(ctx: CoreContext, input: RunQuery): Promise<Page<RunListItem>>;
/** `queued` and `running` become `cancelled` at once (the worker notices); a terminal run stays as it is. */
export declare function cancelRun(ctx: CoreContext, input: { runId: string; reason?: string }): Promise<RunListItem>;
export declare function rerunRun(ctx: CoreContext, input: { runId: string }): Promise<CreatedRun>;
export declare function listSteps(ctx: CoreContext, input: { runId: string }): Promise<StepResult[]>;
export declare function listRefs(
  ctx: CoreContext,
  input: RefQuery & { runId: string },
): Promise<Page<RefEvent & { step: number | null }>>;
export declare function listArtifacts(ctx: CoreContext, input: { runId: string }): Promise<Artifact[]>;
/** `key` is for ArtifactStore.open. */
export declare function getArtifact(
  ctx: CoreContext,
  input: { runId: string; artifactId: string },
): Promise<Artifact & { key: string }>;
export declare function listRunEvents(
  ctx: CoreContext,
  input: { runId: string; after: number; limit?: number },
): Promise<RunEvent[]>;
/** Stored events after `after`, then new ones as they happen; ends after a terminal event or when aborted. */
export declare function followRun(
  ctx: CoreContext,
  input: { runId: string; after: number; listener: Listener; signal: AbortSignal },
): AsyncIterable<RunEvent>;
export interface QueueStats {
  queued: number;
  running: number;
  /** Age of the run that waits longest, in seconds; 0 when none waits. */
  oldestSeconds: number;
}
export declare function workspaceQueueStats(ctx: CoreContext): Promise<QueueStats>;
export declare function queueStats(ctx: SystemContext): Promise<QueueStats>;

// Deployments
/** For a delivery whose signature was verified. The same `deliveryId` again answers the first one's deployment. */
export declare function receiveDeploy(
  ctx: CoreContext,
  input: {
    environmentId: string;
    hookId: string | null;
    deliveryId: string;
    source: DeploymentSource;
    deploy: GenericDeploy;
  },
): Promise<{ deployment: Deployment; duplicate: boolean }>;
export declare function getDeployment(ctx: CoreContext, input: { deploymentId: string }): Promise<Deployment>;
export declare function listDeployments(
  ctx: CoreContext,
  input: PageQuery & { environmentId?: string | undefined },
): Promise<Page<Deployment>>;

// Idempotency
export interface StoredAnswer {
  status: number;
  body: unknown;
  headers: Record<string, string>;
}
/**
 * Does `work` once for a key and route; the same key again answers what was stored, with `replayed: true`. Throws
 * `idempotency_key_reused` for another fingerprint, `idempotency_in_progress` while the first is at work. Work that
 * throws leaves no trace of the key.
 */
export declare function withIdempotency(
  ctx: CoreContext,
  input: { key: string; route: string; fingerprint: string },
  work: () => Promise<StoredAnswer>,
): Promise<StoredAnswer & { replayed: boolean }>;

// The life of a run, for the worker
/** The right to write about one attempt of a run. Any write with it throws `lease_lost` once another holds the run. */
export interface RunLease {
  runId: string;
  workspaceId: string;
  attempt: number;
  token: string;
}
export interface ClaimedRun {
  lease: RunLease;
  /** `baseUrl` of the environment or the run, `url` of the flow version: as FlowRunInput wants them. */
  flow: { id: string; versionId: string; name: string; spec: string; baseUrl: string; url: string };
  environment: { id: string; name: string };
  variables: Record<string, string>;
  /** Decrypted: for typing only. */
  secrets: Record<string, string>;
  brain: Brain;
  plan: Plan | null;
  budgets: Budgets;
  viewport: { width: number; height: number } | null;
  locale: string | null;
}
export interface NewArtifact {
  kind: ArtifactKind;
  step: number | null;
  key: string;
  contentType: string;
  bytes: number;
}
export declare function claimRun(
  ctx: SystemContext,
  input: { workerId: string; leaseMs: number },
): Promise<ClaimedRun | null>;
export declare function heartbeatRun(
  ctx: SystemContext,
  input: { lease: RunLease; leaseMs: number },
): Promise<'held' | 'cancelled' | 'lost'>;
export declare function recordStep(
  ctx: SystemContext,
  input: {
    lease: RunLease;
    step: StepResult;
    refEvents: readonly RefEvent[];
    expectations: readonly ExpectationResult[];
    artifacts: readonly NewArtifact[];
  },
): Promise<void>;
export declare function recordArtifacts(
  ctx: SystemContext,
  input: { lease: RunLease; artifacts: readonly NewArtifact[] },
): Promise<void>;
export declare function finishRun(ctx: SystemContext, input: { lease: RunLease; outcome: FlowOutcome }): Promise<void>;
/**
 * Gives a run up. `spent: false` (a drain): back to the queue with the attempt given back. `spent: true` (our own
 * failure): back to the queue, or finished as `errored` when no attempt is left.
 */
export declare function releaseRun(
  ctx: SystemContext,
  input: { lease: RunLease; reason: string; spent: boolean },
): Promise<void>;
/** Requeues runs whose lease ran out, or finishes them as `errored` when no attempt is left. */
export declare function reapRuns(ctx: SystemContext): Promise<{ requeued: number; errored: number }>;
/** Calls back with the id of each run that was cancelled, or null when notifications may have been missed. */
export declare function onRunCancelled(
  listener: Listener,
  handler: (runId: string | null) => void,
): Promise<() => void>;

// Outbox
export interface OutboxRow {
  id: string;
  topic: 'run.execute' | 'run.notify';
  workspaceId: string;
  /** The run it is about; `run.execute` jobs carry none of it, they only ring. */
  runId: string;
}
/** Takes unpublished rows, hidden from other relays for 30 s. */
export declare function takeOutbox(ctx: SystemContext, input: { limit: number }): Promise<OutboxRow[]>;
export declare function markPublished(ctx: SystemContext, input: { ids: readonly string[] }): Promise<void>;
