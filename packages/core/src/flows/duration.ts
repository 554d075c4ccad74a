import { invalid } from '../rules/invalid.ts';

const unitMs = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000 } as const;
/** A run that takes longer holds a slot that others wait for. */
const longestMs = 3_600_000;

/**
 * Milliseconds of a duration that contracts' `Duration` has accepted; null for none. Throws `invalid_input` for more
 * than an hour.
 */
export function durationMs(duration: string | number | null | undefined): number | null {
  if (duration === undefined || duration === null) return null;
  const ms = readDuration(duration);
  if (ms > longestMs) throw invalid('/timeout', 'is longer than an hour');
  return ms;
}

/** Milliseconds of a duration, however long. */
export function readDuration(duration: string | number): number {
  if (typeof duration === 'number') return duration;
  const [, amount, unit] = /^([\d.]+)\s*(ms|s|m|h)$/.exec(duration) ?? [];
  return Math.max(1, Math.round(Number(amount) * unitMs[unit as keyof typeof unitMs]));
}
