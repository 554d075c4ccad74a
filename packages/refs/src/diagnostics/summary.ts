import type { RefEvent, RefSummary } from '@smokejumper/contracts';

/** The roll-up of a run: how many refs were given out, and what became of each use. */
export function summarise(issued: number, events: readonly RefEvent[]): RefSummary {
  const summary: RefSummary = { issued, live: 0, reattached: 0, healed: 0, refused: {} };
  for (const { outcome } of events) {
    if (outcome === 'live' || outcome === 'reattached' || outcome === 'healed') summary[outcome] += 1;
    else summary.refused[outcome] = (summary.refused[outcome] ?? 0) + 1;
  }
  return summary;
}
