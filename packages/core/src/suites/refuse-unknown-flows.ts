import type { Tx } from '@smokejumper/db';
import { invalid } from '../rules/invalid.ts';

/** Throws `invalid_input` for a flow that is not there, is archived, or is named twice. */
export async function refuseUnknownFlows(tx: Tx, flows: readonly string[]): Promise<void> {
  if (flows.length === 0) return;
  const known = await tx.flow.findMany({ where: { id: { in: [...flows] }, archivedAt: null }, select: { id: true } });
  const ids = new Set(known.map(({ id }) => id));
  for (const [at, id] of flows.entries()) {
    if (!ids.has(id)) throw invalid(`/flows/${at}`, 'names no flow, or an archived one');
    if (flows.indexOf(id) < at) throw invalid(`/flows/${at}`, 'names the same flow again');
  }
}
