import type { Tx } from '@smokejumper/db';
import type { SystemContext } from '../context.ts';
import { type RunLease, underLease } from '../lifecycle/lease.ts';
import { storable } from '../rules/storable.ts';

export interface NewBaseline {
  name: string;
  /** Under which the artifact store holds it. */
  key: string;
  bytes: number;
}

/**
 * Puts pictures into force where there is no baseline yet; whoever comes second changes nothing. Answers the keys of
 * those that are. To be called before a run is finished that has not failed. Throws `lease_lost`.
 */
export async function keepBaselines(
  ctx: SystemContext,
  input: { lease: RunLease; look: string; pictures: readonly NewBaseline[] },
): Promise<string[]> {
  const { lease, look } = input;
  // Before the run: whoever changes a flow locks it first and its runs then.
  const first = async (tx: Tx) => {
    await tx.$queryRaw`
      select 1 from flow where id = (select flow_id from run where id = ${lease.runId}) for no key update`;
  };
  const work = async (tx: Tx): Promise<string[]> => {
    const run = await tx.run.findFirstOrThrow({ where: { id: lease.runId }, include: { flow: true } });
    if (run.flow.archivedAt !== null) return [];
    const place = { flowId: run.flowId, environmentId: run.environmentId, look };
    const kept: NewBaseline[] = [];
    for (const picture of storable(input.pictures)) {
      const { name, key, bytes } = picture;
      if (await tx.baseline.findFirst({ where: { ...place, name, removedAt: null }, select: { id: true } })) continue;
      const ids = { id: ctx.newId('baseline'), workspaceId: lease.workspaceId, runId: run.id };
      await tx.baseline.create({ data: { ...ids, ...place, name, key, bytes, createdAt: ctx.clock.now() } });
      kept.push(picture);
    }
    const stored = kept.reduce((sum, { bytes }) => sum + bytes, 0);
    await tx.attempt.updateMany({
      where: { runId: run.id, number: lease.attempt },
      data: { artifactBytes: { increment: stored } },
    });
    return kept.map(({ key }) => key);
  };
  return underLease(ctx, lease, work, first);
}
