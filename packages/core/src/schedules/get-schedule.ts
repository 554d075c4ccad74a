import type { Schedule } from '@smokejumper/contracts';
import { inWorkspace } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { allow } from '../rules/allow.ts';
import { loadSchedule } from './load.ts';
import { scheduleView } from './view.ts';

/** A schedule. Throws `not_found`. */
export async function getSchedule(ctx: CoreContext, input: { scheduleId: string }): Promise<Schedule> {
  allow(ctx, 'settings:read');
  return inWorkspace(ctx, ctx.workspaceId, async (tx) => scheduleView(await loadSchedule(tx, input.scheduleId)));
}
