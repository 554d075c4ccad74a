import { isDeepStrictEqual } from 'node:util';
import type { ExpectationResult, RefEvent, StepResult } from '@smokejumper/contracts';
import type { Tx } from '@smokejumper/db';
import type { SystemContext } from '../context.ts';
import { storable } from '../rules/storable.ts';
import { appendEvent } from '../runs/append-event.ts';
import { stepView } from '../runs/step-view.ts';
import { addArtifacts, addExpectations, addRefEvents, type NewArtifact, putSteps } from './insert-evidence.ts';
import { type RunLease, underLease } from './lease.ts';

/**
 * Stores a finished step with all it leaves behind, in one transaction. The same step again, as when the answer to the
 * first try was lost, changes nothing. Throws `lease_lost`; then nothing is stored.
 */
export async function recordStep(
  ctx: SystemContext,
  input: {
    lease: RunLease;
    step: StepResult;
    refEvents: readonly RefEvent[];
    expectations: readonly ExpectationResult[];
    artifacts: readonly NewArtifact[];
  },
): Promise<void> {
  const { lease } = input;
  const { step, refEvents, expectations } = storable({
    step: input.step,
    refEvents: input.refEvents,
    expectations: input.expectations,
  });
  await underLease(ctx, lease, async (tx, inside) => {
    if (await isStored(tx, lease, step)) return;
    await putSteps(tx, inside, lease, [step]);
    await addRefEvents(tx, inside, lease, { step: step.index, events: refEvents });
    const from = await tx.expectation.count({ where: { runId: lease.runId, attempt: lease.attempt } });
    const settled = expectations.map((expectation) => ({ ...expectation, step: step.index }));
    await addExpectations(tx, inside, lease, { from, settled });
    await addArtifacts(tx, inside, lease, input.artifacts);
    await appendEvent(tx, { runId: lease.runId, at: ctx.clock.now(), event: { type: 'step.finished', step } });
  });
}

async function isStored(tx: Tx, lease: RunLease, step: StepResult): Promise<boolean> {
  const row = await tx.step.findFirst({ where: { runId: lease.runId, attempt: lease.attempt, index: step.index } });
  return row !== null && isDeepStrictEqual(stepView(row), step);
}
