import { asSystem, inWorkspace } from '@smokejumper/db';
import { type SystemContext, within } from '../context.ts';
import { allowSystem } from '../rules/allow.ts';
import { settleWaits } from '../runs/settle-waits.ts';

const batch = 200;

/**
 * Settles what waits for runs that have ended or are gone, and was not settled with them: whoever deletes runs does not
 * ask who waits. Answers how many runs were waited for in vain.
 */
export async function settleLeftWaits(ctx: SystemContext): Promise<number> {
  allowSystem(ctx);
  const left = await asSystem(
    ctx,
    'lease',
    (tx) => tx.$queryRaw<{ workspaceId: string; runId: string }[]>`
      select distinct w.workspace_id as "workspaceId", w.after_run_id as "runId"
      from run r join run_wait w on w.run_id = r.id left join run p on p.id = w.after_run_id
      where r.waits and w.settled_at is null and (p.id is null or p.status in ('finished', 'cancelled'))
      limit ${batch}`,
  );
  for (const [workspaceId, rows] of Map.groupBy(left, (row) => row.workspaceId)) {
    const ended = rows.map(({ runId }) => runId);
    await inWorkspace(ctx, workspaceId, (tx) => settleWaits(tx, within(ctx, workspaceId), { ended }));
  }
  return left.length;
}
