import type { Tx } from '@smokejumper/db';
import { found } from '../rules/not-found.ts';

/** A flow and its current version. Throws `not_found`. */
export async function loadFlow(tx: Tx, flowId: string) {
  const flow = found(await tx.flow.findFirst({ where: { id: flowId } }), 'flow', flowId);
  const version = await tx.flowVersion.findFirst({ where: { flowId, number: flow.currentNumber } });
  return { flow, version: found(version, 'version of flow', flowId) };
}

/** As `loadFlow`, with the flow's row locked until the transaction ends. */
export async function lockFlow(tx: Tx, flowId: string) {
  await tx.$queryRaw`select 1 from flow where id = ${flowId} for no key update`;
  return loadFlow(tx, flowId);
}
