import type { Evidence, ExpectationResult, RefSummary, Run } from '@smokejumper/contracts';
import { inWorkspace, type Tx } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { allow } from '../rules/allow.ts';
import { artifactView } from './artifact-view.ts';
import { loadRun } from './load.ts';
import { rollUpRefs } from './roll-up-refs.ts';
import { stepView } from './step-view.ts';
import { runView } from './view.ts';

/** A run with the steps, expectations and artifacts of its last attempt. Throws `not_found`. */
export async function getRun(ctx: CoreContext, input: { runId: string }): Promise<Run> {
  allow(ctx, 'runs:read');
  return inWorkspace(ctx, ctx.workspaceId, async (tx) => {
    const run = await loadRun(tx, input.runId);
    const where = { runId: run.id, attempt: run.attempts };
    const steps = await tx.step.findMany({ where, orderBy: { index: 'asc' } });
    const kept = { ...where, removedAt: null };
    const artifacts = await tx.artifact.findMany({ where: kept, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] });
    return runView(run, {
      steps: steps.map(stepView),
      expectations: await expectationsOf(tx, where),
      artifacts: artifacts.map(artifactView).map(({ kind, url, step, name }) => ({
        kind,
        url,
        ...(step === null ? {} : { step }),
        ...(name === null ? {} : { name }),
      })),
      waitsFor: run.waits ? await waitsOf(tx, run.id) : [],
      refs: (run.refs as RefSummary | null) ?? (await rollUpRefs(tx, run)),
    });
  });
}

async function waitsOf(tx: Tx, runId: string): Promise<string[]> {
  const rows = await tx.runWait.findMany({ where: { runId, settledAt: null }, orderBy: { afterRunId: 'asc' } });
  return rows.map(({ afterRunId }) => afterRunId);
}

async function expectationsOf(tx: Tx, where: { runId: string; attempt: number }): Promise<ExpectationResult[]> {
  const rows = await tx.expectation.findMany({ where, orderBy: { position: 'asc' } });
  return rows.map(({ text, status, evidence }) => ({
    text,
    status: status as ExpectationResult['status'],
    evidence: evidence as Evidence[],
  }));
}
