import type { FailureClass, Usage, Verdict } from '@smokejumper/contracts';
import type { Tx } from '@smokejumper/db';
import type { SystemContext } from '../context.ts';
import { hourOf } from '../limits/periods.ts';

type AttemptOutcome = 'finished' | 'retried' | 'cancelled' | 'released' | 'failed' | 'lost';

interface Ended {
  workspaceId: string;
  runIds: readonly string[];
  outcome: AttemptOutcome;
  reason?: string | undefined;
  /** What the attempt saw. */
  seen?: { verdict: Verdict; failureClass: FailureClass | null; summary: string } | undefined;
  /** Of the attempt alone; absent: as it was last told. */
  usage?: Usage | undefined;
  /** How many of the runs that were begun end with it. */
  runsEnded: number;
}

/** Ends the running attempts of runs, and meters in the same transaction what they took. */
export async function endAttempts(tx: Tx, ctx: SystemContext, input: Ended): Promise<void> {
  const now = ctx.clock.now();
  const hour = hourOf(now).toISOString();
  const { workspaceId, outcome, reason = null, seen, runsEnded } = input;
  const usage = input.usage === undefined ? null : JSON.stringify(input.usage);
  await tx.$executeRaw`
    with ended as (
      update attempt set outcome = ${outcome}, reason = ${reason}, ended_at = ${now.toISOString()}::timestamptz,
        verdict = ${seen?.verdict ?? null}, failure_class = ${seen?.failureClass ?? null},
        summary = ${seen?.summary ?? null}, usage = coalesce(${usage}::jsonb, usage)
      where run_id = any(${[...input.runIds]}::text[]) and outcome = 'running'
      returning greatest(0, extract(epoch from ended_at - started_at)) as seconds, usage, artifact_bytes
    )
    insert into usage_hour (workspace_id, hour, runs, run_seconds, model_calls, input_tokens, output_tokens, cost_usd,
                            artifact_bytes)
    select ${workspaceId}, ${hour}::timestamptz, ${runsEnded}::int, coalesce(sum(seconds), 0),
      coalesce(sum((usage->>'modelCalls')::bigint), 0), coalesce(sum((usage->>'inputTokens')::bigint), 0),
      coalesce(sum((usage->>'outputTokens')::bigint), 0), coalesce(sum((usage->>'costUsd')::float8), 0),
      coalesce(sum(artifact_bytes), 0)
    from ended having ${runsEnded}::int > 0 or count(*) > 0
    on conflict (workspace_id, hour) do update set
      runs = usage_hour.runs + excluded.runs, run_seconds = usage_hour.run_seconds + excluded.run_seconds,
      model_calls = usage_hour.model_calls + excluded.model_calls,
      input_tokens = usage_hour.input_tokens + excluded.input_tokens,
      output_tokens = usage_hour.output_tokens + excluded.output_tokens,
      cost_usd = usage_hour.cost_usd + excluded.cost_usd,
      artifact_bytes = usage_hour.artifact_bytes + excluded.artifact_bytes`;
}

/** What a run's attempts before this one have used. */
export async function usedBefore(tx: Tx, lease: { runId: string; attempt: number }): Promise<Usage> {
  const [row] = await tx.$queryRaw<Usage[]>`
    select coalesce(sum((usage->>'modelCalls')::float8), 0) as "modelCalls",
           coalesce(sum((usage->>'inputTokens')::float8), 0) as "inputTokens",
           coalesce(sum((usage->>'outputTokens')::float8), 0) as "outputTokens",
           coalesce(sum((usage->>'costUsd')::float8), 0) as "costUsd"
    from attempt where run_id = ${lease.runId} and number < ${lease.attempt}`;
  return row!;
}
