import type { AllowedPrivateHosts } from '@smokejumper/addresses';
import {
  AppError,
  type Deployment,
  type DeploymentOrigin,
  type DeploymentSource,
  type GenericDeploy,
} from '@smokejumper/contracts';
import { inWorkspace, type Prisma, type Tx } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { planEmptyReport, planReports } from '../deliveries/plan-deliveries.ts';
import { tellOutside } from '../environments/browsing-of-run.ts';
import { loadEnvironment } from '../environments/load.ts';
import { allow } from '../rules/allow.ts';
import { invalid } from '../rules/invalid.ts';
import { admit, lockWorkspace, type Room, roomFor } from '../runs/admit.ts';
import { cancelRuns } from '../runs/cancel-runs.ts';
import { insertRuns } from '../runs/insert-runs.ts';
import type { ChosenFlow } from './choose-flows.ts';
import { mayBeKept, tellRefusedAddress } from './refuse-address.ts';
import { chooseForDeploy } from './standing-choice.ts';
import { deploymentView, withRunIds } from './view.ts';
import { noneFits, whyNoFlow } from './why-no-flow.ts';

export interface ReceiveDeployInput {
  environmentId: string;
  hookId: string | null;
  /** The sender's id of the delivery. */
  deliveryId: string;
  source: DeploymentSource;
  /** Without an address: the environment's own is tested. */
  deploy: Omit<GenericDeploy, 'url'> & { url?: string | undefined };
  origin?: DeploymentOrigin | undefined;
  /** What the operator allows; the environment may forbid it. Absent: none. */
  allowPrivate?: AllowedPrivateHosts | undefined;
}

export interface ReceivedDeploy {
  deployment: Deployment;
  duplicate: boolean;
  /** Why its address is not tested, in a sentence: its runs are finished, as `inconclusive`. */
  refusal: string | null;
  /** Why it has no runs, in a sentence; null: it has some. */
  noFlow: string | null;
}

const priority = 5;

/**
 * Takes a deploy whose signature was verified: a deployment with a queued run for each chosen flow, and what waits of
 * the same flows for the environment's older deployments cancelled. The same `deliveryId` again answers the first deployment.
 * Over a limit, or at an address that the policy refuses, a deploy that the API reports is refused; a hook's sender
 * would not ask again, so its runs are made, and those too many, or all, are finished as `inconclusive`. One that no flow
 * fits is stored without runs, and its check says so, unless its flows only cover what has not changed: then it has none.
 * Throws `not_found`, `invalid_input`, `policy_denied`, `limit_exceeded`, `queue_full`; then nothing was stored.
 */
export async function receiveDeploy(ctx: CoreContext, input: ReceiveDeployInput): Promise<ReceivedDeploy> {
  allow(ctx, 'runs:write');
  return inWorkspace(ctx, ctx.workspaceId, async (tx) => {
    await lockWorkspace(tx, ctx);
    const { environmentId, source, deliveryId } = input;
    const earlier = await tx.deployment.findFirst({
      where: { environmentId, source, deliveryId },
      include: withRunIds,
    });
    if (earlier) {
      const noFlow = earlier.runs.length > 0 ? null : noneFits.reason;
      return { deployment: deploymentView(earlier), duplicate: true, refusal: null, noFlow };
    }

    const environment = await loadEnvironment(tx, environmentId);
    const named = input.deploy.environment;
    if (named !== undefined && named.toLowerCase() !== environment.name.toLowerCase()) {
      throw invalid('/environment', `is not ${environment.name}, the environment of this hook`);
    }
    const { flows: ids, tags, files, changedFiles, suite } = input.deploy;
    const told = { flows: ids, tags, files, changedFiles, suite };
    const asked = { told, hookId: input.hookId, projectId: environment.projectId };
    const flows = await chooseForDeploy(tx, asked);
    const noFlow = flows.length > 0 ? null : await whyNoFlow(tx, asked);
    const { url, refusal } = targetOf(input, environment);
    if (refusal !== null && source === 'api') throw new AppError('policy_denied', refusal);
    const id = await insertDeployment(tx, ctx, { ...input, url });
    // One that is not tested takes nobody's place.
    if (refusal === null) await supersede(tx, ctx, { environmentId, by: id, flows });
    if (source === 'api') await admit(tx, ctx, flows.length);
    const room = refusal !== null ? { runs: 0, limit: null, refusal } : await roomFor(tx, ctx);
    await queueFlows(tx, ctx, { ...input, url, deploymentId: id, flows, room: source === 'api' ? undefined : room });
    if (noFlow?.isMeant === false) await planEmptyReport(tx, ctx, { deploymentId: id });
    const row = await tx.deployment.findUniqueOrThrow({ where: { id }, include: withRunIds });
    return { deployment: deploymentView(row), duplicate: false, refusal, noFlow: noFlow?.reason ?? null };
  });
}

/** Where it is tested, and why it is not. An address that no browser opens is named in the reason and kept nowhere. */
function targetOf(
  { deploy, allowPrivate = 'none' }: ReceiveDeployInput,
  environment: { name: string; baseUrl: string; browsing: unknown; allowPrivateHosts: boolean },
): { url: string; refusal: string | null } {
  const said = deploy.url ?? environment.baseUrl;
  const refused = tellRefusedAddress(said, { allowPrivate: environment.allowPrivateHosts ? allowPrivate : 'none' });
  if (refused !== null) return { url: mayBeKept(said) ? said : environment.baseUrl, refusal: refused };
  return { url: said, refusal: tellOutside({ baseUrl: said, environment }) };
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
