/** What became of references on one page, over all days and deployments. */
export interface PageFigures {
  site: string;
  page: string;
  /** The same node, or one that was still held. */
  found: number;
  healed: number;
  /** The most frequent first. */
  refused: [outcome: string, count: number][];
}

interface DayFigures {
  site: string;
  page: string;
  outcomes: Record<string, number>;
}

const foundAs = ['live', 'reattached'];

/** Sums figures of days; pages on which most was refused come first, then those with the most that was healed. */
export function perPage(days: readonly DayFigures[]): PageFigures[] {
  const pages = Map.groupBy(days, ({ site, page }) => JSON.stringify([site, page]));
  return [...pages.values()]
    .map(figuresOf)
    .sort((one, other) => refusals(other) - refusals(one) || other.healed - one.healed || other.found - one.found);
}

function figuresOf(days: DayFigures[]): PageFigures {
  const sums = new Map<string, number>();
  for (const { outcomes } of days) {
    for (const [outcome, count] of Object.entries(outcomes)) sums.set(outcome, (sums.get(outcome) ?? 0) + count);
  }
  const { site, page } = days[0]!;
  return {
    site,
    page,
    found: foundAs.reduce((sum, outcome) => sum + (sums.get(outcome) ?? 0), 0),
    healed: sums.get('healed') ?? 0,
    refused: [...sums]
      .filter(([outcome]) => outcome !== 'healed' && !foundAs.includes(outcome))
      .sort(([, one], [, other]) => other - one),
  };
}

const refusals = ({ refused }: PageFigures): number => refused.reduce((sum, [, count]) => sum + count, 0);
