import type { RefCountQuery, RefCounts, RefOutcome } from '@smokejumper/contracts';
import { inWorkspace, type Tx } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { loadFlow } from '../flows/load.ts';
import { allow } from '../rules/allow.ts';
import { invalid } from '../rules/invalid.ts';
import { spanOf } from '../rules/span.ts';

interface Row extends Omit<RefCounts['data'][number], 'outcomes'> {
  counts: Partial<Record<RefOutcome, number>>;
}

const monthMs = 30 * 24 * 3_600_000;
const mostRows = 1_000;

/**
 * What became of the refs of runs, in each run's last attempt: by day, deployment, site and page; the last 30 days if
 * not said, and the newest 1,000 rows. Throws `not_found` for a flow, `invalid_input` for a span or a deployment.
 */
export async function countRefs(ctx: CoreContext, input: RefCountQuery): Promise<RefCounts> {
  allow(ctx, 'runs:read');
  return inWorkspace(ctx, ctx.workspaceId, async (tx) => {
    if (input.flowId !== undefined) await loadFlow(tx, input.flowId);
    const since = input.from ?? (await toldAt(tx, input.sinceDeploymentId));
    const { from, to } = spanOf(ctx, { ...input, from: since }, monthMs);
    const rows = await select(tx, { ...input, from, to });
    const data = rows.slice(0, mostRows).map(({ counts, ...row }) => ({ ...row, outcomes: counts }));
    return { from: from.toISOString(), to: to.toISOString(), data, truncated: rows.length > mostRows };
  });
}

async function toldAt(tx: Tx, deploymentId: string | undefined): Promise<string | undefined> {
  if (deploymentId === undefined) return undefined;
  const deployment = await tx.deployment.findUnique({ where: { id: deploymentId }, select: { createdAt: true } });
  if (deployment === null) throw invalid('/query/sinceDeploymentId', 'is not a deployment of this workspace');
  return deployment.createdAt.toISOString();
}

function select(tx: Tx, input: Omit<RefCountQuery, 'from' | 'to'> & { from: Date; to: Date }): Promise<Row[]> {
  const { flowId = null, deploymentId = null, site = null, page = null } = input;
  return tx.$queryRaw<Row[]>`
    with used as (
      select to_char(r.created_at at time zone 'UTC', 'YYYY-MM-DD') as day, r.deployment_id, r.id as run_id, e.outcome,
             coalesce(substring(e.url from '^[a-z]+://[^/?#]*'), '') as site,
             regexp_replace(
               coalesce(nullif(substring(e.url from '^[a-z]+://[^/?#]*([^?#]*)'), ''), '/'),
               '/([0-9]+|[0-9a-f]{8}[0-9a-f-]*)(?=/|$)', '/:id', 'g'
             ) as page
      from run r join ref_event e on e.run_id = r.id and e.attempt = r.attempts
      where r.created_at >= ${input.from.toISOString()}::timestamptz
        and r.created_at < ${input.to.toISOString()}::timestamptz
        and (${flowId}::text is null or r.flow_id = ${flowId})
        and (${deploymentId}::text is null or r.deployment_id = ${deploymentId})
    ), wanted as (
      select * from used
      where (${site}::text is null or site = ${site}) and (${page}::text is null or page = ${page})
    ), counted as (
      select day, deployment_id, site, page, outcome, count(*) as n
      from wanted group by day, deployment_id, site, page, outcome
    ), runs as (
      select day, deployment_id, site, page, count(distinct run_id)::int as runs
      from wanted group by day, deployment_id, site, page
    )
    select c.day, c.deployment_id as "deploymentId", c.site, c.page, r.runs, jsonb_object_agg(c.outcome, c.n) as counts
    from counted c join runs r
      on r.day = c.day and r.site = c.site and r.page = c.page and r.deployment_id is not distinct from c.deployment_id
    group by c.day, c.deployment_id, c.site, c.page, r.runs
    order by c.day desc, c.deployment_id desc nulls last, c.site, c.page
    limit ${mostRows + 1}`;
}
