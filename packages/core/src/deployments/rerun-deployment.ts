import type { Brain, WaitUntil } from '@smokejumper/contracts';
import { inWorkspace, type Tx } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { planReports } from '../deliveries/plan-deliveries.ts';
import { allow } from '../rules/allow.ts';
import { lockWorkspace, roomFor } from '../runs/admit.ts';
import { insertRuns, type Wait } from '../runs/insert-runs.ts';

const terminal = ['finished', 'cancelled'];

/**
 * Queues again what did not pass of the deployment that a run belongs to, or all of it when all passed; a flow that
 * still waits or runs is left alone. The same `deliveryId` again queues nothing. Answers the new runs' ids, none for a
 * run of another environment. A run over a limit is made, finished as `inconclusive`.
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
    const again = await chooseAgain(tx, asked.deploymentId);
    if (again.length === 0) return [];
    const waits = await waitsAmong(
      tx,
      again.map(({ id }) => id),
    );
    const room = await roomFor(tx, ctx);
    const created = await insertRuns(
      tx,
      ctx,
      again.map((run) => ({
        flowId: run.flowId,
        flowVersionId: run.flowVersionId,
        environmentId,
        deploymentId: asked.deploymentId,
        rerunOfId: run.id,
        trigger: 'rerun' as const,
        brain: run.brain as Brain,
        priority: run.priority,
        baseUrl: run.baseUrl,
        variables: run.variables as Record<string, string>,
        idempotencyKey: `${key} ${run.id}`,
        after: waits.get(run.id),
      })),
      room,
    );
    await planReports(tx, ctx, { runId: created.at(-1)!.id });
    return created.map(({ id }) => id);
  });
}

async function chooseAgain(tx: Tx, deploymentId: string) {
  const runs = await tx.run.findMany({
    where: { deploymentId, flow: { archivedAt: null } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    distinct: ['flowId'],
  });
  const ended = runs.filter(({ status }) => terminal.includes(status));
  const bad = ended.filter(({ verdict }) => verdict !== 'passed');
  // In the order in which they were made: what waited for others stands behind them.
  return (bad.length > 0 ? bad : ended).toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

/** What each of the runs had to wait for among them, by their places: a suite keeps its order when it runs again. */
async function waitsAmong(tx: Tx, runIds: readonly string[]): Promise<Map<string, Wait[]>> {
  const rows = await tx.runWait.findMany({ where: { runId: { in: [...runIds] }, afterRunId: { in: [...runIds] } } });
  const waits = new Map<string, Wait[]>();
  for (const { runId, afterRunId, until } of rows) {
    const place = runIds.indexOf(afterRunId);
    // One that was made later can be waited for too, but only by a run that was put back for it.
    if (place > runIds.indexOf(runId)) continue;
    waits.set(runId, [...(waits.get(runId) ?? []), { run: place, until: until as WaitUntil }]);
  }
  return waits;
}
