import type { StepResult } from '@smokejumper/contracts';

interface StepRow {
  index: number;
  text: string;
  action: string;
  source: string;
  ref: string | null;
  target: unknown;
  outcome: string;
  refOutcome: string | null;
  durationMs: number;
  error: string | null;
}

export function stepView(row: StepRow): StepResult {
  return {
    index: row.index,
    text: row.text,
    action: row.action,
    source: row.source as StepResult['source'],
    ref: row.ref,
    target: row.target as StepResult['target'],
    outcome: row.outcome as StepResult['outcome'],
    refOutcome: row.refOutcome as StepResult['refOutcome'],
    durationMs: row.durationMs,
    error: row.error,
  };
}
