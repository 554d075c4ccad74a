import type { FlowRefs, RefOutcome, SpanQuery } from '@smokejumper/contracts';
import { inWorkspace } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { allow } from '../rules/allow.ts';
import { spanOf } from '../rules/span.ts';
import { loadFlow } from './load.ts';

type Group = FlowRefs['data'][number];

interface Row {
  day: string;
  deploymentId: string | null;
  site: string;
  runs: number;
  counts: Record<string, number>;
}

const monthMs = 30 * 24 * 3_600_000;

/**
 * What became of the refs of a flow's runs, in each run's last attempt: by day, deployment and site; the last 30 days
 * if not said. Throws `not_found`, `invalid_input`.
 */
export async function getFlowRefs(ctx: CoreContext, input: SpanQuery & { flowId: string }): Promise<FlowRefs> {
  allow(ctx, 'runs:read');
  const { from, to } = spanOf(ctx, input, monthMs);
  return inWorkspace(ctx, ctx.workspaceId, async (tx) => {
    await loadFlow(tx, input.flowId);
    const rows = await tx.$queryRaw<Row[]>`
      with used as (
        select to_char(r.created_at at time zone 'UTC', 'YYYY-MM-DD') as day, r.deployment_id, r.id as run_id, e.outcome,
               coalesce(substring(e.url from '^[a-z]+://[^/?#]*'), '') as site
        from run r join ref_event e on e.run_id = r.id and e.attempt = r.attempts
        where r.flow_id = ${input.flowId} and r.created_at >= ${from.toISOString()}::timestamptz
          and r.created_at < ${to.toISOString()}::timestamptz
      ), counted as (
        select day, deployment_id, site, outcome, count(*) as n from used group by day, deployment_id, site, outcome
      ), runs as (
        select day, deployment_id, site, count(distinct run_id)::int as runs from used group by day, deployment_id, site
      )
      select c.day, c.deployment_id as "deploymentId", c.site, r.runs, jsonb_object_agg(c.outcome, c.n) as counts
      from counted c join runs r
        on r.day = c.day and r.site = c.site and r.deployment_id is not distinct from c.deployment_id
      group by c.day, c.deployment_id, c.site, r.runs
      order by c.day desc, c.deployment_id desc nulls last, c.site`;
    const data: Group[] = rows.map(({ counts, ...row }) => ({
      ...row,
      outcomes: counts as Partial<Record<RefOutcome, number>>,
    }));
    return { from: from.toISOString(), to: to.toISOString(), data };
  });
}
