import type { Tx } from '@smokejumper/db';
import { type SystemContext, within } from '../context.ts';
import { ring } from '../outbox/ring.ts';
import { appendEvent } from '../runs/append-event.ts';
import { settleWaits } from '../runs/settle-waits.ts';

export interface GivenUp {
  id: string;
  workspaceId: string;
  attempts: number;
  attemptsLeft: number;
}

/**
 * Ends the running attempt of a locked run without a verdict about the site: back to the queue at its old place, or,
 * when no attempt is left, finished as our own failure.
 */
export async function giveUp(
  tx: Tx,
  ctx: SystemContext,
  input: { run: GivenUp; reason: string; attemptOutcome: 'released' | 'failed' | 'lost' },
): Promise<'requeued' | 'errored'> {
  const { run, reason } = input;
  const { id, workspaceId, attempts: attempt } = run;
  const at = ctx.clock.now();
  await tx.attempt.updateMany({
    where: { runId: id, number: attempt },
    data: { outcome: input.attemptOutcome, reason, endedAt: at },
  });
  const attemptsLeft = input.attemptOutcome === 'released' ? run.attemptsLeft + 1 : run.attemptsLeft;
  if (attemptsLeft > 0) {
    await tx.run.updateMany({
      where: { id },
      data: { status: 'queued', attemptsLeft, leaseToken: null, leaseExpiresAt: null },
    });
    await appendEvent(tx, { runId: id, at, event: { type: 'run.requeued', attempt, reason } });
    await ring(tx, ctx, { workspaceId, topic: 'run.execute', runIds: [id] });
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
  await appendEvent(tx, { runId: id, at, event: { type: 'run.finished', ...ended } });
  await ring(tx, ctx, { workspaceId, topic: 'run.notify', runIds: [id] });
  await settleWaits(tx, within(ctx, workspaceId), { ended: [id] });
  return 'errored';
}
