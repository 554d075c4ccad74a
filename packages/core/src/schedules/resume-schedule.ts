import type { Schedule } from '@smokejumper/contracts';
import { inWorkspace } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { allow } from '../rules/allow.ts';
import { audit } from '../rules/audit.ts';
import { lockSchedule } from './load.ts';
import { timesOf } from './times.ts';
import { scheduleView } from './view.ts';

/** Lets a paused schedule fire again from now on; what it left out meanwhile was not missed. Throws `not_found`. */
export async function resumeSchedule(ctx: CoreContext, input: { scheduleId: string }): Promise<Schedule> {
  allow(ctx, 'settings:write');
  return inWorkspace(ctx, ctx.workspaceId, async (tx) => {
    const before = await lockSchedule(tx, input.scheduleId);
    if (!before.pausedAt) return scheduleView(before);
    const row = await tx.schedule.update({
      where: { id: before.id },
      data: { pausedAt: null, nextAt: timesOf(before).after(ctx.clock.now()), problem: null },
    });
    await audit(tx, ctx, { action: 'schedule.resume', subjectId: row.id });
    return scheduleView(row);
  });
}
