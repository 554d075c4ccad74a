import type { ExpectationResult, RefEvent, StepResult } from '@smokejumper/contracts';
import type { SystemContext } from '../context.ts';
import { appendEvent } from '../runs/append-event.ts';
import { addArtifacts, addExpectations, addRefEvents, type NewArtifact, putSteps } from './insert-evidence.ts';
import { type RunLease, underLease } from './lease.ts';

/** Stores a finished step with all it leaves behind, in one transaction. Throws `lease_lost`; then nothing is stored. */
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
  const { lease, step } = input;
  await underLease(ctx, lease, async (tx, inside) => {
    await putSteps(tx, inside, lease, [step]);
    await addRefEvents(tx, inside, lease, { step: step.index, events: input.refEvents });
    const from = await tx.expectation.count({ where: { runId: lease.runId, attempt: lease.attempt } });
    await addExpectations(tx, inside, lease, { step: step.index, from, expectations: input.expectations });
    await addArtifacts(tx, inside, lease, input.artifacts);
    await appendEvent(tx, { runId: lease.runId, at: ctx.clock.now(), event: { type: 'step.finished', step } });
  });
}
