import type { SpanQuery, WorkspaceUsage } from '@smokejumper/contracts';
import { inWorkspace } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { allow } from '../rules/allow.ts';
import { spanOf } from '../rules/span.ts';

type Hour = WorkspaceUsage['data'][number];
type Figures = WorkspaceUsage['total'];

const dayMs = 24 * 3_600_000;
const nothing: Figures = { runs: 0, runMinutes: 0, modelCalls: 0, inputTokens: 0, outputTokens: 0, costUsd: 0 };

/** What the workspace used, by the hour in which runs ended; the last day if not said. Throws `invalid_input`. */
export async function getUsage(ctx: CoreContext, query: SpanQuery): Promise<WorkspaceUsage> {
  allow(ctx, 'runs:read');
  const { from, to } = spanOf(ctx, query, dayMs);
  return inWorkspace(ctx, ctx.workspaceId, async (tx) => {
    const rows = await tx.$queryRaw<(Omit<Hour, 'hour'> & { hour: Date })[]>`
      select date_trunc('hour', r.finished_at, 'UTC') as hour,
             count(*)::int as runs,
             sum(a.seconds)::float8 / 60 as "runMinutes",
             sum(coalesce((r.usage->>'modelCalls')::float8, 0)) as "modelCalls",
             sum(coalesce((r.usage->>'inputTokens')::float8, 0)) as "inputTokens",
             sum(coalesce((r.usage->>'outputTokens')::float8, 0)) as "outputTokens",
             sum(coalesce((r.usage->>'costUsd')::float8, 0)) as "costUsd"
      from run r cross join lateral (
        select coalesce(sum(extract(epoch from ended_at - started_at)), 0) as seconds from attempt where run_id = r.id
      ) a
      where r.finished_at >= ${from.toISOString()}::timestamptz and r.finished_at < ${to.toISOString()}::timestamptz
        and r.started_at is not null
      group by 1 order by 1`;
    return {
      from: from.toISOString(),
      to: to.toISOString(),
      total: rows.reduce(add, nothing),
      data: rows.map((row) => ({ ...row, hour: row.hour.toISOString() })),
    };
  });
}

function add(sum: Figures, row: Figures): Figures {
  return {
    runs: sum.runs + row.runs,
    runMinutes: sum.runMinutes + row.runMinutes,
    modelCalls: sum.modelCalls + row.modelCalls,
    inputTokens: sum.inputTokens + row.inputTokens,
    outputTokens: sum.outputTokens + row.outputTokens,
    costUsd: sum.costUsd + row.costUsd,
  };
}
