import { asSystem, inWorkspace, type Tx } from '@smokejumper/db';
import { type CoreContext, type SystemContext, within } from '../context.ts';
import { allowSystem } from '../rules/allow.ts';
import { lockWorkspace, roomFor } from '../runs/admit.ts';
import { insertRuns, type NewRun } from '../runs/insert-runs.ts';
import { type Firing, firingOf, shifted } from './firing.ts';
import { loadMaterial } from './runs-of.ts';

/** So many schedules fire in one go. */
const batch = 200;

/**
 * Makes the runs of all schedules that are due, each time once however many workers ask, and answers when the next one
 * is due; null when none is. Over a limit of the workspace a run is made finished, as `inconclusive`. Where one
 * workspace fails the others fire all the same, and then it throws.
 */
export async function fireDueSchedules(ctx: SystemContext): Promise<{ runs: number; nextAt: Date | null }> {
  allowSystem(ctx);
  let runs = 0;
  for (;;) {
    const due = await readDue(ctx);
    const failed: unknown[] = [];
    const busy: [string, string[]][] = [];
    const fire = async (workspaceId: string, ids: string[], wait: boolean): Promise<void> => {
      try {
        const made = await fireIn(within(ctx, workspaceId), { ids, wait });
        if (made === 'busy') busy.push([workspaceId, ids]);
        else runs += made;
      } catch (error) {
        failed.push(error);
      }
    };
    for (const [workspaceId, rows] of Map.groupBy(due, (row) => row.workspaceId)) {
      await fire(
        workspaceId,
        rows.map(({ id }) => id),
        false,
      );
    }
    // Where another worker is at it, or somebody makes runs at this moment, we are not needed first.
    for (const [workspaceId, ids] of busy.splice(0)) await fire(workspaceId, ids, true);
    if (failed.length > 0) throw failed.length === 1 ? failed[0] : new AggregateError(failed, 'schedules did not fire');
    if (due.length < batch) return { runs, nextAt: await readNext(ctx) };
  }
}

function readDue(ctx: SystemContext): Promise<{ id: string; workspaceId: string }[]> {
  return asSystem(
    ctx,
    'schedules',
    (tx) => tx.$queryRaw`
      select id, workspace_id as "workspaceId" from schedule
      where next_at <= ${ctx.clock.now().toISOString()}::timestamptz
      order by next_at, id limit ${batch}`,
  );
}

async function readNext(ctx: SystemContext): Promise<Date | null> {
  const [row] = await asSystem(
    ctx,
    'schedules',
    (tx) => tx.$queryRaw<{ nextAt: Date | null }[]>`select min(next_at) as "nextAt" from schedule`,
  );
  return row?.nextAt ?? null;
}

/** What is due of one workspace: how many runs that made. Another worker may have been quicker. */
function fireIn(ctx: CoreContext, input: { ids: readonly string[]; wait: boolean }): Promise<number | 'busy'> {
  return inWorkspace(ctx, ctx.workspaceId, async (tx) => {
    if (input.wait) await lockWorkspace(tx, ctx);
    else if (!(await lockIfFree(tx, ctx))) return 'busy';
    const now = ctx.clock.now();
    const locked = await tx.$queryRaw<{ id: string }[]>`
      select id from schedule
      where id = any(${[...input.ids]}::text[]) and next_at <= ${now.toISOString()}::timestamptz
      order by id for update skip locked`;
    if (locked.length === 0) return 0;
    const schedules = await tx.schedule.findMany({
      where: { id: { in: locked.map(({ id }) => id) } },
      orderBy: [{ nextAt: 'asc' }, { id: 'asc' }],
    });
    const material = await loadMaterial(tx, schedules);
    return settle(tx, ctx, { firings: schedules.map((schedule) => firingOf(material, schedule, now)) });
  });
}

/** The lock of `lockWorkspace`, if nobody holds it. */
async function lockIfFree(tx: Tx, ctx: CoreContext): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`
    select 1 from workspace where id = ${ctx.workspaceId} for no key update skip locked`;
  return rows.length > 0;
}

async function settle(tx: Tx, ctx: CoreContext, input: { firings: readonly Firing[] }): Promise<number> {
  const runs: NewRun[] = [];
  for (const firing of input.firings) runs.push(...shifted(firing.runs, runs.length));
  const created = runs.length === 0 ? [] : await insertRuns(tx, ctx, runs, await roomFor(tx, ctx));
  const ids = created.map(({ id }) => id);
  const ends = input.firings.map((firing) => ({
    id: firing.scheduleId,
    next_at: firing.next,
    fired_at: firing.at,
    runs: ids.splice(0, firing.runs.length),
    problem: firing.problem,
  }));
  await tx.$executeRaw`
    update schedule s set
      next_at = e.next_at, problem = e.problem, last_at = coalesce(e.fired_at, s.last_at),
      last_runs = case when e.fired_at is null then s.last_runs else e.runs end,
      paused_at = case when e.next_at is null then ${ctx.clock.now().toISOString()}::timestamptz end
    from jsonb_to_recordset(${JSON.stringify(ends)}::jsonb)
      as e(id text, next_at timestamptz, fired_at timestamptz, runs text[], problem text)
    where s.id = e.id`;
  return created.length;
}
