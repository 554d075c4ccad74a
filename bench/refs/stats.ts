/** The value below which `share` of all lie. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

/** Median, with the smallest and the largest: `12.3 (10.1–15.0)`. */
export function spread(values: readonly number[]): string {
  const digit = (value: number) => value.toFixed(value < 10 ? 1 : 0);
  return `${digit(percentile(values, 0.5))} (${digit(Math.min(...values))}–${digit(Math.max(...values))})`;
}

export interface Row {
  what: string;
  must: string;
  ours: string;
  plain: string;
  holds: boolean;
}

export function table(rows: readonly Row[]): string {
  const lines = rows.map(
    ({ what, must, ours, plain, holds }) => `| ${what} | ${must} | ${ours} | ${plain} | ${holds ? 'yes' : 'NO'} |`,
  );
  return ['| what | must reach | ours | plain Playwright | reached |', '|---|---|---|---|---|', ...lines].join('\n');
}
