import { AppError, type ScheduleFired } from '@smokejumper/contracts';
import { inWorkspace } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { allow } from '../rules/allow.ts';
import { admit, lockWorkspace } from '../runs/admit.ts';
import { insertRuns } from '../runs/insert-runs.ts';
import { loadSchedule } from './load.ts';
import { loadMaterial, runsOf } from './runs-of.ts';

/**
 * Queues what a schedule runs, now and besides its times, also while it is paused. Throws `not_found`, `conflict` when
 * no flow is left, `limit_exceeded`, `queue_full`.
 */
export async function fireSchedule(ctx: CoreContext, input: { scheduleId: string }): Promise<ScheduleFired> {
  allow(ctx, 'runs:write');
  return inWorkspace(ctx, ctx.workspaceId, async (tx) => {
    await lockWorkspace(tx, ctx);
    const schedule = await loadSchedule(tx, input.scheduleId);
    const material = await loadMaterial(tx, [schedule]);
    const runs = runsOf(material, schedule, { trigger: 'manual', keyOf: () => null });
    if (runs.length === 0) throw new AppError('conflict', noFlowLeft);
    await admit(tx, ctx, runs.length);
    const created = await insertRuns(tx, ctx, runs);
    return { scheduleId: schedule.id, runs: created.map(({ id }) => id) };
  });
}

export const noFlowLeft = 'None of the flows it runs is left.';
