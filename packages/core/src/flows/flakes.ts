import type { FlakeFigures } from '@smokejumper/contracts';
import type { Tx } from '@smokejumper/db';

const lastRuns = 50;
const fewestRuns = 5;

export const noFlake: FlakeFigures = { score: null, runs: 0, unstable: 0 };

/**
 * How unstable flows are, by their ids, as `FlakeFigures` says. A run that was not made for a deployment counts to the
 * newest one its environment had by then.
 */
export async function flakesOf(tx: Tx, flowIds: readonly string[]): Promise<Map<string, FlakeFigures>> {
  if (flowIds.length === 0) return new Map();
  const rows = await tx.$queryRaw<{ flowId: string; runs: number; unstable: number }[]>`
    select f.id as "flowId", count(*)::int as runs, (count(*) filter (where x.flaky or x.flipped))::int as unstable
    from unnest(${[...flowIds]}::text[]) as f(id) cross join lateral (
      select newest.flaky, newest.verdict <> lag(newest.verdict) over same as flipped
      from (
        select r.id, r.created_at, r.flaky, r.verdict, r.environment_id, r.flow_version_id,
          coalesce(r.deployment_id, (
            select d.id from deployment d where d.environment_id = r.environment_id and d.created_at <= r.created_at
            order by d.created_at desc limit 1
          ), '') as deployed
        from run r where r.flow_id = f.id and r.verdict in ('passed', 'failed')
        order by r.created_at desc, r.id desc limit ${lastRuns}
      ) newest
      window same as (partition by environment_id, flow_version_id, deployed order by created_at, id)
    ) x group by f.id`;
  return new Map(
    rows.map(({ flowId, runs, unstable }) => {
      const score = runs < fewestRuns ? null : Math.round((unstable / runs) * 1_000) / 1_000;
      return [flowId, { score, runs, unstable }];
    }),
  );
}
