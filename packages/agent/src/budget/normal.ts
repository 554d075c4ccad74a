/**
 * How many model calls a run normally takes: the median of the last five passed runs that a model planned, else one for
 * each step of the plan, one for the plan itself and one for the judge.
 */
export function normalCalls(input: { before: readonly number[]; steps: number }): number {
  const known = input.before.filter((calls) => calls > 0).slice(0, 5);
  if (known.length === 0) return input.steps + 2;
  const sorted = [...known].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [low = 0, high = 0] = [sorted[sorted.length % 2 === 0 ? middle - 1 : middle], sorted[middle]];
  return Math.ceil((low + high) / 2);
}
