import { AppError, type Baseline } from '@smokejumper/contracts';
import { inWorkspace, type Tx } from '@smokejumper/db';
import type { FilePlaces } from '../artifacts/link-file.ts';
import { newFileKey } from '../artifacts/new-key.ts';
import type { CoreContext } from '../context.ts';
import { loadFlow, lockFlow } from '../flows/load.ts';
import { refuseArchived } from '../flows/refuse-archived.ts';
import { chargeBytes } from '../limits/charge-bytes.ts';
import { allow } from '../rules/allow.ts';
import { audit } from '../rules/audit.ts';
import { invalid } from '../rules/invalid.ts';
import { found } from '../rules/not-found.ts';
import { lockWorkspace } from '../runs/admit.ts';
import { retireBaselines } from './retire-baselines.ts';
import { type BaselineRow, baselineView } from './view.ts';

/**
 * Makes what a run saw the baseline of its flow, in the run's environment and look: a copy that lives on without the
 * run. Throws `not_found`, `archived`, `invalid_input` for any other artifact, `limit_exceeded`.
 */
export async function acceptBaseline(
  ctx: CoreContext,
  input: { flowId: string; artifactId: string; places: FilePlaces },
): Promise<Baseline> {
  allow(ctx, 'flows:write');
  const { store } = input.places;
  const actual = await inWorkspace(ctx, ctx.workspaceId, (tx) => loadActual(tx, input));
  const key = newFileKey({ workspaceId: ctx.workspaceId, folder: 'baselines' });
  try {
    await store.copy(actual.key, key);
    const row = await inWorkspace(ctx, ctx.workspaceId, (tx) => putInForce(tx, ctx, { ...actual, key }));
    return await baselineView(ctx, { row, places: input.places });
  } catch (error) {
    // Where the row is there after all, or the store is away, the sweep decides.
    if (error instanceof AppError && error.code !== 'unavailable') await store.remove(key).catch(() => {});
    throw error;
  }
}

type Actual = Omit<BaselineRow, 'id' | 'acceptedBy' | 'createdAt'>;

async function loadActual(tx: Tx, input: { flowId: string; artifactId: string }): Promise<Actual> {
  const { flow } = await loadFlow(tx, input.flowId);
  refuseArchived(flow);
  const row = await tx.artifact.findFirst({
    where: { id: input.artifactId, removedAt: null, run: { flowId: flow.id } },
    include: { run: { select: { environmentId: true } } },
  });
  const { kind, name, look, key, bytes, runId, run } = found(row, 'artifact', input.artifactId);
  if (kind !== 'actual' || name === null || look === null) {
    throw invalid('/artifactId', 'is no picture that a run compared with its baseline');
  }
  return { flowId: flow.id, environmentId: run.environmentId, name, look, key, bytes, runId };
}

async function putInForce(tx: Tx, ctx: CoreContext, actual: Actual) {
  await lockWorkspace(tx, ctx);
  refuseArchived((await lockFlow(tx, actual.flowId)).flow);
  await chargeBytes(tx, ctx, Number(actual.bytes));
  const { flowId, environmentId, name, look, runId } = actual;
  await retireBaselines(tx, ctx, { flowId, environmentId, name, look });
  const row = await tx.baseline.create({
    data: {
      ...actual,
      id: ctx.newId('baseline'),
      workspaceId: ctx.workspaceId,
      acceptedBy: ctx.actor.id,
      createdAt: ctx.clock.now(),
    },
  });
  const details = { baselineId: row.id, environmentId, name, runId };
  await audit(tx, ctx, { action: 'baseline.accept', subjectId: flowId, details });
  return row;
}
