import type { Page, PageQuery, Schedule } from '@smokejumper/contracts';
import { inWorkspace } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { allow } from '../rules/allow.ts';
import { after, decodeCursor, newestFirst, toPage } from '../rules/cursor.ts';
import { scheduleView } from './view.ts';

/** Schedules, newest first. Throws `invalid_cursor`. */
export async function listSchedules(ctx: CoreContext, input: PageQuery): Promise<Page<Schedule>> {
  allow(ctx, 'settings:read');
  const scope = ['schedules', ctx.workspaceId];
  const position = decodeCursor(scope, input.cursor);
  return inWorkspace(ctx, ctx.workspaceId, async (tx) => {
    const rows = await tx.schedule.findMany({ where: after(position), orderBy: newestFirst, take: input.limit + 1 });
    return toPage(rows, { limit: input.limit, scope, view: scheduleView });
  });
}
