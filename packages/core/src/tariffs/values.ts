import { AppError, type TariffLimits } from '@smokejumper/contracts';

/** The workspace's column of each value, and what it is without a plan. */
export const columns = {
  concurrent_runs: { column: 'maxConcurrentRuns', without: 4 },
  queued_runs: { column: 'maxQueuedRuns', without: 1_000 },
  runs_per_day: { column: 'maxRunsPerDay', without: null },
  minutes_per_month: { column: 'maxMinutesPerMonth', without: null },
  tokens_per_month: { column: 'maxTokensPerMonth', without: null },
  cost_usd_per_month: { column: 'maxCostUsdPerMonth', without: null },
  artifact_bytes_per_month: { column: 'maxArtifactBytesPerMonth', without: null },
  artifact_days: { column: 'maxArtifactDays', without: null },
  run_days: { column: 'maxRunDays', without: null },
} as const satisfies Record<keyof TariffLimits, { column: string; without: number | null }>;

export type LimitValue = keyof typeof columns;
const names = Object.keys(columns) as LimitValue[];

/** What the columns of a workspace hold by its plan, but for those that were set for it alone. */
export function columnsByTariff(limits: TariffLimits, overrides: readonly string[]): Record<string, number | null> {
  const own = names.filter((name) => !overrides.includes(name));
  return Object.fromEntries(own.map((name) => [columns[name].column, limits[name] ?? columns[name].without]));
}

/** Throws `invalid_input` for a value that is no limit. */
export function refuseBadLimits(limits: TariffLimits): void {
  for (const [name, max] of Object.entries(limits) as [LimitValue, number | null][]) {
    const needed = name === 'concurrent_runs' || name === 'queued_runs';
    const days = name === 'artifact_days' || name === 'run_days';
    const least = days ? 1 : 0;
    const bad = max === null ? needed : max < least || (name !== 'cost_usd_per_month' && !Number.isSafeInteger(max));
    if (bad || (days && (max ?? 1) > 3_650)) throw new AppError('invalid_input', `${name} cannot be ${max}.`);
  }
  const { artifact_days: artifacts, run_days: runs } = limits;
  if (typeof artifacts === 'number' && typeof runs === 'number' && runs < artifacts) {
    throw new AppError('invalid_input', 'run_days is at least as long as artifact_days.');
  }
}
