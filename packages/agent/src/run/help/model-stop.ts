import type { Stop } from '../../verdict/verdict.ts';
import type { Course } from '../course.ts';

/** The run ends because its model may not be asked further, or does not answer. */
export function modelStop(
  course: Course,
  input: { clause: string; ended: { kind: 'spent' | 'unavailable'; why: string } },
): Stop {
  const { clause, ended } = input;
  const down = ended.kind === 'unavailable';
  return {
    failureClass: down ? 'infrastructure' : 'budget',
    clause,
    after: course.after?.words ?? null,
    found: down ? `the model does not answer: ${ended.why}` : ended.why,
    aside: null,
  };
}
