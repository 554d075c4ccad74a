import type { Schedule, ScheduleInput } from '@smokejumper/contracts';
import { inWorkspace } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { allow } from '../rules/allow.ts';
import { audit } from '../rules/audit.ts';
import { refuseChoice } from '../rules/refuse-choice.ts';
import { timesOf } from './times.ts';
import { scheduleView } from './view.ts';

/** Makes a schedule, which fires from now on. Throws `not_found`, `invalid_input`. */
export async function createSchedule(ctx: CoreContext, input: ScheduleInput): Promise<Schedule> {
  allow(ctx, 'settings:write');
  const times = timesOf(input);
  const { flows: flowIds, suite: suiteId, ...rest } = input;
  return inWorkspace(ctx, ctx.workspaceId, async (tx) => {
    await refuseChoice(tx, input, { ...rest, flowIds, suiteId });
    const now = ctx.clock.now();
    const row = await tx.schedule.create({
      data: {
        ...rest,
        flowIds,
        suiteId,
        id: ctx.newId('schedule'),
        workspaceId: ctx.workspaceId,
        nextAt: times.after(now),
        lastRuns: [],
        createdBy: ctx.actor.id,
        createdAt: now,
        updatedAt: now,
      },
    });
    await audit(tx, ctx, { action: 'schedule.create', subjectId: row.id });
    return scheduleView(row);
  });
}
