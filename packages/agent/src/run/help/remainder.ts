import { isAssertion } from '../../expect/checkers.ts';
import type { Course, Unit } from '../course.ts';

/** The clause a unit stands for, verbatim. */
export function wordsOf(unit: Unit): string {
  if (unit.kind === 'problem') return unit.problem.clause;
  return unit.kind === 'open' ? unit.clause.text : unit.spec.text;
}

function asserts(unit: Unit): boolean {
  if (unit.kind === 'problem') return unit.problem.kind === 'assert';
  return unit.kind === 'judge' || (unit.kind === 'step' && isAssertion(unit.spec.step));
}

function actionOf(unit: Unit): string {
  if (unit.kind === 'step') return unit.spec.step.action;
  return asserts(unit) ? 'judge' : 'goal';
}

/** A clause that nobody could read ends the run. */
export function finishUnread(course: Course, unit: Extract<Unit, { kind: 'problem' }>, index: number): void {
  const { problem } = unit;
  const place = `line ${problem.line}, column ${problem.column}`;
  const found = `${problem.reason} (${place}); try: ${problem.suggestion}`;
  course.stop = { failureClass: 'not_understood', clause: problem.clause, after: null, found, aside: null };
  finishUndone(course, { unit, index, outcome: 'not_understood', error: found });
}

/** A clause that the end of the run left out. */
export function notReached(course: Course, unit: Unit, index: number): void {
  finishUndone(course, { unit, index, outcome: 'not_reached', error: null });
}

function finishUndone(
  course: Course,
  input: { unit: Unit; index: number; outcome: 'not_understood' | 'not_reached'; error: string | null },
): void {
  const { unit, index, outcome, error } = input;
  const text = wordsOf(unit);
  const expectations = asserts(unit) ? [{ text, status: 'unproven' as const, evidence: [] }] : [];
  course.expectations.push(...expectations);
  course.stated += expectations.length;
  course.reporter.finish({
    index,
    text,
    action: actionOf(unit),
    source: (unit.kind === 'step' ? unit.by : undefined) ?? course.decider.source(),
    startedAt: course.session.ctx.now(),
    result: null,
    outcome,
    error,
    view: outcome === 'not_reached' ? null : course.session.seen(),
    expectations,
  });
}
