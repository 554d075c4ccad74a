import { addUsage, type FlowOutcome, type Plan } from '@smokejumper/contracts';
import type { Prisma, Tx } from '@smokejumper/db';
import type { CoreContext, SystemContext } from '../context.ts';
import { tellQuota } from '../limits/tell-quota.ts';
import { ring } from '../outbox/ring.ts';
import { storable } from '../rules/storable.ts';
import { appendEvent } from '../runs/append-event.ts';
import { settleWaits } from '../runs/settle-waits.ts';
import { endAttempts, usedBefore } from './end-attempts.ts';
import { addExpectations, putSteps } from './insert-evidence.ts';
import { heldBy, leaseLost, type RunLease, underLease } from './lease.ts';

/**
 * Sets the verdict, once, with the figures and the final steps and expectations, and rings for notifications. A plan
 * is kept only after `passed`. Throws `lease_lost` when the run was cancelled or belongs to another attempt.
 */
export async function finishRun(ctx: SystemContext, input: { lease: RunLease; outcome: FlowOutcome }): Promise<void> {
  const { lease } = input;
  const outcome = storableOutcome(input.outcome);
  await underLease(ctx, lease, (tx, inside) => finishHeld(tx, inside, { lease, outcome }));
}

export function storableOutcome(outcome: FlowOutcome): FlowOutcome {
  // The plan is sealed over its text: it stays to the letter.
  return { ...storable({ ...outcome, plan: null }), plan: outcome.plan };
}

/** As `finishRun`, in the transaction that holds the run. */
export async function finishHeld(
  tx: Tx,
  ctx: CoreContext,
  input: { lease: RunLease; outcome: FlowOutcome },
): Promise<void> {
  const { lease, outcome } = input;
  const { verdict, failureClass } = outcome;
  const now = ctx.clock.now();
  await putOutcome(tx, ctx, lease, outcome);
  const run = await tx.run.findFirstOrThrow({ where: { id: lease.runId } });
  const seenBefore = await failureBefore(tx, lease);
  const summary = withEarlier(outcome, seenBefore);
  const { count } = await tx.run.updateMany({
    where: heldBy(lease),
    data: {
      status: 'finished',
      verdict,
      failureClass,
      summary,
      flaky: verdict === 'passed' && (seenBefore !== null || (await failedBefore(tx, run))),
      refs: outcome.refs,
      usage: addUsage(await usedBefore(tx, lease), outcome.usage),
      pageErrors: outcome.pageErrors,
      finishedAt: now,
      leaseToken: null,
      leaseExpiresAt: null,
    },
  });
  if (count === 0) throw leaseLost(lease);
  if (verdict === 'passed' && outcome.plan) await keepPlan(tx, ctx, run, outcome.plan);
  await endAttempts(tx, ctx, {
    workspaceId: lease.workspaceId,
    runIds: [run.id],
    outcome: 'finished',
    seen: outcome,
    usage: outcome.usage,
    runsEnded: 1,
  });
  await tellQuota(tx, ctx);
  await appendEvent(tx, { runId: run.id, at: now, event: { type: 'run.finished', verdict, failureClass, summary } });
  await ring(tx, ctx, { workspaceId: lease.workspaceId, topic: 'run.notify', runIds: [run.id] });
  await settleWaits(tx, ctx, { ended: [run.id] });
}

/** Stores the final steps and expectations of an attempt. */
export async function putOutcome(tx: Tx, ctx: CoreContext, lease: RunLease, outcome: FlowOutcome): Promise<void> {
  await putSteps(tx, ctx, lease, outcome.steps);
  await replaceExpectations(tx, ctx, lease, outcome);
}

/** What the first attempt of this run that saw a failure said; null when none did. */
async function failureBefore(tx: Tx, lease: RunLease): Promise<string | null> {
  const attempt = await tx.attempt.findFirst({
    where: { runId: lease.runId, number: { lt: lease.attempt }, outcome: 'retried', verdict: 'failed' },
    orderBy: { number: 'asc' },
    select: { summary: true },
  });
  return attempt === null ? null : (attempt.summary ?? '');
}

/** A verdict that stands on more than one try says so. */
function withEarlier({ verdict, summary }: FlowOutcome, earlier: string | null): string {
  if (earlier === null) return summary;
  if (verdict === 'failed') return `${summary} Seen again in a fresh browser.`;
  return `${summary} An earlier try had failed: ${earlier}`;
}

/**
 * The outcome's list is the whole one, and what a step has recorded keeps its step; without any, what the steps have
 * recorded stays.
 */
async function replaceExpectations(tx: Tx, ctx: CoreContext, lease: RunLease, { expectations }: FlowOutcome) {
  if (expectations.length === 0) return;
  const where = { runId: lease.runId, attempt: lease.attempt };
  const recorded = await tx.expectation.findMany({ where, orderBy: { position: 'asc' } });
  const settled = expectations.map((expectation) => {
    const at = recorded.findIndex(({ text }) => text === expectation.text);
    const [row] = at < 0 ? [] : recorded.splice(at, 1);
    return { ...expectation, step: row?.stepIndex ?? null };
  });
  await tx.expectation.deleteMany({ where });
  await addExpectations(tx, ctx, lease, { from: 0, settled });
}

interface RunRow {
  id: string;
  deploymentId: string | null;
  flowVersionId: string;
}

/** Flaky is what passes after it has failed on the same deployment. */
async function failedBefore(tx: Tx, run: RunRow): Promise<boolean> {
  if (run.deploymentId === null) return false;
  const failed = await tx.run.findFirst({
    where: {
      deploymentId: run.deploymentId,
      flowVersionId: run.flowVersionId,
      verdict: 'failed',
      id: { not: run.id },
    },
    select: { id: true },
  });
  return failed !== null;
}

async function keepPlan(tx: Tx, ctx: CoreContext, run: RunRow, plan: Plan): Promise<void> {
  const kept = { runId: run.id, plan: plan as unknown as Prisma.InputJsonObject, createdAt: ctx.clock.now() };
  await tx.plan.upsert({
    where: { flowVersionId: run.flowVersionId },
    create: { ...kept, id: ctx.newId('plan'), workspaceId: ctx.workspaceId, flowVersionId: run.flowVersionId },
    update: kept,
  });
}
