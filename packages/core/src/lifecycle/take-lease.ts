import { asSystem, type Tx } from '@smokejumper/db';
import type { SystemContext } from '../context.ts';
import { newToken } from '../rules/token.ts';
import { appendEvent } from '../runs/append-event.ts';
import type { RunLease } from './lease.ts';

/** Any number: who claims takes turns, so that limits and the round between workspaces are exact. */
const claimLock = 7_716_655;

/**
 * Takes the next run in one transaction: the workspace that was served longest ago and has a slot free, and in it
 * the run of highest priority that waits longest. Null when nothing may run.
 */
export async function takeLease(
  ctx: SystemContext,
  input: { workerId: string; leaseMs: number },
): Promise<RunLease | null> {
  return asSystem(ctx, 'claim', async (tx) => {
    const [waiting] = await tx.$queryRaw<unknown[]>`select 1 from run where status = 'queued' and not waits limit 1`;
    if (!waiting) return null;
    await tx.$queryRaw`select pg_advisory_xact_lock(${claimLock})::text`;
    for (const workspaceId of await servable(tx)) {
      if (!(await markServed(tx, ctx, workspaceId))) continue;
      const lease = await takeRun(tx, ctx, { ...input, workspaceId });
      if (lease) return lease;
    }
    return null;
  });
}

/**
 * Workspaces with a waiting run and a free slot, the longest unserved first. Walks the index from one workspace to the
 * next, so that ten thousand waiting runs of a few workspaces cost no more than ten.
 */
async function servable(tx: Tx): Promise<string[]> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    with recursive waiting as (
      (select workspace_id from run where status = 'queued' and not waits order by workspace_id limit 1)
      union all
      select (
        select r.workspace_id from run r
        where r.status = 'queued' and not r.waits and r.workspace_id > waiting.workspace_id
        order by r.workspace_id limit 1
      )
      from waiting where waiting.workspace_id is not null
    ), busy as materialized (
      select workspace_id, count(*) as runs from run where status = 'running' group by workspace_id
    )
    select w.id
    from waiting join workspace w on w.id = waiting.workspace_id left join busy on busy.workspace_id = w.id
    where coalesce(busy.runs, 0) < w.max_concurrent_runs
    order by w.last_served_at nulls first, w.id
    limit 10`;
  return rows.map(({ id }) => id);
}

/**
 * Later than any other, also within one millisecond: else equal times would favour the smaller id. False when somebody
 * creates runs there at this moment: nobody else waits for that, and the ring of those runs comes when it is done.
 */
async function markServed(tx: Tx, ctx: SystemContext, workspaceId: string): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`
    update workspace set last_served_at = greatest(
      ${ctx.clock.now().toISOString()}::timestamptz,
      (select max(last_served_at) from workspace) + interval '1 millisecond'
    ) where id = (select id from workspace where id = ${workspaceId} for no key update skip locked)
    returning id`;
  return rows.length > 0;
}

async function takeRun(
  tx: Tx,
  ctx: SystemContext,
  input: { workspaceId: string; workerId: string; leaseMs: number },
): Promise<RunLease | null> {
  const now = ctx.clock.now();
  const token = newToken();
  const [taken] = await tx.$queryRaw<{ id: string; attempts: number }[]>`
    update run set
      status = 'running', attempts = attempts + 1, attempts_left = attempts_left - 1, lease_token = ${token},
      lease_expires_at = ${new Date(now.getTime() + input.leaseMs).toISOString()}::timestamptz,
      started_at = coalesce(started_at, ${now.toISOString()}::timestamptz)
    where id = (
      select id from run where workspace_id = ${input.workspaceId} and status = 'queued' and not waits
      order by priority desc, queued_at, id
      limit 1 for update skip locked
    )
    returning id, attempts`;
  if (!taken) return null;
  const { workspaceId } = input;
  await tx.attempt.create({
    data: {
      id: ctx.newId('attempt'),
      workspaceId,
      runId: taken.id,
      number: taken.attempts,
      workerId: input.workerId,
      outcome: 'running',
      startedAt: now,
    },
  });
  await appendEvent(tx, { runId: taken.id, at: now, event: { type: 'run.started', attempt: taken.attempts } });
  return { runId: taken.id, workspaceId, attempt: taken.attempts, token };
}
