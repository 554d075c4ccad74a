const unitMs = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000 } as const;

/** Milliseconds of a duration that contracts' `Duration` has accepted; null for none. */
export function durationMs(duration: string | number | undefined): number | null {
  if (duration === undefined) return null;
  if (typeof duration === 'number') return duration;
  const [, amount, unit] = /^([\d.]+)\s*(ms|s|m|h)$/.exec(duration) ?? [];
  return Math.max(1, Math.round(Number(amount) * unitMs[unit as keyof typeof unitMs]));
}
