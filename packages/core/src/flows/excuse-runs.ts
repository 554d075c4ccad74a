import type { Tx } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { planReports } from '../deliveries/plan-deliveries.ts';

/** A check that is older is looked at by nobody, and GitHub takes unfinished ones of that age away. */
const shownMs = 14 * 24 * 3_600_000;
/** Of the newest ones: each is a request to another service. */
const mostChecks = 100;

/**
 * A flow that was put into quarantine also gates no check that stands: its newest runs that did not pass, of the newest
 * deployment of each environment and branch, are excused, and what shows these deployments is told.
 */
export async function excuseRuns(tx: Tx, ctx: CoreContext, input: { flowId: string }): Promise<void> {
  const now = ctx.clock.now();
  const since = new Date(now.getTime() - shownMs).toISOString();
  const runs = await tx.$queryRaw<{ id: string }[]>`
    select r.id from (
      select distinct on (environment_id, ref) id, created_at from deployment
      where workspace_id = ${ctx.workspaceId} and created_at > ${since}::timestamptz
      order by environment_id, ref, created_at desc, id desc
    ) d cross join lateral (
      select id, status, verdict, quarantined from run
      where deployment_id = d.id and flow_id = ${input.flowId}
      order by created_at desc, id desc limit 1
    ) r
    where not r.quarantined and r.status in ('finished', 'cancelled') and r.verdict is distinct from 'passed'
    order by d.created_at desc, d.id desc limit ${mostChecks}`;
  const ids = runs.map(({ id }) => id);
  await tx.run.updateMany({ where: { id: { in: ids } }, data: { quarantined: true } });
  for (const runId of ids) await planReports(tx, ctx, { runId, because: `quarantined ${now.toISOString()}` });
}
