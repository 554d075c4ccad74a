import type { ArtifactWithLinks } from '@smokejumper/contracts';
import { inWorkspace } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { allow } from '../rules/allow.ts';
import { artifactView } from '../runs/artifact-view.ts';
import { loadRun } from '../runs/load.ts';
import { type FilePlaces, linkFile } from './link-file.ts';

export interface LinkPlaces extends FilePlaces {
  /** The trace viewer's address, likewise; null: there is none. */
  traceUrl: string | null;
}

/**
 * The artifacts of an attempt of a run, the last if not said, oldest first, each with an address that is good for
 * fifteen minutes. A trace also gets one in the viewer, which always reads it from us: only we let the viewer's origin
 * in. Throws `not_found`.
 */
export async function linkArtifacts(
  ctx: CoreContext,
  input: { runId: string; attempt?: number | undefined } & LinkPlaces,
): Promise<ArtifactWithLinks[]> {
  allow(ctx, 'runs:read');
  const rows = await inWorkspace(ctx, ctx.workspaceId, async (tx) => {
    const run = await loadRun(tx, input.runId);
    const where = { runId: run.id, attempt: input.attempt ?? run.attempts, removedAt: null };
    return tx.artifact.findMany({ where, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] });
  });
  return Promise.all(
    rows.map(async (row) => {
      const artifact = artifactView(row);
      const { id, key } = row;
      const { signedUrl, ours, expiresAt } = await linkFile(ctx, { id, key, file: artifact, places: input });
      const seen = artifact.kind === 'trace' && input.traceUrl !== null;
      const viewerUrl = seen ? `${input.traceUrl}/?trace=${encodeURIComponent(ours)}` : null;
      return { ...artifact, signedUrl, viewerUrl, expiresAt };
    }),
  );
}
