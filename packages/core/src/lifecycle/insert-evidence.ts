import type { ArtifactKind, ExpectationResult, RefEvent, StepResult } from '@smokejumper/contracts';
import type { Tx } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { jsonOrNull } from '../rules/json.ts';
import type { RunLease } from './lease.ts';

export interface NewArtifact {
  kind: ArtifactKind;
  step: number | null;
  /** Under which the artifact store holds it. */
  key: string;
  contentType: string;
  bytes: number;
  /** Of a picture of a comparison: the name of the baseline, and the look it was taken in. */
  name?: string | undefined;
  look?: string | undefined;
}

/** What every row of an attempt carries. */
function common(ctx: CoreContext, lease: RunLease) {
  return {
    workspaceId: lease.workspaceId,
    runId: lease.runId,
    attempt: lease.attempt,
    createdAt: ctx.clock.now(),
  };
}

/** Stores steps in place of those with the same index. */
export async function putSteps(tx: Tx, ctx: CoreContext, lease: RunLease, steps: readonly StepResult[]) {
  const indexes = steps.map(({ index }) => index);
  await tx.step.deleteMany({ where: { runId: lease.runId, attempt: lease.attempt, index: { in: indexes } } });
  await tx.step.createMany({
    data: steps.map((step) => ({
      ...common(ctx, lease),
      id: ctx.newId('step'),
      index: step.index,
      text: step.text,
      action: step.action,
      source: step.source,
      ref: step.ref,
      target: jsonOrNull(step.target),
      outcome: step.outcome,
      refOutcome: step.refOutcome,
      durationMs: step.durationMs,
      error: step.error,
    })),
  });
}

export async function addRefEvents(
  tx: Tx,
  ctx: CoreContext,
  lease: RunLease,
  input: { step: number; events: readonly RefEvent[] },
) {
  await tx.refEvent.createMany({
    data: input.events.map((event) => ({
      ...common(ctx, lease),
      id: ctx.newId('refEvent'),
      stepIndex: input.step,
      ref: event.ref,
      action: event.action,
      outcome: event.outcome,
      acted: event.acted,
      healedTo: event.healedTo,
      before: jsonOrNull(event.before),
      after: jsonOrNull(event.after),
      candidates: jsonOrNull(event.candidates),
      interceptor: event.interceptor,
      snapshotAge: event.snapshotAge,
      durationMs: event.durationMs,
      tab: event.tab,
      url: event.url,
      detail: event.detail,
    })),
  });
}

/** An expectation with the index of the step that settled it; null when none did. */
export type SettledExpectation = ExpectationResult & { step: number | null };

export async function addExpectations(
  tx: Tx,
  ctx: CoreContext,
  lease: RunLease,
  input: { from: number; settled: readonly SettledExpectation[] },
) {
  await tx.expectation.createMany({
    data: input.settled.map((expectation, offset) => ({
      ...common(ctx, lease),
      id: ctx.newId('expectation'),
      position: input.from + offset,
      stepIndex: expectation.step,
      text: expectation.text,
      status: expectation.status,
      evidence: expectation.evidence,
    })),
  });
}

export async function addArtifacts(tx: Tx, ctx: CoreContext, lease: RunLease, artifacts: readonly NewArtifact[]) {
  const stored = await tx.artifact.createManyAndReturn({
    data: artifacts.map(({ step, name = null, look = null, ...artifact }) => ({
      ...common(ctx, lease),
      ...artifact,
      id: ctx.newId('artifact'),
      stepIndex: step,
      name,
      look,
    })),
    // By key: the same artifact again is one that is stored already.
    skipDuplicates: true,
    select: { bytes: true },
  });
  if (stored.length === 0) return;
  const bytes = stored.reduce((sum, artifact) => sum + artifact.bytes, 0n);
  await tx.attempt.updateMany({
    where: { runId: lease.runId, number: lease.attempt },
    data: { artifactBytes: { increment: bytes } },
  });
}
