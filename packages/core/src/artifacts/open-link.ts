import { AppError, type Artifact, idPrefixes } from '@smokejumper/contracts';
import { inWorkspace, type Tx } from '@smokejumper/db';
import { asFile } from '../baselines/view.ts';
import type { SystemContext } from '../context.ts';
import { found } from '../rules/not-found.ts';
import { artifactView } from '../runs/artifact-view.ts';
import { type ArtifactLink, checkLink } from './link.ts';

/** What is given out under a link: an artifact, or a baseline, which has no kind of artifact. */
export type LinkedFile = Pick<Artifact, 'step' | 'contentType' | 'bytes'> & { kind: string; key: string };

/**
 * The file a link leads to; `key` is for ArtifactStore.open. Throws `forbidden`, also once who asked for the link may
 * not ask any more, or `not_found` once the file is gone.
 */
export async function openArtifactLink(ctx: SystemContext, link: ArtifactLink): Promise<LinkedFile> {
  checkLink(ctx, link);
  return inWorkspace(ctx, link.workspaceId, async (tx) => {
    const file = await (isOf(link.artifactId, 'baseline') ? baseline(tx, link) : artifact(tx, link));
    const there = found(file, 'artifact', link.artifactId);
    if (await mayStillAsk(tx, ctx, link.by)) return there;
    throw new AppError('forbidden', 'Who asked for this link has no access any more.');
  });
}

function isOf(id: string, kind: keyof typeof idPrefixes): boolean {
  return id.startsWith(`${idPrefixes[kind]}_`);
}

async function mayStillAsk(tx: Tx, ctx: SystemContext, by: string): Promise<boolean> {
  if (isOf(by, 'user')) return (await tx.membership.count({ where: { userId: by } })) > 0;
  if (!isOf(by, 'apiKey')) return true;
  const now = ctx.clock.now();
  const valid = { revokedAt: null, OR: [{ expiresAt: null }, { expiresAt: { gt: now } }] };
  return (await tx.apiKey.count({ where: { id: by, ...valid } })) > 0;
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
