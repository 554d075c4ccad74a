import type { ArtifactStore, Baseline } from '@smokejumper/contracts';
import { dispositionOf } from '../artifacts/disposition.ts';
import { linkSeconds, signLink } from '../artifacts/link.ts';
import type { CoreContext } from '../context.ts';
import { lookView } from './look.ts';

export const baselineType = 'image/png';

/** Where pictures are given out to who has a link. */
export interface PicturePlaces {
  store: ArtifactStore;
  /** The API's address as clients reach it, without a slash at its end. */
  publicUrl: string;
}

interface BaselineRow {
  id: string;
  flowId: string;
  environmentId: string;
  name: string;
  look: string;
  key: string;
  bytes: bigint;
  runId: string;
  acceptedBy: string | null;
  createdAt: Date;
}

/** A baseline with an address that is good for fifteen minutes: the store's own if it has one, else ours. */
export async function baselineView(
  ctx: CoreContext,
  input: { row: BaselineRow; places: PicturePlaces },
): Promise<Baseline> {
  const { row, places } = input;
  const expires = Math.floor(ctx.clock.now().getTime() / 1_000) + linkSeconds;
  const shape = { contentType: baselineType, disposition: dispositionOf(asFile(row)) };
  const theirs = await places.store.link(row.key, { seconds: linkSeconds, ...shape });
  const ours = signLink(ctx, { workspaceId: ctx.workspaceId, artifactId: row.id, expires });
  const { id, flowId, environmentId, name, runId, acceptedBy } = row;
  return {
    id,
    flowId,
    environmentId,
    name,
    look: lookView(row.look),
    contentType: baselineType,
    bytes: Number(row.bytes),
    runId,
    acceptedBy,
    createdAt: row.createdAt.toISOString(),
    signedUrl: theirs ?? `${places.publicUrl}${ours}`,
    expiresAt: new Date(expires * 1_000).toISOString(),
  };
}

/** As it is given out. */
export function asFile({ bytes }: { bytes: bigint }) {
  return { kind: 'baseline', step: null, contentType: baselineType, bytes: Number(bytes) };
}
