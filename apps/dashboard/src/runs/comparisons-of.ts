import type { ArtifactWithLinks } from '@smokejumper/contracts';

const order = ['expected', 'actual', 'difference'] as const;

export const isComparison = ({ kind }: Pick<ArtifactWithLinks, 'kind'>): boolean =>
  (order as readonly string[]).includes(kind);

/** The pictures of each baseline that was not matched: expected, actual, and what differs where sizes are equal. */
export function comparisonsOf<T extends Pick<ArtifactWithLinks, 'kind' | 'name'>>(
  artifacts: readonly T[],
): { name: string; pictures: T[] }[] {
  const byName = Map.groupBy(artifacts.filter(isComparison), ({ name }) => name ?? '');
  return [...byName].map(([name, some]) => ({
    name,
    pictures: order.flatMap((kind) => some.findLast((one) => one.kind === kind) ?? []),
  }));
}
