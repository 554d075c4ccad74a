import type { SystemContext } from '../context.ts';
import { addArtifacts, type NewArtifact } from './insert-evidence.ts';
import { type RunLease, underLease } from './lease.ts';

/** Stores what belongs to a whole run, such as its trace. Throws `lease_lost`. */
export async function recordArtifacts(
  ctx: SystemContext,
  input: { lease: RunLease; artifacts: readonly NewArtifact[] },
): Promise<void> {
  await underLease(ctx, input.lease, (tx, inside) => addArtifacts(tx, inside, input.lease, input.artifacts));
}
