import type { EnvironmentPatch } from '@smokejumper/contracts';
import { readDuration } from '../flows/duration.ts';
import { invalid } from '../rules/invalid.ts';

/** How long a stored sign-in is used when the environment does not say: most sessions live longer. */
export const defaultMaxAgeMs = 4 * 3_600_000;
const longestMs = 30 * 24 * 3_600_000;

/** Milliseconds; null for the default. Throws `invalid_input` for more than 30 days. */
export function storageStateMaxAgeMs(duration: EnvironmentPatch['storageStateMaxAge']): number | null {
  if (duration === undefined || duration === null) return null;
  const ms = readDuration(duration);
  if (ms > longestMs) throw invalid('/storageStateMaxAge', 'is longer than 30 days');
  return ms;
}
