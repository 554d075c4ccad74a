import type { UsageGroup, UsageRow } from '@smokejumper/contracts';
import { sql, type Tx } from '@smokejumper/db';

/** What was used by the hour, or the day, in `[from, to)`; those without any are left out. Oldest first. */
export async function readUsage(
  tx: Tx,
  input: { from: Date; to: Date; groupBy: UsageGroup; limit?: number },
): Promise<UsageRow[]> {
  const unit = input.groupBy === 'day' ? sql`'day'` : sql`'hour'`;
  const rows = await tx.$queryRaw<(Omit<UsageRow, 'hour'> & { hour: Date })[]>`
    select date_trunc(${unit}, hour, 'UTC') as hour, sum(runs)::float8 as runs, sum(run_seconds) / 60 as "runMinutes",
           sum(model_calls)::float8 as "modelCalls", sum(input_tokens)::float8 as "inputTokens",
           sum(output_tokens)::float8 as "outputTokens", sum(cost_usd) as "costUsd",
           sum(artifact_bytes)::float8 as "artifactBytes"
    from usage_hour
    where hour >= ${input.from.toISOString()}::timestamptz and hour < ${input.to.toISOString()}::timestamptz
      and (runs > 0 or run_seconds > 0)
    group by 1 order by 1 limit ${input.limit ?? 10_000}`;
  return rows.map((row) => ({ ...row, hour: row.hour.toISOString() }));
}
