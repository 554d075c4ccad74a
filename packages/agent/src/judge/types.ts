import type { Evidence, ExpectationStatus, NetworkRecord, PageError, SnapshotRecord } from '@smokejumper/contracts';
import type { ModelUsage } from '../model/types.ts';

/** A page as it was seen in a run. */
export interface JudgedLook {
  snapshot: SnapshotRecord;
  /** Index of the step it was seen after; null: before the first. */
  afterStep: number | null;
}

/** What needs judgement. */
export interface JudgedExpectation {
  id: string;
  /** The words of the spec. */
  text: string;
  /** Index of the step it stands after in the spec; null or absent: it is about the run as a whole. */
  afterStep?: number | null | undefined;
}

/** All a judge may know. Nothing of what the model that acted said or thought. */
export interface JudgeInput {
  expectations: readonly JudgedExpectation[];
  looks: readonly JudgedLook[];
  network: readonly NetworkRecord[];
  pageErrors: readonly PageError[];
}

/** One expectation, judged. `met` and `not_met` have at least one quote, and every quote stands where it says. */
export interface Judgement {
  id: string;
  status: ExpectationStatus;
  quotes: Evidence[];
  /** One sentence. */
  why: string;
}

export type JudgeOutcome =
  | { kind: 'judged'; verdicts: Judgement[]; usage: ModelUsage }
  | { kind: 'unavailable'; why: string; usage: ModelUsage };
