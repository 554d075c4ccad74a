import type { Tx } from '@smokejumper/db';
import type { CoreContext } from '../context.ts';
import { defaultMaxAgeMs } from '../environments/storage-state-age.ts';

/** Where a sign-in is asked for. */
export interface StatePlace {
  environmentId: string;
  /** The flow that signs in. */
  flowId: string;
  /** Of the run that begins with it. */
  baseUrl: string;
}

/** The stored sign-in of a place, sealed, unless it is too old; null for none. `from` is fresh whatever its age. */
export async function freshState(tx: Tx, ctx: CoreContext, place: StatePlace, from: string | null = null) {
  const { environmentId, flowId } = place;
  const row = await tx.storageState.findFirst({
    where: { environmentId, flowId, origin: new URL(place.baseUrl).origin },
    include: { environment: { select: { storageStateMaxAgeMs: true } } },
  });
  if (row === null) return null;
  const oldest = ctx.clock.now().getTime() - (row.environment.storageStateMaxAgeMs ?? defaultMaxAgeMs);
  return row.runId === from || row.createdAt.getTime() >= oldest ? row : null;
}
