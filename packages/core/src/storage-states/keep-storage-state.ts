import type { SystemContext } from '../context.ts';
import { type RunLease, underLease } from '../lifecycle/lease.ts';
import { aboutStorageState } from './about.ts';

/** In characters of its JSON. */
const longest = 5_000_000;

/**
 * Keeps what a run has left in its browser, sealed, for the flows that begin with its sign-in. False when it is too
 * long: nothing is kept then. To be called before the run is finished. Throws `lease_lost`.
 */
export async function keepStorageState(
  ctx: SystemContext,
  input: { lease: RunLease; storageState: string },
): Promise<boolean> {
  const { lease, storageState } = input;
  if (storageState.length > longest) return false;
  await underLease(ctx, lease, async (tx, inside) => {
    const { environmentId, flowId, baseUrl } = await tx.run.findFirstOrThrow({ where: { id: lease.runId } });
    const sealed = inside.vault.seal(storageState, aboutStorageState(environmentId, flowId));
    const kept = {
      origin: new URL(baseUrl).origin,
      runId: lease.runId,
      keyId: sealed.keyId,
      sealed: sealed.data,
      createdAt: inside.clock.now(),
    };
    await tx.storageState.upsert({
      where: { environmentId_flowId: { environmentId, flowId } },
      create: { ...kept, workspaceId: inside.workspaceId, environmentId, flowId },
      update: kept,
    });
  });
  return true;
}
