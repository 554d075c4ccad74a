import type { Schedule, SchedulePatch } from '@smokejumper/contracts';
import { inWorkspace } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { allow } from '../rules/allow.ts';
import { audit } from '../rules/audit.ts';
import { refuseChoice } from '../rules/refuse-choice.ts';
import { lockSchedule } from './load.ts';
import { timesOf } from './times.ts';
import { scheduleView } from './view.ts';

/**
 * Changes what the patch names. With other times it fires from now on by these; what was due and not fired before is
 * dropped with them. Throws `not_found`, `invalid_input`.
 */
export async function changeSchedule(
  ctx: CoreContext,
  input: { scheduleId: string; patch: SchedulePatch },
): Promise<Schedule> {
  allow(ctx, 'settings:write');
  const { scheduleId: id, patch } = input;
  return inWorkspace(ctx, ctx.workspaceId, async (tx) => {
    const before = await lockSchedule(tx, id);
    const next = {
      name: patch.name ?? before.name,
      environmentId: patch.environmentId ?? before.environmentId,
      cron: patch.cron ?? before.cron,
      timeZone: patch.timeZone ?? before.timeZone,
      flowIds: patch.flows ?? before.flowIds,
      tags: patch.tags ?? before.tags,
      files: patch.files ?? before.files,
      suiteId: patch.suite === undefined ? before.suiteId : patch.suite,
      missed: patch.missed ?? before.missed,
    };
    const times = timesOf(next);
    await refuseChoice(tx, patch, next);
    const now = ctx.clock.now();
    const sameTimes = next.cron === before.cron && next.timeZone === before.timeZone;
    const nextAt = sameTimes || before.nextAt === null ? before.nextAt : times.after(now);
    const row = await tx.schedule.update({ where: { id }, data: { ...next, nextAt, updatedAt: now } });
    await audit(tx, ctx, { action: 'schedule.change', subjectId: id });
    return scheduleView(row);
  });
}
