import type { StepResult } from '@smokejumper/contracts';
import { inWorkspace } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { allow } from '../rules/allow.ts';
import { loadRun } from './load.ts';
import { stepView } from './step-view.ts';

/** The steps of an attempt of a run, the last if not said, in the order of the spec. Throws `not_found`. */
export async function listSteps(
  ctx: CoreContext,
  input: { runId: string; attempt?: number | undefined },
): Promise<StepResult[]> {
  allow(ctx, 'runs:read');
  return inWorkspace(ctx, ctx.workspaceId, async (tx) => {
    const run = await loadRun(tx, input.runId);
    const where = { runId: run.id, attempt: input.attempt ?? run.attempts };
    return (await tx.step.findMany({ where, orderBy: { index: 'asc' } })).map(stepView);
  });
}
