import {
  type Brain,
  type Budgets,
  type FailureClass,
  type FlowOutcome,
  isAppError,
  type ModelOverride,
  nothingTried,
  Plan,
  type Usage,
  type Verdict,
} from '@smokejumper/contracts';
import type { Tx } from '@smokejumper/db';
import type { CoreContext, SystemContext } from '../context.ts';
import { planReports } from '../deliveries/plan-deliveries.ts';
import { browsingOfRun, type RunBrowsing, tellUnusable } from '../environments/browsing-of-run.ts';
import { openSecrets } from '../environments/open-secrets.ts';
import { namesInBrowsing } from '../environments/placeholders.ts';
import { withSecretNames } from '../environments/view.ts';
import { mergeVariables } from '../flows/merge-variables.ts';
import { tellMissing } from '../flows/missing-values.ts';
import { type Fit, fitBudgets, lockForLimits } from '../limits/fit-budgets.ts';
import { settingsOfRun } from '../model-settings/settings-of-run.ts';
import { allowSystem } from '../rules/allow.ts';
import { found } from '../rules/not-found.ts';
import { beginSignedIn } from '../storage-states/begin-signed-in.ts';
import { signInFirst } from '../storage-states/sign-in-first.ts';
import { usedBefore } from './end-attempts.ts';
import { finishRun } from './finish-run.ts';
import { type RunLease, underLease } from './lease.ts';
import { releaseRun } from './release-run.ts';
import { takeLease } from './take-lease.ts';

/** All that a worker needs for one attempt. */
export interface ClaimedRun {
  lease: RunLease;
  flow: { id: string; versionId: string; name: string; spec: string; baseUrl: string; url: string };
  environment: { id: string; name: string };
  /** The flow's own, overridden by the environment's, overridden by the run's. */
  variables: Record<string, string>;
  /** Decrypted: for typing only. Only those that the flow declares. */
  secrets: Record<string, string>;
  brain: Brain;
  /** Of the last passed run of this version; null for none, or for one of another format. */
  plan: Plan | null;
  budgets: Budgets;
  /** Asked instead of the worker's own; null: neither the flow nor the workspace names one. */
  model: ModelOverride | null;
  /** Model calls of the flow's last five passed runs that a model planned, newest first. */
  modelCallsBefore: number[];
  /** How its browser is set up. */
  browsing: RunBrowsing;
  /** The sign-in it begins with, a secret; `renewable`: it is from before, and the site may no longer accept it. */
  signedIn: { storageState: string; renewable: boolean } | null;
  /** Whether other flows begin with what this run leaves in its browser. */
  signsIn: boolean;
  /** Whether its workspace has a limit of artifacts: then each is to be granted by `reserveBytes`. */
  artifactsLimited: boolean;
}

/**
 * Claims the next run, fairly between workspaces; null when none may run. A run that lacks a secret or a variable is
 * finished here, as inconclusive. One whose secrets do not open is given up as our failure, and the error is thrown.
 */
export async function claimRun(
  ctx: SystemContext,
  input: { workerId: string; leaseMs: number },
): Promise<ClaimedRun | null> {
  allowSystem(ctx);
  for (;;) {
    const lease = await takeLease(ctx, input);
    if (!lease) return null;
    const claimed = await prepare(ctx, lease);
    if (claimed) return claimed;
  }
}

/** Null: this run has ended already. */
async function prepare(ctx: SystemContext, lease: RunLease): Promise<ClaimedRun | null> {
  try {
    const loaded = await underLease(ctx, lease, (tx, inside) => loadClaimed(tx, inside, lease), lockForLimits);
    if ('refused' in loaded) await finishRun(ctx, { lease, outcome: cannotTell(loaded.refused) });
    else if ('first' in loaded) await signInFirst(ctx, { lease });
    else if ('usedUp' in loaded) await finishRun(ctx, { lease, outcome: cannotTell(unsure('budget', loaded.usedUp)) });
    else if ('held' in loaded) await releaseRun(ctx, { lease, reason: heldReason, spent: false, waitMs: heldWaitMs });
    else return loaded;
    return null;
  } catch (error) {
    // Cancelled between the two transactions: nothing to do, and nothing is lost.
    if (isAppError(error, 'lease_lost')) return null;
    // What broke inside may name rows or values; people who may see the run read this.
    const reason = isAppError(error) ? error.message : 'It could not be prepared.';
    await releaseRun(ctx, { lease, reason, spent: !isAppError(error, 'unavailable') });
    throw error;
  }
}

/** Until runs under way have given back what they did not need of the month's limits. */
const heldWaitMs = 5_000;
const heldReason = 'What is left of the month may still be taken by runs under way.';

/** Why a run is over before anything was tried. */
interface Refusal {
  verdict: Exclude<Verdict, 'passed'>;
  failureClass: FailureClass;
  why: string;
}

function unsure(failureClass: FailureClass, why: string): Refusal {
  return { verdict: 'inconclusive', failureClass, why };
}

function cannotTell({ verdict, failureClass, why }: Refusal): FlowOutcome {
  return { ...nothingTried, verdict, failureClass, summary: `${why} Nothing was tried.` };
}

