import { createHmac, timingSafeEqual } from 'node:crypto';
import { AppError } from '@smokejumper/contracts';
import type { Clock } from '../context.ts';
import type { Vault } from '../vault.ts';

/** How long an address of an artifact that needs no key is good, in seconds. */
export const linkSeconds = 15 * 60;

export interface ArtifactLink {
  workspaceId: string;
  artifactId: string;
  /** Id of the key or the person that asked for it: it leads somewhere while they may ask. */
  by: string;
  /** Seconds since 1970. */
  expires: number;
  /** base64url. */
  signature: string;
}

/** A path of the API under which one artifact is given out to whoever has it. */
export function signLink(ctx: { vault: Vault }, link: Omit<ArtifactLink, 'signature'>): string {
  const { workspaceId: workspace, artifactId, by, expires } = link;
  const signature = proofOf(ctx.vault, link).toString('base64url');
  return `/files/${artifactId}?${new URLSearchParams({ workspace, by, expires: String(expires), signature })}`;
}

/** Throws `forbidden` for a link that is over, or is none of ours as it stands. Takes as long for any signature. */
export function checkLink(ctx: { vault: Vault; clock: Clock }, link: ArtifactLink): void {
  const right = proofOf(ctx.vault, link);
  const given = Buffer.from(link.signature, 'base64url');
  if (given.length !== right.length || !timingSafeEqual(given, right)) {
    throw new AppError('forbidden', 'This link is none of ours, or was changed.');
  }
  if (link.expires * 1_000 <= ctx.clock.now().getTime()) {
    throw new AppError('forbidden', 'This link has expired: ask for a new one.');
  }
}

/** Type and disposition need no proof: they come from the artifact's row, which nobody changes. */
function proofOf(vault: Vault, link: Omit<ArtifactLink, 'signature'>): Buffer {
  const key = Buffer.from(vault.derive('artifact links'), 'base64');
  const { workspaceId, artifactId, by, expires } = link;
  return createHmac('sha256', key).update([workspaceId, artifactId, by, expires].join('\n')).digest();
}
