import type { RunResult } from '@smokejumper/contracts';

export const exitCodes = { passed: 0, failed: 1, inconclusive: 2, errored: 3, usage: 64, interrupted: 130 } as const;

type Ended = Pick<RunResult, 'verdict' | 'status'> & { flaky?: boolean; quarantined?: boolean };

/**
 * Of a mixture the gravest wins: `errored` before `failed` before `inconclusive`, and last what was cancelled, which is
 * `errored` by itself. No run at all is a usage error. What a flow in quarantine says does not count.
 */
export function exitCodeOf(runs: readonly Ended[], { failOnFlaky = false } = {}): number {
  if (runs.length === 0) return exitCodes.usage;
  const gating = runs.filter((run) => run.quarantined !== true);
  const verdicts = new Set(gating.map((run) => run.verdict ?? run.status));
  if (['errored', 'queued', 'running'].some((word) => verdicts.has(word as 'errored'))) return exitCodes.errored;
  if (verdicts.has('failed') || (failOnFlaky && gating.some(({ flaky }) => flaky))) return exitCodes.failed;
  if (verdicts.has('inconclusive')) return exitCodes.inconclusive;
  return verdicts.has('cancelled') ? exitCodes.errored : exitCodes.passed;
}
