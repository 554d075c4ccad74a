import type { LimitName } from '@smokejumper/contracts';

export const limitNames: Record<LimitName, string> = {
  concurrent_runs: 'Runs at the same time',
  queued_runs: 'Runs waiting',
  runs_per_day: 'Runs a day',
  minutes_per_month: 'Minutes a month',
  tokens_per_month: 'Tokens a month',
  cost_usd_per_month: 'Model cost a month',
  artifact_bytes_per_month: 'Artifacts a month',
};

/** An amount as people read it: money with its sign, bytes in MB and GB. */
export function unitOf(name: LimitName, amount: number): string {
  if (name === 'cost_usd_per_month') return `$${amount.toFixed(2)}`;
  if (name === 'artifact_bytes_per_month') {
    return amount < 1e9 ? `${(amount / 1e6).toFixed(1)} MB` : `${(amount / 1e9).toFixed(1)} GB`;
  }
  return Math.round(amount).toLocaleString('en');
}
