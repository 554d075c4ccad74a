import type { Flow } from '@smokejumper/contracts';
import { inWorkspace } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { allow } from '../rules/allow.ts';
import { audit } from '../rules/audit.ts';
import { lockFlow } from './load.ts';
import { showFlow } from './needs.ts';

const open = { in: ['queued', 'running'] };

/** Ends a flow's quarantine, for its runs that have not ended too. Again: nothing happens. Throws `not_found`. */
export async function releaseFlow(ctx: CoreContext, input: { flowId: string }): Promise<Flow> {
  allow(ctx, 'flows:write');
  const { flowId } = input;
  return inWorkspace(ctx, ctx.workspaceId, async (tx) => {
    const { flow, version } = await lockFlow(tx, flowId);
    if (flow.quarantinedAt === null) return showFlow(tx, flow, version);
    const changed = await tx.flow.update({
      where: { id: flow.id },
      data: { quarantinedAt: null, quarantineReason: null, quarantinedBy: null },
    });
    await tx.run.updateMany({ where: { flowId, status: open }, data: { quarantined: false } });
    await audit(tx, ctx, { action: 'flow.release', subjectId: flow.id });
    return showFlow(tx, changed, version);
  });
}
