import type { Schedule } from '@smokejumper/contracts';
import { inWorkspace } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { allow } from '../rules/allow.ts';
import { audit } from '../rules/audit.ts';
import { lockSchedule } from './load.ts';
import { scheduleView } from './view.ts';

/** Lets a schedule rest until it is resumed. Again: nothing happens. Throws `not_found`. */
export async function pauseSchedule(ctx: CoreContext, input: { scheduleId: string }): Promise<Schedule> {
  allow(ctx, 'settings:write');
  return inWorkspace(ctx, ctx.workspaceId, async (tx) => {
    const before = await lockSchedule(tx, input.scheduleId);
    if (before.pausedAt) return scheduleView(before);
    const row = await tx.schedule.update({
      where: { id: before.id },
      data: { pausedAt: ctx.clock.now(), nextAt: null },
    });
    await audit(tx, ctx, { action: 'schedule.pause', subjectId: row.id });
    return scheduleView(row);
  });
}
