import { AppError, type Brain, type RetryPolicyPatch, type RunStatus } from '@smokejumper/contracts';
import { inWorkspace, type Tx } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { planReports } from '../deliveries/plan-deliveries.ts';
import { loadEnvironment } from '../environments/load.ts';
import { loadFlow } from '../flows/load.ts';
import { refuseMissing } from '../flows/missing-values.ts';
import { refuseArchived } from '../flows/refuse-archived.ts';
import { allow } from '../rules/allow.ts';
import { found } from '../rules/not-found.ts';
import { admit, lockToAdmit } from './admit.ts';
import { type CreatedRun, insertRuns } from './insert-runs.ts';

/**
 * Queues the same again: same address, variables, deployment and tries, the flow's current version. The same
 * `idempotencyKey` again answers the run of the first call. Throws `not_found`, `archived`, `missing_variable`,
 * `limit_exceeded`, `queue_full`, `idempotency_key_reused`.
 */
export async function rerunRun(
  ctx: CoreContext,
  input: { runId: string; idempotencyKey?: string | undefined },
): Promise<CreatedRun> {
  allow(ctx, 'runs:write');
  return inWorkspace(ctx, ctx.workspaceId, async (tx) => {
    const earlier = await lockToAdmit(tx, ctx, { count: 1, earlier: () => findEarlier(tx, input) });
    if (earlier) return earlier;
    const run = found(await tx.run.findFirst({ where: { id: input.runId } }), 'run', input.runId);
    const { flow, version } = await loadFlow(tx, run.flowId);
    refuseArchived(flow);
    refuseMissing({ version, environment: await loadEnvironment(tx, run.environmentId), run });
    await admit(tx, ctx, 1);
    const [created] = await insertRuns(tx, ctx, [
      {
        flowId: run.flowId,
        flowVersionId: version.id,
        environmentId: run.environmentId,
        deploymentId: run.deploymentId,
        rerunOfId: run.id,
        trigger: 'rerun',
        brain: run.brain as Brain,
        priority: run.priority,
        baseUrl: run.baseUrl,
        variables: run.variables as Record<string, string>,
        retries: (run.retryOverride as RetryPolicyPatch | null) ?? undefined,
        idempotencyKey: input.idempotencyKey ?? null,
      },
    ]);
    await planReports(tx, ctx, { runId: created!.id });
    return created!;
  });
}

async function findEarlier(
  tx: Tx,
  input: { runId: string; idempotencyKey?: string | undefined },
): Promise<CreatedRun | null> {
  if (input.idempotencyKey === undefined) return null;
  const run = await tx.run.findFirst({ where: { idempotencyKey: input.idempotencyKey } });
  if (!run) return null;
  if (run.rerunOfId !== input.runId) {
    throw new AppError('idempotency_key_reused', 'This idempotency key belongs to another request.');
  }
  return { id: run.id, status: run.status as RunStatus, createdAt: run.createdAt.toISOString() };
}
