import type { Course, Unit } from './course.ts';
import { keepForJudge } from './help/judged.ts';
import { lookAfter } from './help/looks.ts';
import { planOpen } from './help/plan-open.ts';
import { recover } from './help/recover.ts';
import { finishUnread, notReached, wordsOf } from './help/remainder.ts';
import { explainStraying } from './help/strayed.ts';
import { runStep } from './step.ts';

/** Runs the clauses of a spec in order until one of them ends the run. A model may put steps in their place. */
export async function runLoop(course: Course): Promise<void> {
  const { session, reporter, units, budget } = course;
  await lookAfter(course);
  for (course.index = 0; course.index < units.length; course.index += 1) {
    session.ctx.signal.throwIfAborted();
    const unit = units[course.index] as Unit;
    const text = wordsOf(unit);
    if (course.stop === null) {
      const over = budget.over();
      if (over !== null)
        course.stop = {
          failureClass: 'budget',
          clause: text,
          after: course.after?.words ?? null,
          found: over,
          aside: null,
        };
    }
    if (course.stop !== null) {
      notReached(course, unit, course.index);
      continue;
    }
    await runUnit(course, unit);
    explainStop(course);
    explainStraying(course);
  }
  await reporter.drained();
}

async function runUnit(course: Course, unit: Unit): Promise<void> {
  const { index } = course;
  // A plan takes the place of its clauses, so the same place is looked at again.
  if (unit.kind === 'open') return planOpen(course, unit);
  course.session.input.observer.stepStarted?.({ index, total: course.units.length, text: wordsOf(unit) });
  course.budget.step();
  if (unit.kind === 'problem') return finishUnread(course, unit, index);
  if (unit.kind === 'judge') return keepForJudge(course, { unit, index });
  await runStep(course, { ...unit, index });
  await lookAfter(course);
  if (course.stop !== null) await recover(course, unit);
}

// A wait that was cut short by the end of the run's time says nothing about the site.
function explainStop(course: Course): void {
  const { stop, session } = course;
  if (stop === null || session.ctx.now() < session.deadline || !waits.has(stop.failureClass)) {
    explainError(course);
    return;
  }
  course.stop = {
    ...stop,
    failureClass: 'budget',
    found: `${course.budget.over() ?? 'its time is used up'}; ${stop.found}`,
  };
}

const waits = new Set<string>(['missing_element', 'expectation_not_met', 'action_had_no_effect', 'ambiguous']);

// A failure on a page that itself failed is the page's: its status says more than what was not found on it.
function explainError(course: Course): void {
  const { stop, unexplainedError } = course;
  if (stop === null || unexplainedError === null) return;
  if (stop.failureClass === 'ambiguous' || !waits.has(stop.failureClass)) return;
  course.stop = { ...stop, failureClass: 'page_error', found: `${unexplainedError}; ${stop.found}` };
}
