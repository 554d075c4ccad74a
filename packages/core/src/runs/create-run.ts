import { isDeepStrictEqual } from 'node:util';
import { AppError, type RunInput, type RunStatus, type RunTrigger } from '@smokejumper/contracts';
import { inWorkspace, type Tx } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { tellOutside } from '../environments/browsing-of-run.ts';
import { loadEnvironment } from '../environments/load.ts';
import { loadFlow } from '../flows/load.ts';
import { refuseMissing } from '../flows/missing-values.ts';
import { refuseArchived } from '../flows/refuse-archived.ts';
import { refuseSecretVariables } from '../flows/refuse-secret-variables.ts';
import { allow } from '../rules/allow.ts';
import { invalid } from '../rules/invalid.ts';
import { found } from '../rules/not-found.ts';
import { admit, lockToAdmit, roomFor } from './admit.ts';
import { type CreatedRun, insertRuns } from './insert-runs.ts';

export interface CreateRunInput extends RunInput {
  trigger: RunTrigger;
  deploymentId?: string | undefined;
  /** `record`: over a limit the run is made all the same, finished as `inconclusive`; for what nobody waits for. */
  overLimit?: 'refuse' | 'record' | undefined;
  /** A second call with the same key answers the run of the first; scope it by route. */
  idempotencyKey?: string | undefined;
}

/**
 * Queues a run of a flow's current version. Throws `not_found`, `archived`, `missing_variable` for a secret or a
 * placeholder without a value, `invalid_input` for a variable named like a secret, `limit_exceeded`,
 * `queue_full`, `idempotency_key_reused`.
 */
export async function createRun(ctx: CoreContext, input: CreateRunInput): Promise<CreatedRun> {
  allow(ctx, 'runs:write');
  return inWorkspace(ctx, ctx.workspaceId, async (tx) => {
    const repeated = await findEarlier(tx, input);
    if (repeated) return repeated;
    const { flow, version } = await loadFlow(tx, input.flowId);
    refuseArchived(flow);
    const environment = await loadEnvironment(tx, input.environmentId);
    const { baseUrl = environment.baseUrl } = input;
    const outside = tellOutside({ baseUrl, environment });
    if (outside !== null) throw invalid('/baseUrl', 'is outside the allowed origins of the environment');
    refuseSecretVariables(input.variables, version.secrets);
    refuseMissing({ version, environment, run: input });
    if (input.deploymentId !== undefined) {
      const deployment = await tx.deployment.findFirst({ where: { id: input.deploymentId }, select: { id: true } });
      found(deployment, 'deployment', input.deploymentId);
    }
    const record = input.overLimit === 'record';
    // Locked as late as possible: who creates runs in this workspace waits here.
    const earlier = await lockToAdmit(tx, ctx, { count: record ? 0 : 1, earlier: () => findEarlier(tx, input) });
    if (earlier) return earlier;
    if (!record) await admit(tx, ctx, 1);
    const run = {
      flowId: flow.id,
      flowVersionId: version.id,
      environmentId: environment.id,
      deploymentId: input.deploymentId ?? null,
      rerunOfId: null,
      trigger: input.trigger,
      brain: input.brain,
      priority: input.priority,
      baseUrl,
      variables: input.variables,
      retries: input.retries,
      idempotencyKey: input.idempotencyKey ?? null,
    };
    const [created] = await insertRuns(tx, ctx, [run], record ? await roomFor(tx, ctx) : undefined);
    return created!;
  });
}

async function findEarlier(tx: Tx, input: CreateRunInput): Promise<CreatedRun | null> {
  if (input.idempotencyKey === undefined) return null;
  const run = await tx.run.findFirst({ where: { idempotencyKey: input.idempotencyKey } });
  if (!run) return null;
  if (!asksTheSame(run, input)) {
    throw new AppError('idempotency_key_reused', 'This idempotency key belongs to another request.');
  }
  return { id: run.id, status: run.status as RunStatus, createdAt: run.createdAt.toISOString() };
}

function asksTheSame(run: NonNullable<Awaited<ReturnType<Tx['run']['findFirst']>>>, input: CreateRunInput): boolean {
  return (
    run.flowId === input.flowId &&
    run.environmentId === input.environmentId &&
    run.brain === input.brain &&
    run.priority === input.priority &&
    (input.baseUrl === undefined || run.baseUrl === input.baseUrl) &&
    isDeepStrictEqual(run.variables, input.variables)
  );
}
