import type { Duration } from '@smokejumper/contracts';
import type { z } from 'zod';

const unitMs = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000 } as const;

/** Milliseconds of a duration that its schema has accepted. */
export function durationMs(duration: z.infer<typeof Duration>): number {
  if (typeof duration === 'number') return duration;
  const [, amount, unit] = /^([\d.]+)\s*(ms|s|m|h)$/.exec(duration) ?? [];
  return Math.max(1, Math.round(Number(amount) * unitMs[unit as keyof typeof unitMs]));
}
