const firstMs = 5_000;
const factor = 4;
const longestMs = 5 * 60_000;

/**
 * Milliseconds until a run is tried again after its `failures`th failure of ours: 5 s, 20 s, 80 s, at most 5 min, each a
 * quarter more or less by `random` (0 to 1), so that runs that failed together do not come back together.
 */
export function backoffMs(input: { failures: number; random: number }): number {
  const wait = Math.min(firstMs * factor ** (input.failures - 1), longestMs);
  return Math.round(wait * (0.75 + 0.5 * input.random));
}
