import type { Deployment, DeploymentOrigin, DeploymentSource, GenericDeploy } from '@smokejumper/contracts';
import { inWorkspace, type Prisma, type Tx } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { planReports } from '../deliveries/plan-deliveries.ts';
import { loadEnvironment } from '../environments/load.ts';
import { allow } from '../rules/allow.ts';
import { invalid } from '../rules/invalid.ts';
import { admit, lockWorkspace, type Room, roomFor } from '../runs/admit.ts';
import { cancelRuns } from '../runs/cancel-runs.ts';
import { insertRuns } from '../runs/insert-runs.ts';
import type { ChosenFlow } from './choose-flows.ts';
import { chooseForDeploy } from './standing-choice.ts';
import { deploymentView, withRunIds } from './view.ts';

export interface ReceiveDeployInput {
  environmentId: string;
  hookId: string | null;
  /** The sender's id of the delivery. */
  deliveryId: string;
  source: DeploymentSource;
  /** Without an address: the environment's own is tested. */
  deploy: Omit<GenericDeploy, 'url'> & { url?: string | undefined };
  origin?: DeploymentOrigin | undefined;
}

const priority = 5;

/**
 * Takes a deploy whose signature was verified: a deployment with a queued run for each chosen flow, and what waits of
 * the same flows for the environment's older deployments cancelled. The same `deliveryId` again answers the first deployment.
 * Over a limit a deploy that the API reports is refused; a hook's sender would not ask again, so its runs are made and
 * those too many are finished as `inconclusive`.
 * Throws `not_found`, `invalid_input`, `limit_exceeded`, `queue_full`; then nothing was stored.
 */
export async function receiveDeploy(
  ctx: CoreContext,
  input: ReceiveDeployInput,
): Promise<{ deployment: Deployment; duplicate: boolean }> {
  allow(ctx, 'runs:write');
  return inWorkspace(ctx, ctx.workspaceId, async (tx) => {
    await lockWorkspace(tx, ctx);
    const { environmentId, source, deliveryId } = input;
    const earlier = await tx.deployment.findFirst({
      where: { environmentId, source, deliveryId },
      include: withRunIds,
    });
    if (earlier) return { deployment: deploymentView(earlier), duplicate: true };

    const environment = await loadEnvironment(tx, environmentId);
    const named = input.deploy.environment;
    if (named !== undefined && named.toLowerCase() !== environment.name.toLowerCase()) {
      throw invalid('/environment', `is not ${environment.name}, the environment of this hook`);
    }
    const { flows: ids, tags, files, changedFiles, suite } = input.deploy;
    const told = { flows: ids, tags, files, changedFiles, suite };
    const flows = await chooseForDeploy(tx, { told, hookId: input.hookId, projectId: environment.projectId });
    const url = input.deploy.url ?? environment.baseUrl;
    const id = await insertDeployment(tx, ctx, { ...input, url });
    await supersede(tx, ctx, { environmentId, by: id, flows });
    if (source === 'api') await admit(tx, ctx, flows.length);
    const room = source === 'api' ? undefined : await roomFor(tx, ctx);
    await queueFlows(tx, ctx, { ...input, url, deploymentId: id, flows, room });
    const row = await tx.deployment.findUniqueOrThrow({ where: { id }, include: withRunIds });
    return { deployment: deploymentView(row), duplicate: false };
  });
}

async function insertDeployment(
  tx: Tx,
  ctx: CoreContext,
  input: ReceiveDeployInput & { url: string },
): Promise<string> {
  const { deploy } = input;
  const id = ctx.newId('deployment');
  await tx.deployment.create({
    data: {
      id,
      workspaceId: ctx.workspaceId,
      environmentId: input.environmentId,
      hookId: input.hookId,
      source: input.source,
      deliveryId: input.deliveryId,
      url: input.url,
      origin: { ...input.origin } as Prisma.InputJsonObject,
      sha: deploy.sha ?? null,
      ref: deploy.ref ?? null,
      repository: deploy.repository ?? null,
      createdAt: ctx.clock.now(),
    },
  });
  return id;
}

/** A flow that the newer deploy does not run keeps its place: else nobody would have tried it. */
async function supersede(
  tx: Tx,
  ctx: CoreContext,
  input: { environmentId: string; by: string; flows: readonly ChosenFlow[] },
): Promise<void> {
  const waiting = await tx.run.findMany({
    where: {
      environmentId: input.environmentId,
      flowId: { in: input.flows.map(({ flowId }) => flowId) },
      status: 'queued',
      deploymentId: { not: null },
    },
    orderBy: { id: 'asc' },
    select: { id: true },
  });
  await cancelRuns(tx, ctx, {
    runIds: waiting.map(({ id }) => id),
    from: ['queued'],
    reason: `Superseded by ${input.by}.`,
  });
}

async function queueFlows(
  tx: Tx,
  ctx: CoreContext,
  input: ReceiveDeployInput & {
    url: string;
    deploymentId: string;
    flows: readonly ChosenFlow[];
    room?: Room | undefined;
  },
): Promise<void> {
  const shared = {
    environmentId: input.environmentId,
    deploymentId: input.deploymentId,
    rerunOfId: null,
    trigger: input.source === 'api' ? ('api' as const) : ('hook' as const),
    brain: 'auto' as const,
    priority,
    baseUrl: input.url,
    variables: {},
    idempotencyKey: null,
  };
  const created = await insertRuns(
    tx,
    ctx,
    input.flows.map((flow) => ({ ...shared, ...flow })),
    input.room,
  );
  const newest = created.at(-1);
  if (newest) await planReports(tx, ctx, { runId: newest.id });
}
