import type { FlowOutcome, Plan } from '@smokejumper/contracts';
import type { Prisma, Tx } from '@smokejumper/db';
import type { CoreContext, SystemContext } from '../context.ts';
import { ring } from '../outbox/ring.ts';
import { storable } from '../rules/storable.ts';
import { appendEvent } from '../runs/append-event.ts';
import { settleWaits } from '../runs/settle-waits.ts';
import { addExpectations, putSteps } from './insert-evidence.ts';
import { heldBy, leaseLost, type RunLease, underLease } from './lease.ts';

/**
 * Sets the verdict, once, with the figures and the final steps and expectations, and rings for notifications. A plan
 * is kept only after `passed`. Throws `lease_lost` when the run was cancelled or belongs to another attempt.
 */
export async function finishRun(ctx: SystemContext, input: { lease: RunLease; outcome: FlowOutcome }): Promise<void> {
  const { lease } = input;
  // The plan is sealed over its text: it stays to the letter.
  const { plan } = input.outcome;
  const outcome = { ...storable({ ...input.outcome, plan: null }), plan };
  await underLease(ctx, lease, async (tx, inside) => {
    const now = ctx.clock.now();
    await putSteps(tx, inside, lease, outcome.steps);
    await replaceExpectations(tx, inside, lease, outcome);
    const run = await tx.run.findFirstOrThrow({ where: { id: lease.runId } });
    const { count } = await tx.run.updateMany({
      where: heldBy(lease),
      data: {
        status: 'finished',
        verdict: outcome.verdict,
        failureClass: outcome.failureClass,
        summary: outcome.summary,
        flaky: outcome.verdict === 'passed' && (await failedBefore(tx, run)),
        refs: outcome.refs,
        usage: outcome.usage,
        pageErrors: outcome.pageErrors,
        finishedAt: now,
        leaseToken: null,
        leaseExpiresAt: null,
      },
    });
    if (count === 0) throw leaseLost(lease);
    await tx.attempt.updateMany({
      where: { runId: run.id, number: lease.attempt },
      data: { outcome: 'finished', endedAt: now },
    });
    if (outcome.verdict === 'passed' && outcome.plan) await keepPlan(tx, inside, run, outcome.plan);
    const { verdict, failureClass, summary } = outcome;
    await appendEvent(tx, { runId: run.id, at: now, event: { type: 'run.finished', verdict, failureClass, summary } });
    await ring(tx, ctx, { workspaceId: lease.workspaceId, topic: 'run.notify', runIds: [run.id] });
    await settleWaits(tx, inside, { ended: [run.id] });
  });
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
