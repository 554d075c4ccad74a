import type {
  CompiledSpec,
  ExpectationResult,
  SpecProblem,
  SpecStep,
  Step,
  StepSource,
  Target,
} from '@smokejumper/contracts';
import type { Aid, Transcripts } from '../brains/model/aid.ts';
import type { Sight } from '../brains/model/page-text.ts';
import type { Budget } from '../budget/budget.ts';
import type { View } from '../ground/view/view.ts';
import type { Lesson } from '../plan/make.ts';
import type { Stop } from '../verdict/verdict.ts';
import type { Decider } from './decider.ts';
import type { Reporter } from './report.ts';
import type { Session } from './session.ts';

/** A clause and its place in the spec. */
export interface Clause extends Pick<SpecStep, 'text' | 'line' | 'column'> {
  /** Plain reading knows what it says; a model plans it because it was asked to plan all. */
  read?: boolean;
}

/**
 * One clause in its turn: a step, what could not be read, what a model is to do (`open`), or what is left to a judge.
 * `at` is a step's place in a replayed plan, −1 for one that is in none.
 */
export type Unit =
  | { kind: 'step'; spec: SpecStep; at: number; by?: StepSource; candidates?: readonly Target[] }
  | { kind: 'problem'; problem: SpecProblem }
  | { kind: 'open'; clause: Clause }
  | { kind: 'judge'; spec: SpecStep; at: number };

/** An expectation that waits for the judge, with the place in the plan it came from. */
export interface Pending {
  id: number;
  spec: SpecStep;
  /** Index of its expectation in the course's list. */
  expectation: number;
  /** Index of its step in the report; null for what is asked besides the spec's own. */
  step: number | null;
  /** The lesson that will hold the judgement; null: it is not kept. */
  lesson: Lesson | null;
  at: number;
  /** Index of the lesson it comes after; null: none, or it is about the whole run. */
  after: number | null;
  startedAt: number;
  look: Look | null;
}

/** What the page showed after a step, for the judge. `after` counts lessons. */
export interface Look {
  view: View;
  after: number;
}

/** A condition and whether it held when it was asked. */
export interface Decided {
  condition: Step;
  held: boolean;
}

/** The model of a run, if it has one. */
export interface Help {
  aid: Aid;
  sight: Sight;
  /** A plan was asked for, whatever came of it. */
  planned: boolean;
}

/** The steps of the spec among the units, in their order. */
export function stepsOf(units: readonly Unit[]): SpecStep[] {
  return units.flatMap((unit) => (unit.kind === 'step' ? [unit.spec] : []));
}

/** What a run has come to so far. */
export interface Course {
  session: Session;
  decider: Decider;
  reporter: Reporter;
  budget: Budget;
  units: Unit[];
  /** The unit at work. */
  index: number;
  help: Help | null;
  /** Whether an address is the flow's own: a model leads nowhere else. */
  mayBeAt: (address: string) => boolean;
  transcripts: Transcripts;
  pending: Pending[];
  looks: Look[];
  /** Something was done that no plan can say: the run leaves none. */
  unplannable: string | null;
  expectations: ExpectationResult[];
  lessons: Lesson[];
  readings: Map<SpecStep, string>;
  interruptsUsed: Set<SpecStep>;
  /** What was decided for steps that go by one decision, by its number. */
  decisions: Map<number, Decided>;
  /** The action before, in words, and whether it was seen to change anything. */
  after: { words: string; changed: boolean } | null;
  /** True while the document in front is an error page that no expectation was met on. */
  unexplainedError: string | null;
  stated: number;
  done: number;
  stop: Stop | null;
}

/** Who does what nobody read: with a model, what is to be done is open and what is to be seen goes to the judge. */
export interface Means {
  /** `all`: the model plans every action of the spec. */
  model: 'none' | 'unread' | 'all';
  /** Whether a stored judgement may settle a `judge` step of the plan. */
  judged: (at: number) => boolean;
}

/** Steps and unread clauses in the order of the spec. */
export function unitsOf(compiled: CompiledSpec, means: Means): Unit[] {
  const units: Unit[] = [];
  const problems = [...compiled.problems].sort((a, b) => a.index - b.index);
  for (const [at, spec] of compiled.steps.entries()) {
    while (problems[0] !== undefined && problems[0].index <= at)
      units.push(problemUnit(problems.shift() as SpecProblem, means));
    units.push(stepUnit(spec, at, means));
  }
  const all = [...units, ...problems.map((problem) => problemUnit(problem, means))];
  return all.filter((unit, index) => !repeatsOpen(all[index - 1], unit));
}

function problemUnit(problem: SpecProblem, means: Means): Unit {
  if (means.model === 'none') return { kind: 'problem', problem };
  const { clause: text, line, column, kind } = problem;
  if (kind === 'action') return { kind: 'open', clause: { text, line, column } };
  return {
    kind: 'judge',
    spec: { step: { action: 'judge', kind: 'assert', value: text }, text, line, column, quoted: false },
    at: -1,
  };
}

function stepUnit(spec: SpecStep, at: number, means: Means): Unit {
  const { action } = spec.step;
  const { text, line, column } = spec;
  if (action === 'judge' && (means.model !== 'none' || means.judged(at))) return { kind: 'judge', spec, at };
  if (means.model === 'none') return { kind: 'step', spec, at };
  const asserts = spec.step.kind === 'assert' || action === 'waitFor';
  if (action === 'goal' || (means.model === 'all' && !asserts))
    return { kind: 'open', clause: { text, line, column, read: action !== 'goal' } };
  return { kind: 'step', spec, at };
}

// Several steps of one clause are one thing to plan.
function repeatsOpen(before: Unit | undefined, unit: Unit): boolean {
  if (unit.kind !== 'open' || before?.kind !== 'open') return false;
  return before.clause.line === unit.clause.line && before.clause.column === unit.clause.column;
}
