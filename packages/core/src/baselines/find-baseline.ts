import type { SystemContext } from '../context.ts';
import { type RunLease, underLease } from '../lifecycle/lease.ts';
import { storable } from '../rules/storable.ts';

/** In characters. */
const longestName = 200;
/** Of one flow in one environment: a name with a made-up value in it would make a new one in every run. */
const mostInForce = 200;

/** Where the picture lies, or `none`: why none can be kept under the name either, in words; null: one can. */
export type FoundBaseline = { key: string } | { none: string | null };

/**
 * The baseline that a run is compared with. One that an earlier attempt of the same run has stored does not count: a
 * run is no proof of itself. Throws `lease_lost`.
 */
export async function findBaseline(
  ctx: SystemContext,
  input: { lease: RunLease; name: string; look: string },
): Promise<FoundBaseline> {
  const { lease, look } = input;
  if (input.name.length > longestName) return { none: `its name is longer than ${longestName} characters` };
  const name = storable(input.name);
  return underLease(ctx, lease, async (tx) => {
    const { flowId, environmentId } = await tx.run.findFirstOrThrow({ where: { id: lease.runId } });
    const place = { flowId, environmentId, removedAt: null };
    const row = await tx.baseline.findFirst({ where: { ...place, name, look } });
    if (row !== null) return row.runId === lease.runId && row.acceptedBy === null ? { none: null } : { key: row.key };
    const full = (await tx.baseline.count({ where: place })) >= mostInForce;
    return { none: full ? `the flow has ${mostInForce} pictures already` : null };
  });
}
