import { type Artifact, idPrefixes } from '@smokejumper/contracts';
import { inWorkspace, type Tx } from '@smokejumper/db';
import { asFile } from '../baselines/view.ts';
import type { SystemContext } from '../context.ts';
import { found } from '../rules/not-found.ts';
import { artifactView } from '../runs/artifact-view.ts';
import { type ArtifactLink, checkLink } from './link.ts';

/** What is given out under a link: an artifact, or a baseline, which has no kind of artifact. */
export type LinkedFile = Pick<Artifact, 'step' | 'contentType' | 'bytes'> & { kind: string; key: string };

/** The file a link leads to; `key` is for ArtifactStore.open. Throws `forbidden`, or `not_found` once it is gone. */
export async function openArtifactLink(ctx: SystemContext, link: ArtifactLink): Promise<LinkedFile> {
  checkLink(ctx, link);
  return inWorkspace(ctx, link.workspaceId, async (tx) => {
    const file = await (link.artifactId.startsWith(`${idPrefixes.baseline}_`)
      ? baseline(tx, link)
      : artifact(tx, link));
    return found(file, 'artifact', link.artifactId);
  });
}

const there = { removedAt: null, workspace: { deletedAt: null } };

async function artifact(tx: Tx, { artifactId: id }: ArtifactLink): Promise<LinkedFile | null> {
  const row = await tx.artifact.findFirst({ where: { id, ...there } });
  return row === null ? null : { ...artifactView(row), key: row.key };
}

async function baseline(tx: Tx, { artifactId: id }: ArtifactLink): Promise<LinkedFile | null> {
  const row = await tx.baseline.findFirst({ where: { id, ...there } });
  return row === null ? null : { ...asFile(row), key: row.key };
}
