import { actingRefOutcomes, type RefOutcome, type RefSummary } from '@smokejumper/contracts';
import type { Tx } from '@smokejumper/db';

/**
 * The ref figures of an attempt that has not reported its own: counted from what is stored. `issued` then counts the
 * refs that were used, since the others left no trace.
 */
export async function rollUpRefs(tx: Tx, run: { id: string; attempts: number }): Promise<RefSummary> {
  const where = { runId: run.id, attempt: run.attempts };
  const byOutcome = await tx.refEvent.groupBy({ by: ['outcome'], where, _count: { _all: true } });
  const used = await tx.refEvent.findMany({
    where: { ...where, outcome: { notIn: ['never_issued', 'malformed'] } },
    distinct: ['ref'],
    select: { ref: true },
  });
  const summary: RefSummary = { issued: used.length, live: 0, reattached: 0, healed: 0, refused: {} };
  for (const { outcome, _count } of byOutcome) {
    const acting = actingRefOutcomes.find((word) => word === outcome);
    if (acting) summary[acting] = _count._all;
    else summary.refused[outcome as RefOutcome] = _count._all;
  }
  return summary;
}
