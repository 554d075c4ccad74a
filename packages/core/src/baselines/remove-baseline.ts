import { inWorkspace } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { lockFlow } from '../flows/load.ts';
import { allow } from '../rules/allow.ts';
import { audit } from '../rules/audit.ts';
import { found } from '../rules/not-found.ts';
import { retireBaselines } from './retire-baselines.ts';

/** Removes a baseline: the next run stores a new one. Throws `not_found`. */
export async function removeBaseline(ctx: CoreContext, input: { flowId: string; baselineId: string }): Promise<void> {
  allow(ctx, 'flows:write');
  const { flowId, baselineId } = input;
  await inWorkspace(ctx, ctx.workspaceId, async (tx) => {
    await lockFlow(tx, flowId);
    const row = await tx.baseline.findFirst({ where: { id: baselineId, flowId, removedAt: null } });
    const { id, environmentId, name, runId } = found(row, 'baseline', baselineId);
    await retireBaselines(tx, ctx, { flowId, id });
    const details = { baselineId: id, environmentId, name, runId };
    await audit(tx, ctx, { action: 'baseline.remove', subjectId: flowId, details });
  });
}
