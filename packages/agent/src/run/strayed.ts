import type { Step } from '@smokejumper/contracts';
import { addressFor } from '../brains/model/check-plan.ts';
import type { Course } from './course.ts';
import { type Failure, failure } from './outcome.ts';

const leads = new Set(['navigate', 'newTab']);
const leaves = new Set(['back', 'switchTab', 'closeTab']);

/** A model acts only on pages of the flow's own origins, and leads nowhere else; null when it does. */
export function strayed(course: Course, step: Step): Failure | null {
  const { session, mayBeAt } = course;
  const address = leads.has(step.action) ? addressFor(session, step.value ?? '') : null;
  if (address !== null) {
    if (mayBeAt(address)) return null;
    return failure('refused', 'policy', `${address} is outside the flow's own site`);
  }
  const here = session.page().url();
  if (leaves.has(step.action) || here === 'about:blank' || mayBeAt(here)) return null;
  return failure('refused', 'policy', `the page in front, ${here}, is outside the flow's own site`);
}
