import type { Limit } from '@smokejumper/contracts';
import type { Tx } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { found } from '../rules/not-found.ts';
import { dayOf, monthOf } from './periods.ts';

interface Used {
  runs: number;
  minutes: number;
  tokens: number;
  cost: number;
  bytes: number;
}

/** Each limit of the workspace, with what is used of it. Exact while the workspace is locked. */
export async function readLimits(tx: Tx, ctx: CoreContext): Promise<Limit[]> {
  const now = ctx.clock.now();
  const [day, month] = [dayOf(now), monthOf(now)];
  const row = await tx.workspace.findFirst({ where: { id: ctx.workspaceId } });
  const max = found(row, 'workspace', ctx.workspaceId);
  const [open] = await tx.$queryRaw<{ queued: number; running: number }[]>`
    select count(*) filter (where status = 'queued')::int as queued,
           count(*) filter (where status = 'running')::int as running
    from run where workspace_id = ${ctx.workspaceId} and status in ('queued', 'running')`;
  const [used] = await tx.$queryRaw<Used[]>`
    select coalesce(sum(runs_created) filter (where hour >= ${day.start.toISOString()}::timestamptz), 0)::float8 as runs,
           coalesce(sum(run_seconds), 0) / 60 as minutes, coalesce(sum(cost_usd), 0) as cost,
           coalesce(sum(input_tokens + output_tokens), 0)::float8 as tokens,
           coalesce(sum(artifact_bytes), 0)::float8 as bytes
    from usage_hour where workspace_id = ${ctx.workspaceId} and hour >= ${month.start.toISOString()}::timestamptz`;
  const at = (name: Limit['name'], limit: number | bigint | null, spent: number, period: Limit['period']): Limit => {
    const resetsAt = period === 'now' ? null : (period === 'day' ? day : month).end.toISOString();
    return { name, max: limit === null ? null : Number(limit), used: spent, period, resetsAt };
  };
  return [
    at('concurrent_runs', max.maxConcurrentRuns, open!.running, 'now'),
    at('queued_runs', max.maxQueuedRuns, open!.queued, 'now'),
    at('runs_per_day', max.maxRunsPerDay, used!.runs, 'day'),
    at('minutes_per_month', max.maxMinutesPerMonth, used!.minutes, 'month'),
    at('tokens_per_month', max.maxTokensPerMonth, used!.tokens, 'month'),
    at('cost_usd_per_month', max.maxCostUsdPerMonth, used!.cost, 'month'),
    at('artifact_bytes_per_month', max.maxArtifactBytesPerMonth, used!.bytes, 'month'),
  ];
}

/**
 * True for a limit by the month that leaves nothing for a run. Without any tokens or money a workspace runs without a
 * model, and without room for artifacts they are left out.
 */
export function isUsedUp({ name, max, used, period }: Limit): boolean {
  if (max === null || period !== 'month' || used < max || name === 'artifact_bytes_per_month') return false;
  return max > 0 || (name !== 'tokens_per_month' && name !== 'cost_usd_per_month');
}

const words: Record<Limit['name'], string> = {
  concurrent_runs: 'runs at the same time',
  queued_runs: 'waiting runs',
  runs_per_day: 'runs a day',
  minutes_per_month: 'minutes of runs a month',
  tokens_per_month: 'model tokens a month',
  cost_usd_per_month: 'US dollars for models a month',
  artifact_bytes_per_month: 'bytes of artifacts a month',
};

/** One sentence that names a limit that is reached. */
export function tellLimit({ name, max, used, resetsAt }: Limit): string {
  const rounded = Math.round(used * 100) / 100;
  const until = resetsAt === null ? '' : `, until ${resetsAt.slice(0, 16).replace('T', ' ')} UTC`;
  return `The workspace's limit of ${max} ${words[name]} is reached (${rounded} used)${until}.`;
}
