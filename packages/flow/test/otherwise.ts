import { compileSpec } from '../src/index.ts';

/** With its fields in one order. */
const inOrder = (value: unknown): unknown =>
  value !== null && typeof value === 'object'
    ? Object.fromEntries(
        Object.entries(value)
          .toSorted(([one], [other]) => (one < other ? -1 : 1))
          .map(([key, inside]) => [key, inOrder(inside)]),
      )
    : value;

/** The reading as JSON; `undefined` where a clause was refused. */
export function readingOf(spec: string): string | undefined {
  const { steps, problems } = compileSpec(spec);
  return problems.length > 0 ? undefined : JSON.stringify(steps.map(({ step }) => inOrder(step)));
}

export const capital = (words: string) => `${words[0]!.toUpperCase()}${words.slice(1)}`;

/** Those of the ways that are read otherwise than `spec`. */
export function otherReadings(spec: string, ways: readonly string[]): string[] {
  const wanted = readingOf(spec);
  return ways.filter((way) => {
    const reading = readingOf(way);
    return reading !== undefined && reading !== wanted;
  });
}
