import type { Tx } from '@smokejumper/db';
import { found } from '../rules/not-found.ts';
import { withFlowName } from './view.ts';

/** A run with its flow's name. Throws `not_found`. */
export async function loadRun(tx: Tx, runId: string) {
  return found(await tx.run.findFirst({ where: { id: runId }, include: withFlowName }), 'run', runId);
}
