import type { CompiledSpec, ExpectationResult, SpecProblem, SpecStep } from '@smokejumper/contracts';
import type { Budget } from '../budget/budget.ts';
import type { Lesson } from '../plan/make.ts';
import type { Stop } from '../verdict/verdict.ts';
import type { Decider } from './decider.ts';
import type { Reporter } from './report.ts';
import type { Session } from './session.ts';

/** One clause in its turn: a step, or what could not be read. */
export type Unit = { kind: 'step'; spec: SpecStep; at: number } | { kind: 'problem'; problem: SpecProblem };

/** What a run has come to so far. */
export interface Course {
  session: Session;
  decider: Decider;
  reporter: Reporter;
  budget: Budget;
  units: readonly Unit[];
  expectations: ExpectationResult[];
  lessons: Lesson[];
  readings: Map<SpecStep, number>;
  interruptsUsed: Set<SpecStep>;
  /** The action before, in words, and whether it was seen to change anything. */
  after: { words: string; changed: boolean } | null;
  /** True while the document in front is an error page that no expectation was met on. */
  unexplainedError: string | null;
  stated: number;
  done: number;
  stop: Stop | null;
}

/** Steps and unread clauses in the order of the spec. */
export function unitsOf(compiled: CompiledSpec): Unit[] {
  const units: Unit[] = [];
  const problems = [...compiled.problems].sort((a, b) => a.index - b.index);
  for (const [at, spec] of compiled.steps.entries()) {
    while (problems[0] !== undefined && problems[0].index <= at)
      units.push({ kind: 'problem', problem: problems.shift() as SpecProblem });
    units.push({ kind: 'step', spec, at });
  }
  return [...units, ...problems.map((problem) => ({ kind: 'problem' as const, problem }))];
}
