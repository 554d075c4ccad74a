import type { Artifact } from '@smokejumper/contracts';
import { inWorkspace } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { allow } from '../rules/allow.ts';
import { artifactView } from './artifact-view.ts';
import { loadRun } from './load.ts';

/** The artifacts of an attempt of a run, the last if not said, oldest first. Throws `not_found`. */
export async function listArtifacts(
  ctx: CoreContext,
  input: { runId: string; attempt?: number | undefined },
): Promise<Artifact[]> {
  allow(ctx, 'runs:read');
  return inWorkspace(ctx, ctx.workspaceId, async (tx) => {
    const run = await loadRun(tx, input.runId);
    const where = { runId: run.id, attempt: input.attempt ?? run.attempts, removedAt: null };
    return (await tx.artifact.findMany({ where, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] })).map(artifactView);
  });
}
