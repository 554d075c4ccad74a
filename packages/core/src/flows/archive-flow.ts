import type { Flow } from '@smokejumper/contracts';
import { inWorkspace } from '@smokejumper/db';
import { retireBaselines } from '../baselines/retire-baselines.ts';
import type { CoreContext } from '../context.ts';
import { allow } from '../rules/allow.ts';
import { audit } from '../rules/audit.ts';
import { lockWorkspace } from '../runs/admit.ts';
import { lockFlow } from './load.ts';
import { refuseNeeded, showFlow } from './needs.ts';

/**
 * Archives a flow: it keeps its history, starts no new runs, and loses its baselines. Again: nothing happens. Throws
 * `not_found`, `conflict` while others need it.
 */
export async function archiveFlow(ctx: CoreContext, input: { flowId: string }): Promise<Flow> {
  allow(ctx, 'flows:write');
  return inWorkspace(ctx, ctx.workspaceId, async (tx) => {
    await lockWorkspace(tx, ctx);
    const { flow, version } = await lockFlow(tx, input.flowId);
    if (flow.archivedAt) return showFlow(tx, flow, version);
    await refuseNeeded(tx, flow.id);
    const archived = await tx.flow.update({ where: { id: flow.id }, data: { archivedAt: ctx.clock.now() } });
    await retireBaselines(tx, ctx, { flowId: flow.id });
    await audit(tx, ctx, { action: 'flow.archive', subjectId: flow.id });
    return showFlow(tx, archived, version);
  });
}