type Refused = { refused: Refusal } | { first: true } | Exclude<Fit, { budgets: Budgets }>;

async function loadClaimed(tx: Tx, ctx: CoreContext, lease: RunLease): Promise<ClaimedRun | Refused> {
  const run = await tx.run.findFirst({
    where: { id: lease.runId },
    include: { flowVersion: { include: { plan: true } }, environment: { include: withSecretNames } },
  });
  const { flowVersion: version, environment, ...row } = found(run, 'run', lease.runId);
  const missing = tellMissing({ version, environment, run: row });
  if (missing !== null) return { refused: unsure('not_understood', missing) };
  const variables = mergeVariables(version, environment, row);
  const { secrets, browsing } = await openBrowsing(tx, ctx, { version, environment, variables });
  const unusable = tellUnusable(browsing, { baseUrl: row.baseUrl, environment });
  if (unusable !== null) return { refused: unsure('policy', unusable) };
  const beginning = await beginSignedIn(tx, ctx, { ...row, needsFlowId: version.needsFlowId });
  if (beginning.kind === 'refused') return { refused: beginning };
  if (beginning.kind === 'first') return { first: true };
  const { budgets, model } = await settingsOfRun(tx, ctx, version, environment);
  const modelCallsBefore = await callsBefore(tx, row.flowId);
  const left = leftOf(budgets, { used: await usedBefore(tx, lease), before: modelCallsBefore });
  const fit = await fitBudgets(tx, ctx, { runId: row.id, budgets: left });
  if (!('budgets' in fit)) return fit;
  await planReports(tx, ctx, { runId: row.id });
  const plan = row.replay ? (version.plan?.plan as Plan | undefined) : undefined;
  return {
    lease,
    flow: {
      id: row.flowId,
      versionId: version.id,
      name: version.name,
      spec: version.spec,
      baseUrl: row.baseUrl,
      url: version.url,
    },
    environment: { id: environment.id, name: environment.name },
    variables,
    secrets,
    brain: row.brain as Brain,
    // As stored: parsing would put the keys into another order, and the plan is sealed.
    plan: plan !== undefined && Plan.safeParse(plan).success ? plan : null,
    modelCallsBefore,
    ...fit,
    model,
    browsing,
    signedIn: beginning.kind === 'signedIn' ? beginning : null,
    signsIn: await isNeeded(tx, row.flowId),
    artifactsLimited: await hasByteLimit(tx, ctx),
  };
}

/** Secrets for typing are only those that the flow declares; those of headers go to the browser alone. */
async function openBrowsing(
  tx: Tx,
  ctx: CoreContext,
  input: {
    version: { browsing: unknown; viewport: unknown; locale: string | null; secrets: string[] };
    environment: { id: string; browsing: unknown; allowPrivateHosts: boolean };
    variables: Record<string, string>;
  },
): Promise<Pick<ClaimedRun, 'secrets' | 'browsing'>> {
  const { version, environment } = input;
  const names = [...version.secrets, ...namesInBrowsing(environment.browsing)];
  const all = await openSecrets(tx, ctx, { environmentId: environment.id, names });
  const declared = Object.entries(all).filter(([name]) => version.secrets.includes(name));
  return { secrets: Object.fromEntries(declared), browsing: browsingOfRun({ ...input, secrets: all }) };
}

async function hasByteLimit(tx: Tx, ctx: CoreContext): Promise<boolean> {
  const where = { id: ctx.workspaceId, maxArtifactBytesPerMonth: { not: null } };
  return (await tx.workspace.findFirst({ where, select: { id: true } })) !== null;
}

/** Whether an active flow begins with this one's sign-in. */
async function isNeeded(tx: Tx, flowId: string): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`
    select 1 from flow f join flow_version v on v.flow_id = f.id and v.number = f.current_number
    where v.needs_flow_id = ${flowId} and f.archived_at is null limit 1`;
  return rows.length > 0;
}

/** A run has one budget for its model, however often it is tried: what earlier attempts asked of it is gone. */
function leftOf(budgets: Budgets, { used, before }: { used: Usage; before: readonly number[] }): Budgets {
  if (used.modelCalls === 0) return budgets;
  const median = before.toSorted((a, b) => a - b)[Math.floor(before.length / 2)];
  const most = Math.min(budgets.modelCalls, median === undefined ? Number.POSITIVE_INFINITY : 2 * median);
  return {
    ...budgets,
    modelCalls: Math.max(0, most - used.modelCalls),
    tokens: Math.max(0, budgets.tokens - used.inputTokens - used.outputTokens),
    costUsd: Math.max(0, budgets.costUsd - used.costUsd),
  };
}

async function callsBefore(tx: Tx, flowId: string): Promise<number[]> {
  const runs = await tx.run.findMany({
    where: { flowId, verdict: 'passed', steps: { some: { source: 'model', action: { not: 'judge' } } } },
    orderBy: { finishedAt: 'desc' },
    take: 5,
    select: { usage: true },
  });
  return runs.map((run) => (run.usage as Usage | null)?.modelCalls ?? 0);
}
