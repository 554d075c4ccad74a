import { asSystem, type Prisma, type Tx } from '@smokejumper/db';
import type { SystemContext } from '../context.ts';
import { newToken } from '../rules/token.ts';
import { appendEvent } from '../runs/append-event.ts';
import { dueRun } from './due-run.ts';
import { chargeTurn, nextInTurn } from './fair-turn.ts';
import type { RunLease } from './lease.ts';

/** Any number: who claims takes turns, so that limits and the round between workspaces are exact. */
const claimLock = 7_716_655;

/**
 * Takes the next run in one transaction: of the workspace whose turn it is and that has a slot free, the run of highest
 * priority that waits longest. Null when nothing may run.
 */
export async function takeLease(
  ctx: SystemContext,
  input: { workerId: string; leaseMs: number },
): Promise<RunLease | null> {
  return asSystem(ctx, 'claim', async (tx) => {
    const now = ctx.clock.now();
    const due = dueRun({ now, workerId: input.workerId });
    const [waiting] = await tx.$queryRaw<unknown[]>`select 1 from run r where ${due} limit 1`;
    if (!waiting) return null;
    await tx.$queryRaw`select pg_advisory_xact_lock(${claimLock})::text`;
    for (const workspaceId of await nextInTurn(tx, { due, now })) {
      const lease = await takeRun(tx, ctx, { ...input, workspaceId, due, now });
      if (lease) return lease;
    }
    return null;
  });
}

async function takeRun(
  tx: Tx,
  ctx: SystemContext,
  input: { workspaceId: string; workerId: string; leaseMs: number; due: Prisma.Sql; now: Date },
): Promise<RunLease | null> {
  const { workspaceId, now } = input;
  const token = newToken();
  const [taken] = await tx.$queryRaw<{ id: string; attempts: number }[]>`
    update run set
      status = 'running', attempts = attempts + 1, attempts_left = attempts_left - 1, lease_token = ${token},
      lease_expires_at = ${new Date(now.getTime() + input.leaseMs).toISOString()}::timestamptz,
      started_at = coalesce(started_at, ${now.toISOString()}::timestamptz), not_before = null, avoid_worker = null
    where id = (
      select r.id from run r where r.workspace_id = ${workspaceId} and ${input.due}
      order by r.priority desc, r.queued_at, r.id
      limit 1 for update skip locked
    )
    returning id, attempts`;
  if (!taken) return null;
  const chargedSeconds = await chargeTurn(tx, { workspaceId, now });
  await tx.attempt.createMany({
    data: [
      {
        id: ctx.newId('attempt'),
        workspaceId,
        runId: taken.id,
        number: taken.attempts,
        workerId: input.workerId,
        outcome: 'running',
        startedAt: now,
        chargedSeconds,
      },
    ],
  });
  await appendEvent(tx, { runId: taken.id, at: now, event: { type: 'run.started', attempt: taken.attempts } });
  return { runId: taken.id, workspaceId, attempt: taken.attempts, token };
}
