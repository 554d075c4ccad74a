import { defaultRetryPolicy, type RetryPolicy } from '@smokejumper/contracts';
import type { Tx } from '@smokejumper/db';
import { type SystemContext, within } from '../context.ts';
import { ring } from '../outbox/ring.ts';
import { appendEvent } from '../runs/append-event.ts';
import { settleWaits } from '../runs/settle-waits.ts';
import { backoffMs } from './backoff.ts';
import { othersFirstMs } from './due-run.ts';
import { endAttempts } from './end-attempts.ts';

export interface GivenUp {
  id: string;
  workspaceId: string;
  attempts: number;
  attemptsLeft: number;
  /** A RetryPolicy; null: the default. */
  retryPolicy: unknown;
}

interface GiveUp {
  run: GivenUp;
  reason: string;
  attemptOutcome: 'released' | 'failed' | 'lost';
  /** Of a release: how long nobody takes it again. */
  waitMs?: number | undefined;
}

/**
 * Ends the running attempt of a locked run without a verdict about the site: back to the queue at its old place, or,
 * when no attempt is left, finished as our own failure. A failure of ours waits before it is tried again, and longer
 * each time, and leaves the run to other workers first; a release does neither.
 */
export async function giveUp(tx: Tx, ctx: SystemContext, input: GiveUp): Promise<'requeued' | 'errored'> {
  const { run, reason, attemptOutcome } = input;
  const { id, workspaceId, attempts: attempt } = run;
  const at = ctx.clock.now();
  const attemptsLeft = attemptOutcome === 'released' ? run.attemptsLeft + 1 : run.attemptsLeft;
  const requeued = attemptsLeft > 0;
  const ending = { workspaceId, runIds: [id], outcome: attemptOutcome, reason };
  if (requeued) {
    const later = attemptOutcome === 'released' ? after(ctx, input.waitMs) : await whenAgain(tx, ctx, run);
    await tx.run.updateMany({
      where: { id },
      data: { status: 'queued', attemptsLeft, leaseToken: null, leaseExpiresAt: null, ...later },
    });
    await endAttempts(tx, ctx, { ...ending, runsEnded: 0 });
    await appendEvent(tx, { runId: id, at, event: { type: 'run.requeued', attempt, reason } });
    await ringFor(tx, ctx, { workspaceId, runId: id, notBefore: later.notBefore });
    return 'requeued';
  }
  const ended = {
    verdict: 'errored',
    failureClass: 'infrastructure',
    summary: `We could not run this flow, tried ${attempt} times: ${reason}`,
  } as const;
  await tx.run.updateMany({
    where: { id },
    data: { ...ended, status: 'finished', finishedAt: at, leaseToken: null, leaseExpiresAt: null },
  });
  await endAttempts(tx, ctx, { ...ending, runsEnded: 1 });
  await appendEvent(tx, { runId: id, at, event: { type: 'run.finished', ...ended } });
  await ring(tx, ctx, { workspaceId, topic: 'run.notify', runIds: [id] });
  await settleWaits(tx, within(ctx, workspaceId), { ended: [id] });
  return 'errored';
}

function after(ctx: SystemContext, waitMs: number | undefined) {
  const notBefore = waitMs === undefined ? null : new Date(ctx.clock.now().getTime() + waitMs);
  return { notBefore, avoidWorker: null };
}

async function whenAgain(tx: Tx, ctx: SystemContext, run: GivenUp): Promise<{ notBefore: Date; avoidWorker: string }> {
  const policy = (run.retryPolicy as RetryPolicy | null) ?? defaultRetryPolicy;
  const failures = Math.max(1, 1 + policy.infrastructure - run.attemptsLeft);
  const wait = backoffMs({ failures, random: ctx.random?.() ?? 0.5 });
  const [attempt] = await tx.$queryRaw<{ workerId: string }[]>`
    select worker_id as "workerId" from attempt where run_id = ${run.id} and number = ${run.attempts}`;
  return { notBefore: new Date(ctx.clock.now().getTime() + wait), avoidWorker: attempt!.workerId };
}

/** Once for the other workers, and once more for this one, in case there is no other. */
async function ringFor(
  tx: Tx,
  ctx: SystemContext,
  { workspaceId, runId, notBefore }: { workspaceId: string; runId: string; notBefore: Date | null },
): Promise<void> {
  const about = { workspaceId, topic: 'run.execute', runIds: [runId] } as const;
  await ring(tx, ctx, { ...about, notBefore });
  if (notBefore !== null) {
    await ring(tx, ctx, { ...about, notBefore: new Date(notBefore.getTime() + othersFirstMs) });
  }
}
