import { type ArtifactStore, defaultRetention } from '@smokejumper/contracts';
import { asSystem, sql } from '@smokejumper/db';
import type { SystemContext } from '../context.ts';
import { allowSystem } from '../rules/allow.ts';
import { dropBytes } from './drop-bytes.ts';

export interface RemovedExpired {
  artifacts: number;
  runs: number;
  /** More is due: come again soon. */
  more: boolean;
}

/**
 * Removes what has been kept long enough: one small batch. An artifact is hidden first, then its bytes go, then its
 * row; a run goes once it has no artifact left. Baselines that are in force have no age. Whoever dies in between leaves
 * work for the next call, and no orphan.
 */
export async function removeExpired(
  ctx: SystemContext,
  input: { store: ArtifactStore; artifacts: number; runs: number },
): Promise<RemovedExpired> {
  allowSystem(ctx);
  const hidden = await hideDue(ctx, input);
  const { store } = input;
  const artifacts = await dropBytes(ctx, { of: 'artifact', store, limit: Math.max(input.artifacts, hidden) });
  const baselines = await dropBytes(ctx, { of: 'baseline', store, limit: input.artifacts });
  const runs = await dropRuns(ctx, { limit: input.runs });
  return { artifacts, runs, more: Math.max(hidden, artifacts, baselines) >= input.artifacts || runs >= input.runs };
}

/** The same as `daysOf` says, of `workspace w` and its `retention_setting s`. */
const artifactDays = sql`least(coalesce(s.artifact_days, w.max_artifact_days, ${defaultRetention.artifactDays}), w.max_artifact_days)`;
const runDays = sql`least(
  coalesce(s.run_days, w.max_run_days, greatest(${defaultRetention.runDays}, ${artifactDays})), w.max_run_days)`;

/** Hides artifacts that are due, and all of those that belong to runs that are due. Returns how many. */
async function hideDue(ctx: SystemContext, limit: { artifacts: number; runs: number }): Promise<number> {
  const now = ctx.clock.now().toISOString();
  return asSystem(ctx, 'retention', async (tx) => {
    const aged = await tx.$executeRaw`
      update artifact set removed_at = ${now}::timestamptz where id in (
        select a.id from workspace w left join retention_setting s on s.workspace_id = w.id,
          lateral (
            select id from artifact
            where workspace_id = w.id and removed_at is null and created_at <
              ${now}::timestamptz - make_interval(days => ${artifactDays})
            order by created_at limit ${limit.artifacts} for update skip locked
          ) a
        limit ${limit.artifacts}
      )`;
    const ofRuns = await tx.$executeRaw`
      update artifact set removed_at = ${now}::timestamptz where removed_at is null and run_id in (
        select r.id from workspace w left join retention_setting s on s.workspace_id = w.id,
          lateral (
            select id from run
            where workspace_id = w.id and finished_at <
              ${now}::timestamptz - make_interval(days => ${runDays})
            order by finished_at limit ${limit.runs}
          ) r
        limit ${limit.runs}
      )`;
    return aged + ofRuns;
  });
}

/** Steps, refs, events and the rest of a run go with it. */
async function dropRuns(ctx: SystemContext, { limit }: { limit: number }): Promise<number> {
  const now = ctx.clock.now().toISOString();
  return asSystem(
    ctx,
    'retention',
    (tx) => tx.$executeRaw`
      delete from run where id in (
        select r.id from workspace w left join retention_setting s on s.workspace_id = w.id,
          lateral (
            select id from run
            where workspace_id = w.id and finished_at <
              ${now}::timestamptz - make_interval(days => ${runDays})
              and not exists (select from artifact where run_id = run.id)
            order by finished_at limit ${limit} for update skip locked
          ) r
        limit ${limit}
      )`,
  );
}
