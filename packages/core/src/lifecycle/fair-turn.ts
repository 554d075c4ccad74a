import { type Prisma, sql, type Tx } from '@smokejumper/db';
import { monthOf } from '../limits/periods.ts';

/** Run seconds that each waiting workspace gets with a new round. */
const quantumSeconds = 30;
/** No workspace owes or is owed more: an hour's run costs it no more than this, a quiet week buys it no more. */
const boundSeconds = 600;
/** What a run is taken to last before the first of a workspace has ended. */
const firstGuessSeconds = 30;
/** Share of the newest runs in a workspace's mean. */
const newestWeight = 0.3;
const settledAtOnce = 500;

/**
 * Whose turn it is: ids of workspaces that may have a run now, best first. Deficit round robin over run seconds: who
 * has some coming is served, the longest unserved first, and pays the mean of its runs in advance; when nobody has,
 * a new round gives each its quantum. A workspace with nothing running is not made to wait for a debt below a quantum.
 */
export async function nextInTurn(tx: Tx, input: { due: Prisma.Sql; now: Date }): Promise<string[]> {
  await settleEnded(tx);
  let waiting = await listWaiting(tx, input);
  const [first] = waiting;
  if (first && !first.served) {
    const most = Math.max(...waiting.map(({ deficit }) => deficit));
    const rounds = Math.floor(-most / quantumSeconds) + 1;
    await tx.$executeRaw`
      update fair_share set deficit_seconds = least(deficit_seconds + ${rounds * quantumSeconds}, ${boundSeconds})
      where deficit_seconds < 0 or workspace_id = any(${waiting.map(({ id }) => id)}::text[])`;
    waiting = await listWaiting(tx, input);
  }
  return waiting.slice(0, 10).map(({ id }) => id);
}

/** Charges a workspace for a run it is given. Answers the seconds, which are settled when it has ended. */
export async function chargeTurn(tx: Tx, input: { workspaceId: string; now: Date }): Promise<number> {
  const [row] = await tx.$queryRaw<{ charged: number }[]>`
    insert into fair_share (workspace_id, deficit_seconds, mean_seconds, last_served_at)
    values (${input.workspaceId}, ${quantumSeconds - firstGuessSeconds}, ${firstGuessSeconds}, ${servedAt(input.now)})
    on conflict (workspace_id) do update set
      deficit_seconds = greatest(fair_share.deficit_seconds - fair_share.mean_seconds, ${-boundSeconds}),
      last_served_at = excluded.last_served_at
    returning mean_seconds as charged`;
  return row!.charged;
}

/** Later than any other, also within one millisecond: else equal times would favour the smaller id. */
function servedAt(now: Date): Prisma.Sql {
  return sql`greatest(
    ${now.toISOString()}::timestamptz, (select max(last_served_at) from fair_share) + interval '1 millisecond')`;
}

/** Sets what ended attempts took against what was paid for them in advance. Only who claims writes shares. */
async function settleEnded(tx: Tx): Promise<void> {
  await tx.$executeRaw`
    with ended as (
      select id, workspace_id, charged_seconds, greatest(0, extract(epoch from ended_at - started_at)) as seconds
      from attempt where charged_seconds is not null and ended_at is not null
      order by ended_at limit ${settledAtOnce} for update skip locked
    ), settled as (
      update attempt a set charged_seconds = null from ended where a.id = ended.id
    ), sums as (
      select workspace_id, sum(seconds - charged_seconds) as owed, avg(seconds) as mean from ended group by workspace_id
    )
    update fair_share f set
      deficit_seconds = greatest(${-boundSeconds}, least(f.deficit_seconds - s.owed, ${boundSeconds})),
      mean_seconds = f.mean_seconds * ${1 - newestWeight} + s.mean * ${newestWeight}
    from sums s where s.workspace_id = f.workspace_id`;
}

interface Waiting {
  id: string;
  deficit: number;
  /** Served before a new round begins. */
  served: boolean;
}

/**
 * Workspaces with a due run, a free slot and something left of the month's limits beside what their running runs may
 * still take. Walks the index from one workspace to the next, so that ten thousand waiting runs of a few workspaces
 * cost no more than ten.
 */
function listWaiting(tx: Tx, input: { due: Prisma.Sql; now: Date }): Promise<Waiting[]> {
  const { due } = input;
  const month = monthOf(input.now).start.toISOString();
  return tx.$queryRaw<Waiting[]>`
    with recursive waiting as (
      (select r.workspace_id from run r where ${due} order by r.workspace_id limit 1)
      union all
      select (
        select r.workspace_id from run r where ${due} and r.workspace_id > waiting.workspace_id
        order by r.workspace_id limit 1
      )
      from waiting where waiting.workspace_id is not null
    ), busy as materialized (
      select workspace_id, count(*) as runs, sum((budgets->>'tokens')::float8) as tokens,
             sum((budgets->>'costUsd')::float8) as cost, sum((budgets->>'wallMs')::float8) / 60000 as minutes
      from run where status = 'running' group by workspace_id
    ), candidate as (
      select w.id, coalesce(f.deficit_seconds, ${quantumSeconds}) as deficit, f.last_served_at,
             coalesce(b.runs, 0) as runs
      from waiting join workspace w on w.id = waiting.workspace_id
        left join busy b on b.workspace_id = w.id left join fair_share f on f.workspace_id = w.id
        left join lateral (
          select sum(run_seconds) / 60 as minutes, sum(input_tokens + output_tokens) as tokens, sum(cost_usd) as cost
          from usage_hour u
          where u.workspace_id = w.id and u.hour >= ${month}::timestamptz
            and coalesce(w.max_minutes_per_month, w.max_tokens_per_month, w.max_cost_usd_per_month) is not null
        ) used on true
      where coalesce(b.runs, 0) < w.max_concurrent_runs
        and not ${heldBack(sql`w.max_minutes_per_month`, sql`used.minutes`, sql`b.minutes`)}
        and not ${heldBack(sql`w.max_tokens_per_month`, sql`used.tokens`, sql`b.tokens`)}
        and not ${heldBack(sql`w.max_cost_usd_per_month`, sql`used.cost`, sql`b.cost`)}
    )
    select id, deficit, (deficit > 0 or (runs = 0 and deficit > ${-quantumSeconds})) as served
    from candidate order by 3 desc, last_served_at nulls first, id`;
}

/** What is left may still be taken by runs under way: the next one waits for them. What is used up, a run says itself. */
function heldBack(max: Prisma.Sql, used: Prisma.Sql, mayTake: Prisma.Sql): Prisma.Sql {
  return sql`coalesce(${mayTake} > 0 and coalesce(${used}, 0) < ${max} and coalesce(${used}, 0) + ${mayTake} >= ${max}, false)`;
}
