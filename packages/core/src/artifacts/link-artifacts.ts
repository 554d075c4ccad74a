import type { ArtifactStore, ArtifactWithLinks } from '@smokejumper/contracts';
import { inWorkspace } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { allow } from '../rules/allow.ts';
import { artifactView } from '../runs/artifact-view.ts';
import { loadRun } from '../runs/load.ts';
import { dispositionOf } from './disposition.ts';
import { linkSeconds, signLink } from './link.ts';

export interface LinkPlaces {
  store: ArtifactStore;
  /** The API's address as clients reach it, without a slash at its end. */
  publicUrl: string;
  /** The trace viewer's, likewise; null: there is none. */
  traceUrl: string | null;
}

/**
 * The artifacts of an attempt of a run, the last if not said, oldest first, each with an address that is good for fifteen minutes: the
 * store's own if it has one, else ours. A trace also gets one in the viewer, which always reads it from us: only we
 * let the viewer's origin in. Throws `not_found`.
 */
export async function linkArtifacts(
  ctx: CoreContext,
  input: { runId: string; attempt?: number | undefined } & LinkPlaces,
): Promise<ArtifactWithLinks[]> {
  allow(ctx, 'runs:read');
  const { workspaceId } = ctx;
  const rows = await inWorkspace(ctx, workspaceId, async (tx) => {
    const run = await loadRun(tx, input.runId);
    const where = { runId: run.id, attempt: input.attempt ?? run.attempts, removedAt: null };
    return tx.artifact.findMany({ where, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] });
  });
  const expires = Math.floor(ctx.clock.now().getTime() / 1_000) + linkSeconds;
  const expiresAt = new Date(expires * 1_000).toISOString();
  return Promise.all(
    rows.map(async (row) => {
      const artifact = artifactView(row);
      const ours = `${input.publicUrl}${signLink(ctx, { workspaceId, artifactId: row.id, expires })}`;
      const shape = { contentType: row.contentType, disposition: dispositionOf(artifact) };
      const theirs = await input.store.link(row.key, { seconds: linkSeconds, ...shape });
      const seen = artifact.kind === 'trace' && input.traceUrl !== null;
      const viewerUrl = seen ? `${input.traceUrl}/?trace=${encodeURIComponent(ours)}` : null;
      return { ...artifact, signedUrl: theirs ?? ours, viewerUrl, expiresAt };
    }),
  );
}
