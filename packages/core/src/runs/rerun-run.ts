import { AppError, type Brain } from '@smokejumper/contracts';
import { inWorkspace } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { loadFlow } from '../flows/load.ts';
import { allow } from '../rules/allow.ts';
import { found } from '../rules/not-found.ts';
import { admit, lockWorkspace } from './admit.ts';
import { type CreatedRun, insertRuns } from './insert-runs.ts';

/**
 * Queues the same again: same address, variables and deployment, the flow's current version. Throws `not_found`,
 * `archived`, `limit_exceeded`.
 */
export async function rerunRun(ctx: CoreContext, input: { runId: string }): Promise<CreatedRun> {
  allow(ctx, 'runs:write');
  return inWorkspace(ctx, ctx.workspaceId, async (tx) => {
    const limit = await lockWorkspace(tx, ctx);
    const run = found(await tx.run.findFirst({ where: { id: input.runId } }), 'run', input.runId);
    const { flow, version } = await loadFlow(tx, run.flowId);
    if (flow.archivedAt) throw new AppError('archived', `The flow ${flow.id} is archived.`);
    await admit(tx, limit, 1);
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
        idempotencyKey: null,
      },
    ]);
    return created!;
  });
}
