import type { Flow } from '@smokejumper/contracts';
import { inWorkspace } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { allow } from '../rules/allow.ts';
import { audit } from '../rules/audit.ts';
import { lockFlow } from './load.ts';
import { flowView } from './view.ts';

/** Archives a flow: it keeps its history and starts no new runs. Again: nothing happens. Throws `not_found`. */
export async function archiveFlow(ctx: CoreContext, input: { flowId: string }): Promise<Flow> {
  allow(ctx, 'flows:write');
  return inWorkspace(ctx, ctx.workspaceId, async (tx) => {
    const { flow, version } = await lockFlow(tx, input.flowId);
    if (flow.archivedAt) return flowView(flow, version);
    const archived = await tx.flow.update({ where: { id: flow.id }, data: { archivedAt: ctx.clock.now() } });
    await audit(tx, ctx, { action: 'flow.archive', subjectId: flow.id });
    return flowView(archived, version);
  });
}
