import type { Flow } from '@smokejumper/contracts';
import { inWorkspace } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { allow } from '../rules/allow.ts';
import { audit } from '../rules/audit.ts';
import { excuseRuns } from './excuse-runs.ts';
import { lockFlow } from './load.ts';
import { showFlow } from './needs.ts';
import { refuseArchived } from './refuse-archived.ts';

const open = { in: ['queued', 'running'] };

/**
 * Puts a flow into quarantine: its runs that have not ended, all to come, and those that checks which stand still show,
 * report and count as no failure. Again: the new reason. Throws `not_found`, `archived`.
 */
export async function quarantineFlow(ctx: CoreContext, input: { flowId: string; reason: string }): Promise<Flow> {
  allow(ctx, 'flows:write');
  const { flowId, reason } = input;
  return inWorkspace(ctx, ctx.workspaceId, async (tx) => {
    const { flow, version } = await lockFlow(tx, flowId);
    refuseArchived(flow);
    const changed = await tx.flow.update({
      where: { id: flow.id },
      data: {
        quarantinedAt: flow.quarantinedAt ?? ctx.clock.now(),
        quarantineReason: reason,
        quarantinedBy: ctx.actor.id,
      },
    });
    await tx.run.updateMany({ where: { flowId, status: open }, data: { quarantined: true } });
    await excuseRuns(tx, ctx, { flowId });
    await audit(tx, ctx, { action: 'flow.quarantine', subjectId: flow.id, details: { reason } });
    return showFlow(tx, changed, version);
  });
}
