const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** Waits after the first, second, … try that failed, in milliseconds: of Standard Webhooks, three days in all. */
const tellingWaits = [
  5 * second,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
] as const;
/** Somebody waits for a check: sooner, and for less than a day. */
const reportingWaits = [
  second,
  10 * second,
  30 * second,
  2 * minute,
  5 * minute,
  15 * minute,
  hour,
  4 * hour,
  12 * hour,
] as const;

const longestAskedFor = 24 * hour;

/**
 * Milliseconds until the next try after `attempt` of them; null when there is none. `jitter` is a random number from
 * 0 to 1, which spreads tries over a fifth more. What the other side asked for is honoured, up to a day.
 */
export function waitBefore(input: {
  attempt: number;
  reporting: boolean;
  jitter: number;
  retryAfterMs?: number | undefined;
}): number | null {
  const wait = (input.reporting ? reportingWaits : tellingWaits)[input.attempt - 1];
  if (wait === undefined) return null;
  const asked = Math.min(input.retryAfterMs ?? 0, longestAskedFor);
  return Math.round(Math.max(wait, asked) * (1 + 0.2 * input.jitter));
}
