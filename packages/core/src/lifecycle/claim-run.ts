import { type Brain, type Budgets, defaultBudgets, isAppError, Plan } from '@smokejumper/contracts';
import type { Tx } from '@smokejumper/db';
import type { CoreContext, SystemContext } from '../context.ts';
import { openSecrets } from '../environments/open-secrets.ts';
import { allowSystem } from '../rules/allow.ts';
import { found } from '../rules/not-found.ts';
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
  /** null: the browser's default. */
  viewport: { width: number; height: number } | null;
  locale: string | null;
}

/**
 * Claims the next run, fairly between workspaces; null when none may run. A run whose secrets do not open is given
 * up as an infrastructure failure, and the error is thrown.
 */
export async function claimRun(
  ctx: SystemContext,
  input: { workerId: string; leaseMs: number },
): Promise<ClaimedRun | null> {
  allowSystem(ctx);
  const lease = await takeLease(ctx, input);
  if (!lease) return null;
  try {
    return await underLease(ctx, lease, (tx, inside) => loadClaimed(tx, inside, lease));
  } catch (error) {
    // Cancelled between the two transactions: nothing to do, and nothing is lost.
    if (isAppError(error, 'lease_lost')) return null;
    const reason = error instanceof Error ? error.message : 'It could not be prepared.';
    await releaseRun(ctx, { lease, reason, spent: true });
    throw error;
  }
}

async function loadClaimed(tx: Tx, ctx: CoreContext, lease: RunLease): Promise<ClaimedRun> {
  const run = await tx.run.findFirst({
    where: { id: lease.runId },
    include: { flowVersion: { include: { plan: true } }, environment: true },
  });
  const { flowVersion: version, environment, ...row } = found(run, 'run', lease.runId);
  const plan = version.plan?.plan as Plan | undefined;
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
    variables: {
      ...(version.variables as Record<string, string>),
      ...(environment.variables as Record<string, string>),
      ...(row.variables as Record<string, string>),
    },
    secrets: await openSecrets(tx, ctx, { environmentId: environment.id, names: version.secrets }),
    brain: row.brain as Brain,
    // As stored: parsing would put the keys into another order, and the plan is sealed.
    plan: plan !== undefined && Plan.safeParse(plan).success ? plan : null,
    budgets: version.timeoutMs === null ? defaultBudgets : { ...defaultBudgets, wallMs: version.timeoutMs },
    viewport: null,
    locale: null,
  };
}
