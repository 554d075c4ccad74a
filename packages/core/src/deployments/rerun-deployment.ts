import type { Brain, RetryPolicyPatch } from '@smokejumper/contracts';
import { inWorkspace, type Tx } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { planReports } from '../deliveries/plan-deliveries.ts';
import { allow } from '../rules/allow.ts';
import { lockWorkspace, roomFor } from '../runs/admit.ts';
import { insertRuns } from '../runs/insert-runs.ts';
import { orderAgain } from './order-again.ts';

const terminal = ['finished', 'cancelled'];

/**
 * Queues again what did not pass of the deployment that a run belongs to, or all of it when all passed; a flow that
 * still waits or runs is left alone. A suite keeps its order. The same `deliveryId` again queues nothing. Answers the
 * new runs' ids, none for a run of another environment. A run over a limit is made, finished as `inconclusive`.
 */
export async function rerunDeployment(
  ctx: CoreContext,
  input: { environmentId: string; runId: string; deliveryId: string },
): Promise<string[]> {
  allow(ctx, 'runs:write');
  return inWorkspace(ctx, ctx.workspaceId, async (tx) => {
    await lockWorkspace(tx, ctx);
    const { environmentId, runId } = input;
    const asked = await tx.run.findFirst({ where: { id: runId, environmentId }, select: { deploymentId: true } });
    if (!asked?.deploymentId) return [];
    const key = `rerun ${input.deliveryId}`;
    if (await tx.run.findFirst({ where: { idempotencyKey: { startsWith: `${key} ` } }, select: { id: true } }))
      return [];
    const { deploymentId } = asked;
    const newest = await newestRuns(tx, deploymentId);
    const again = await orderAgain(tx, { deploymentId, newest, again: chooseAgain(newest) });
    if (again.length === 0) return [];
    const room = await roomFor(tx, ctx);
    const created = await insertRuns(
      tx,
      ctx,
      again.map(({ run, after }) => ({
        flowId: run.flowId,
        flowVersionId: run.flowVersionId,
        environmentId,
        deploymentId,
        rerunOfId: run.id,
        trigger: 'rerun' as const,
        brain: run.brain as Brain,
        priority: run.priority,
        baseUrl: run.baseUrl,
        variables: run.variables as Record<string, string>,
        retries: (run.retryOverride as RetryPolicyPatch | null) ?? undefined,
        idempotencyKey: `${key} ${run.id}`,
        after,
      })),
      room,
    );
    await planReports(tx, ctx, { runId: created.at(-1)!.id });
    return created.map(({ id }) => id);
  });
}

/** The newest run of each flow of a deployment, in the order in which they were made. */
async function newestRuns(tx: Tx, deploymentId: string) {
  const runs = await tx.run.findMany({
    where: { deploymentId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    distinct: ['flowId'],
    include: { flow: { select: { archivedAt: true } } },
  });
  return runs.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

function chooseAgain(newest: Awaited<ReturnType<typeof newestRuns>>) {
  const ended = newest.filter(({ status, flow }) => terminal.includes(status) && flow.archivedAt === null);
  const bad = ended.filter(({ verdict }) => verdict !== 'passed');
  return bad.length > 0 ? bad : ended;
}
