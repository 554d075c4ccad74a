import type { ArtifactStore } from '@smokejumper/contracts';
import type { CoreContext } from '../context.ts';
import { dispositionOf } from './disposition.ts';
import { linkSeconds, signLink } from './link.ts';

/** Where files are given out to who has a link. */
export interface FilePlaces {
  store: ArtifactStore;
  /** The API's address as clients reach it, without a slash at its end. */
  publicUrl: string;
}

/**
 * Addresses of a stored file that are good for fifteen minutes: the store's own if it has one, else ours. `ours` leads
 * to the API whatever the store offers.
 */
export async function linkFile(
  ctx: CoreContext,
  input: { id: string; key: string; file: Parameters<typeof dispositionOf>[0]; places: FilePlaces },
): Promise<{ signedUrl: string; ours: string; expiresAt: string }> {
  const { id, key, file, places } = input;
  const expires = Math.floor(ctx.clock.now().getTime() / 1_000) + linkSeconds;
  const { workspaceId, actor } = ctx;
  const ours = `${places.publicUrl}${signLink(ctx, { workspaceId, artifactId: id, by: actor.id, expires })}`;
  const shape = { contentType: file.contentType, disposition: dispositionOf(file) };
  const theirs = await places.store.link(key, { seconds: linkSeconds, ...shape });
  return { signedUrl: theirs ?? ours, ours, expiresAt: new Date(expires * 1_000).toISOString() };
}
