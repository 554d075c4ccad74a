import type { Artifact } from '@smokejumper/contracts';
import { inWorkspace } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { allow } from '../rules/allow.ts';
import { found } from '../rules/not-found.ts';
import { artifactView } from './artifact-view.ts';

/** One artifact of a run; `key` is for ArtifactStore.open. Throws `not_found`. */
export async function getArtifact(
  ctx: CoreContext,
  input: { runId: string; artifactId: string },
): Promise<Artifact & { key: string }> {
  allow(ctx, 'runs:read');
  return inWorkspace(ctx, ctx.workspaceId, async (tx) => {
    const row = await tx.artifact.findFirst({ where: { id: input.artifactId, runId: input.runId, removedAt: null } });
    const artifact = found(row, 'artifact', input.artifactId);
    return { ...artifactView(artifact), key: artifact.key };
  });
}
