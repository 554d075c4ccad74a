import type { StepResult, Usage } from '@smokejumper/contracts';
import type { ReportedRun } from './reported-run.ts';

/** Follows the runs of one command and tells the person about them. */
export interface Progress {
  began(run: { flow: string; file: string; number: number; total: number }): RunProgress;
  /** All runs have ended. */
  done(runs: readonly ReportedRun[], durationMs: number): void;
}

export interface RunProgress {
  stepStarted(text: string): void;
  stepFinished(step: StepResult): void;
  /** What the run's model has cost so far. */
  modelUsed(usage: Usage): void;
  ended(run: ReportedRun): void;
}
