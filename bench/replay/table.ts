import { loadavg } from 'node:os';
import type { Times } from './measure.ts';

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const high = sorted[Math.floor(middle)] ?? 0;
  return sorted.length % 2 === 1 ? high : ((sorted[middle - 1] ?? 0) + high) / 2;
}

function spread(values: readonly number[]): string {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (part: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0);
  return `${Math.round(median(values))} (${at(0.25)}–${at(0.75)})`;
}

/** The result as a table in Markdown: medians with their middle halves, and ratios of medians. */
export function table(all: readonly Times[], about: { rounds: number; chromium: string; node: string }): string {
  const ratio = (a: readonly number[], b: readonly number[]) => (median(a) / median(b)).toFixed(2);
  const rows = all.map(
    (times) =>
      `| ${times.flow} | ${spread(times.script)} | ${spread(times.replay)} | ${ratio(times.replay, times.script)} | ${spread(times.literal)} | ${ratio(times.literal, times.script)} | ${spread(times.recorded)} | ${ratio(times.recorded, times.script)} | ${times.modelCalls} |`,
  );
  const over = (key: 'replay' | 'literal' | 'recorded') =>
    median(all.map((times) => median(times[key]) / median(times.script))).toFixed(2);
  const load = loadavg().map((value) => value.toFixed(1));
  return `# Replay and first reading against hand-written Playwright

Milliseconds, median and middle half of ${about.rounds} rounds; each round runs all four in turn, on a fresh context and a fresh app. Chromium ${about.chromium}, Node ${about.node}, load average ${load.join(' ')}.

| flow | script | replay | ratio | first reading | ratio | replay with pictures and trace | ratio | model calls |
|---|---|---|---|---|---|---|---|---|
${rows.join('\n')}

Median of the ratios: replay ${over('replay')} (goal 1.15), first reading ${over('literal')} (goal 1.6), replay with pictures and trace, until both are written, ${over('recorded')}.
`;
}
