import { inWorkspace } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { allow } from '../rules/allow.ts';
import { audit } from '../rules/audit.ts';
import { lockSchedule } from './load.ts';

/** Removes a schedule; the runs it made stay. Throws `not_found`. */
export async function removeSchedule(ctx: CoreContext, input: { scheduleId: string }): Promise<void> {
  allow(ctx, 'settings:write');
  await inWorkspace(ctx, ctx.workspaceId, async (tx) => {
    const { id } = await lockSchedule(tx, input.scheduleId);
    await tx.schedule.deleteMany({ where: { id } });
    await audit(tx, ctx, { action: 'schedule.remove', subjectId: id });
  });
}
