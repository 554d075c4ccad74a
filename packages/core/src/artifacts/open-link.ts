import type { Artifact } from '@smokejumper/contracts';
import { inWorkspace } from '@smokejumper/db';
import type { SystemContext } from '../context.ts';
import { found } from '../rules/not-found.ts';
import { artifactView } from '../runs/artifact-view.ts';
import { type ArtifactLink, checkLink } from './link.ts';

/** The artifact a link leads to; `key` is for ArtifactStore.open. Throws `forbidden`, or `not_found` once it is gone. */
export async function openArtifactLink(ctx: SystemContext, link: ArtifactLink): Promise<Artifact & { key: string }> {
  checkLink(ctx, link);
  return inWorkspace(ctx, link.workspaceId, async (tx) => {
    const row = await tx.artifact.findFirst({
      where: { id: link.artifactId, removedAt: null, workspace: { deletedAt: null } },
    });
    const artifact = found(row, 'artifact', link.artifactId);
    return { ...artifactView(artifact), key: artifact.key };
  });
}
