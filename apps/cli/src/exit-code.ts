import type { RunResult } from '@smokejumper/contracts';

export const exitCodes = { passed: 0, failed: 1, inconclusive: 2, errored: 3, usage: 64, interrupted: 130 } as const;

type Ended = Pick<RunResult, 'verdict' | 'status'> & { quarantined?: boolean };

/**
 * Of a mixture the gravest wins: `errored` before `failed` before `inconclusive`, and last what was cancelled, which is
 * `errored` by itself. No run at all is a usage error. What a flow in quarantine says does not count.
 */
export function exitCodeOf(runs: readonly Ended[]): number {
  if (runs.length === 0) return exitCodes.usage;
  const verdicts = new Set(runs.filter((run) => run.quarantined !== true).map((run) => run.verdict ?? run.status));
  if (['errored', 'queued', 'running'].some((word) => verdicts.has(word as 'errored'))) return exitCodes.errored;
  if (verdicts.has('failed')) return exitCodes.failed;
  if (verdicts.has('inconclusive')) return exitCodes.inconclusive;
  return verdicts.has('cancelled') ? exitCodes.errored : exitCodes.passed;
}
