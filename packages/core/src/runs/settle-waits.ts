import type { Tx } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { ring } from '../outbox/ring.ts';
import { markCancelled } from './mark-cancelled.ts';

/**
 * Says what becomes of the runs that wait for runs which have ended, or are gone: cancelled, naming the run before,
 * when that had to pass and did not; freed for the next worker when they wait for nothing more. Called in the
 * transaction that ends a run.
 */
export async function settleWaits(tx: Tx, ctx: CoreContext, input: { ended: readonly string[] }): Promise<void> {
  let ended = [...input.ended];
  while (ended.length > 0) {
    const cancelled = await cancelDoomed(tx, ctx, ended);
    await freeWaiting(tx, ctx, ended);
    ended = cancelled;
  }
}

/** Those that can no longer begin, and in turn those that wait for them to pass: all name the run that did not pass. */
async function cancelDoomed(tx: Tx, ctx: CoreContext, ended: readonly string[]): Promise<string[]> {
  const doomed = await tx.$queryRaw<{ runId: string; because: string }[]>`
    with recursive doomed as (
      select w.run_id, w.after_run_id as because
      from run_wait w left join run p on p.id = w.after_run_id
      where w.after_run_id = any(${[...ended]}::text[]) and w.settled_at is null and w.until = 'passed'
        and (p.id is null or p.status = 'cancelled' or p.verdict <> 'passed')
      union
      select w.run_id, d.because from doomed d join run_wait w on w.after_run_id = d.run_id
      where w.settled_at is null and w.until = 'passed'
    )
    select run_id as "runId", min(because) as because from doomed group by run_id order by run_id`;
  if (doomed.length === 0) return [];
  const cancelled: string[] = [];
  for (const [because, waiting] of Map.groupBy(doomed, (row) => row.because)) {
    const reason = `Not begun: ${because}, which comes before it, ${await howItEnded(tx, because)}.`;
    const runIds = waiting.map(({ runId }) => runId);
    cancelled.push(...(await markCancelled(tx, ctx, { runIds, from: ['queued'], reason })));
  }
  return cancelled;
}

async function howItEnded(tx: Tx, runId: string): Promise<string> {
  const run = await tx.run.findFirst({ where: { id: runId }, select: { status: true, verdict: true } });
  switch (run?.verdict ?? run?.status) {
    case 'failed':
      return 'failed';
    case 'inconclusive':
      return 'was inconclusive';
    case 'errored':
      return 'could not be run';
    case 'cancelled':
      return 'was cancelled';
    default:
      return 'is gone';
  }
}

/**
 * First the lock and then, in statements of their own, the rest: two runs that end at the same moment and free the
 * same third one wait here for one another, and the second sees what the first did.
 */
async function freeWaiting(tx: Tx, ctx: CoreContext, ended: readonly string[]): Promise<void> {
  const locked = await tx.$queryRaw<{ id: string }[]>`
    select id from run
    where status = 'queued' and waits and id in (
      select run_id from run_wait where after_run_id = any(${[...ended]}::text[]) and settled_at is null
    )
    order by id for update`;
  if (locked.length === 0) return;
  const waiting = locked.map(({ id }) => id);
  await tx.runWait.updateMany({
    where: { runId: { in: waiting }, afterRunId: { in: [...ended] }, settledAt: null },
    data: { settledAt: ctx.clock.now() },
  });
  const freed = await tx.$queryRaw<{ id: string }[]>`
    update run r set waits = false
    where r.id = any(${waiting}::text[])
      and not exists (select from run_wait w where w.run_id = r.id and w.settled_at is null)
    returning r.id`;
  const runIds = freed.map(({ id }) => id).sort();
  await ring(tx, ctx, { workspaceId: ctx.workspaceId, topic: 'run.execute', runIds });
}
