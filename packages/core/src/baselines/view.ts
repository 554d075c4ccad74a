import type { Baseline } from '@smokejumper/contracts';
import { type FilePlaces, linkFile } from '../artifacts/link-file.ts';
import type { CoreContext } from '../context.ts';
import { lookView } from './look.ts';

export const baselineType = 'image/png';

export interface BaselineRow {
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

/** A baseline with an address that is good for fifteen minutes. */
export async function baselineView(
  ctx: CoreContext,
  input: { row: BaselineRow; places: FilePlaces },
): Promise<Baseline> {
  const { row, places } = input;
  const { id, key, flowId, environmentId, name, runId, acceptedBy } = row;
  const { signedUrl, expiresAt } = await linkFile(ctx, { id, key, file: asFile(row), places });
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
    signedUrl,
    expiresAt,
  };
}

/** As it is given out. */
export function asFile({ bytes }: { bytes: bigint }) {
  return { kind: 'baseline', step: null, contentType: baselineType, bytes: Number(bytes) };
}
