import type { Course, Unit } from './course.ts';
import { runStep } from './step.ts';

/** Runs the clauses of a spec in order until one of them ends the run. */
export async function runLoop(course: Course): Promise<void> {
  const { session, reporter, units, budget } = course;
  for (const [index, unit] of units.entries()) {
    session.ctx.signal.throwIfAborted();
    const text = unit.kind === 'step' ? unit.spec.text : unit.problem.clause;
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
      notReached(course, unit, index);
      continue;
    }
    session.input.observer.stepStarted?.({ index, total: units.length, text });
    budget.step();
    if (unit.kind === 'problem') unread(course, unit, index);
    else await runStep(course, { spec: unit.spec, index, at: unit.at });
    explainStop(course);
  }
  await reporter.drained();
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

function unread(course: Course, unit: Extract<Unit, { kind: 'problem' }>, index: number): void {
  const { problem } = unit;
  const place = `line ${problem.line}, column ${problem.column}`;
  const found = `${problem.reason} (${place}); try: ${problem.suggestion}`;
  course.stop = { failureClass: 'not_understood', clause: problem.clause, after: null, found, aside: null };
  const expectation = { text: problem.clause, status: 'unproven' as const, evidence: [] };
  const expectations = problem.kind === 'assert' ? [expectation] : [];
  course.expectations.push(...expectations);
  course.stated += expectations.length;
  course.reporter.finish({
    index,
    text: problem.clause,
    action: problem.kind === 'assert' ? 'judge' : 'goal',
    source: course.decider.source(),
    startedAt: course.session.ctx.now(),
    result: null,
    outcome: 'not_understood',
    error: found,
    view: course.session.seen(),
    expectations,
  });
}

function notReached(course: Course, unit: Unit, index: number): void {
  const text = unit.kind === 'step' ? unit.spec.text : unit.problem.clause;
  const asserts = unit.kind === 'step' ? /^(assert|judge)/.test(unit.spec.step.action) : unit.problem.kind === 'assert';
  const expectations = asserts ? [{ text, status: 'unproven' as const, evidence: [] }] : [];
  course.expectations.push(...expectations);
  course.stated += expectations.length;
  course.reporter.finish({
    index,
    text,
    action: unit.kind === 'step' ? unit.spec.step.action : unit.problem.kind === 'assert' ? 'judge' : 'goal',
    source: course.decider.source(),
    startedAt: course.session.ctx.now(),
    result: null,
    outcome: 'not_reached',
    error: null,
    view: null,
    expectations,
  });
}
