import { addUsage, defaultRetryPolicy, type FlowOutcome, plansAnew, type RetryPolicy } from '@smokejumper/contracts';
import type { Tx } from '@smokejumper/db';
import type { CoreContext, SystemContext } from '../context.ts';
import { ring } from '../outbox/ring.ts';
import { appendEvent } from '../runs/append-event.ts';
import { endAttempts, usedBefore } from './end-attempts.ts';
import { finishHeld, putOutcome, storableOutcome } from './finish-run.ts';
import { type RunLease, underLease } from './lease.ts';

type Kind = 'site' | 'agent';

/**
 * Ends an attempt with what it saw: the run's verdict, or, where the run's retry policy asks for another look first,
 * back to the queue at its old place. What was seen then is kept with the attempt, and told to nobody as a verdict.
 * Throws `lease_lost`.
 */
export async function concludeAttempt(
  ctx: SystemContext,
  input: { lease: RunLease; outcome: FlowOutcome },
): Promise<'finished' | 'retried'> {
  const { lease } = input;
  const outcome = storableOutcome(input.outcome);
  return underLease(ctx, lease, async (tx, inside) => {
    const kind = await retryOf(tx, lease, outcome);
    if (kind === null) {
      await finishHeld(tx, inside, { lease, outcome });
      return 'finished';
    }
    await tryAgain(tx, inside, { lease, outcome, kind });
    return 'retried';
  });
}

async function retryOf(tx: Tx, lease: RunLease, outcome: FlowOutcome): Promise<Kind | null> {
  const kind = kindOf(outcome);
  if (kind === null || (kind === 'agent' && (await lacksBaseline(tx, lease)))) return null;
  const run = await tx.run.findFirstOrThrow({ where: { id: lease.runId }, select: { retryPolicy: true } });
  const policy = (run.retryPolicy as RetryPolicy | null) ?? defaultRetryPolicy;
  const spent = await tx.attempt.count({
    where: { runId: lease.runId, outcome: 'retried', verdict: outcome.verdict },
  });
  return spent < policy[kind] ? kind : null;
}

/** It has stored the picture it lacked: only the next run can be compared with it. */
async function lacksBaseline(tx: Tx, { runId }: RunLease): Promise<boolean> {
  return (await tx.baseline.count({ where: { runId, acceptedBy: null, removedAt: null } })) > 0;
}

/** A used-up budget, a policy, and words that plain reading alone did not understand stay as they are. */
function kindOf({ verdict, failureClass, steps }: FlowOutcome): Kind | null {
  if (verdict === 'failed') return 'site';
  if (failureClass === 'ambiguous' || failureClass === 'no_evidence') return 'agent';
  const otherwise = steps.some(({ source }) => source !== 'literal');
  return failureClass === 'not_understood' && otherwise ? 'agent' : null;
}

const why = {
  site: 'It failed; looked at once more in a fresh browser before it is told:',
  agent: 'We could not tell; planned anew without the kept plan:',
  again: 'We could not tell; looked at once more in a fresh browser:',
};

async function tryAgain(
  tx: Tx,
  ctx: CoreContext,
  { lease, outcome, kind }: { lease: RunLease; outcome: FlowOutcome; kind: Kind },
): Promise<void> {
  const { workspaceId, runId, attempt } = lease;
  const isAnew = kind === 'agent' && plansAnew(outcome);
  const reason = `${why[kind === 'agent' && !isAnew ? 'again' : kind]} ${outcome.summary}`;
  await putOutcome(tx, ctx, lease, outcome);
  await tx.run.update({
    where: { id: runId },
    data: {
      status: 'queued',
      // Not one of our failures: those have tries of their own.
      attemptsLeft: { increment: 1 },
      leaseToken: null,
      leaseExpiresAt: null,
      usage: addUsage(await usedBefore(tx, lease), outcome.usage),
      ...(isAnew ? { replay: false } : {}),
    },
  });
  await endAttempts(tx, ctx, {
    workspaceId,
    runIds: [runId],
    outcome: 'retried',
    reason,
    seen: outcome,
    usage: outcome.usage,
    runsEnded: 0,
  });
  await appendEvent(tx, { runId, at: ctx.clock.now(), event: { type: 'run.requeued', attempt, reason } });
  await ring(tx, ctx, { workspaceId, topic: 'run.execute', runIds: [runId] });
}
