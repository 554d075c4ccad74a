import { isDeepStrictEqual } from 'node:util';
import type { SpecStep } from '@smokejumper/contracts';
import { holds } from '../../expect/await.ts';
import type { Course } from '../course.ts';
import { failure, type ToolResult } from '../outcome.ts';
import { fillStep } from '../values.ts';

/**
 * Whether the step's condition allows it; a condition that cannot be decided stops the run. What was decided for an
 * earlier step of the same "if" is not asked again: that step may have changed what was asked for, as a click that
 * closes the dialog it is in, or one that turns "Log in" into "Log out".
 */
export async function allowed(course: Course, { step, decision }: SpecStep): Promise<boolean | ToolResult> {
  const { session, decisions } = course;
  const { condition } = step;
  if (condition === undefined) return true;
  const decided = decision === undefined ? undefined : decisions.get(decision);
  if (decided !== undefined) return decided.held === isDeepStrictEqual(condition, decided.condition);
  const answer = await holds(session, fillStep(session.values, condition), { waitMs: 1_000 });
  if (typeof answer !== 'boolean') {
    const { check } = answer;
    if (check.status === 'unproven') return failure('refused', check.failure, check.seen);
  }
  const held = typeof answer === 'boolean' ? answer : answer.check.status === 'met';
  if (decision !== undefined) decisions.set(decision, { condition, held });
  return held;
}
