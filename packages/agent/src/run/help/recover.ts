import { solve } from '../../brains/model/solve.ts';
import { isAssertion } from '../../expect/checkers.ts';
import type { Course, Unit } from '../course.ts';
import { handToJudge } from './judged.ts';

const mayTry = new Set<string>([
  'missing_element',
  'ambiguous',
  'action_had_no_effect',
  'not_understood',
  'no_evidence',
]);

/**
 * A step did not come about. With a model, what cannot be told apart or found is worked out on the page, and what cannot
 * be checked by rule goes to the judge. What was checked and is not so stays as it is.
 */
export async function recover(course: Course, unit: Extract<Unit, { kind: 'step' }>): Promise<void> {
  const { stop, help } = course;
  if (stop === null) return;
  if (isAssertion(unit.spec.step)) {
    const judged = course.decider.plan?.steps[unit.at]?.judged !== undefined;
    const open = stop.failureClass === 'ambiguous' || stop.failureClass === 'not_understood';
    if (open && (help !== null || judged)) handToJudge(course, unit);
    return;
  }
  if (help === null) return;
  if (!mayTry.has(stop.failureClass) && !isCovered(course)) return;
  const note = `"${unit.spec.text}" did not work as ${unit.spec.step.action}: ${stop.found}`;
  course.stop = null;
  const { text, line, column } = unit.spec;
  await solve(course, { clause: { text, line, column }, note, role: 'repair', unit, failed: stop });
}

function isCovered(course: Course): boolean {
  return course.reporter.results.at(-1)?.refOutcome === 'intercepted';
}
