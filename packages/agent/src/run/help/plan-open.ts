import { askPlan } from '../../brains/model/ask-plan.ts';
import type { ModelStep } from '../../brains/model/check-plan.ts';
import { clausesOf } from '../../brains/model/clauses.ts';
import { solve } from '../../brains/model/solve.ts';
import { isAssertion } from '../../expect/checkers.ts';
import type { Course, Unit } from '../course.ts';
import { doneSpec, reserve } from './judged.ts';
import { modelStop } from './model-stop.ts';

/**
 * What a model is to do: asked once for the steps of all such clauses of the spec, which then stand in their place. If
 * it has no valid plan, each of them is done step by step.
 */
export async function planOpen(course: Course, unit: Extract<Unit, { kind: 'open' }>): Promise<void> {
  const { help } = course;
  if (help === null) return;
  if (!help.planned) {
    help.planned = true;
    const planned = await askPlan(course, { ...help, step: course.index });
    if (planned.kind === 'plan') {
      putInPlace(course, planned.steps);
      course.index -= 1;
      return;
    }
    if (planned.kind !== 'none') return endHere(course, { unit, ended: planned });
    course.session.ctx.log.info({ why: planned.why }, 'the model has no valid plan, so it goes step by step');
  }
  await solve(course, { clause: unit.clause, note: null, role: 'act', unit });
}

// Nothing was done for the clause: it is told with the reason why the run ends.
function endHere(
  course: Course,
  input: { unit: Extract<Unit, { kind: 'open' }>; ended: Parameters<typeof modelStop>[1]['ended'] },
): void {
  const { text } = input.unit.clause;
  course.stop = modelStop(course, { clause: text, ended: input.ended });
  course.reporter.finish({
    index: course.index,
    text,
    action: 'goal',
    source: 'model',
    startedAt: course.session.ctx.now(),
    result: null,
    outcome: 'not_reached',
    error: course.stop.found,
    view: null,
    expectations: [],
  });
}

// What the spec itself checks later needs no further judge; what nothing checks does.
function checks(unit: Unit): boolean {
  return unit.kind === 'judge' || (unit.kind === 'step' && isAssertion(unit.spec.step));
}

function putInPlace(course: Course, steps: readonly ModelStep[]): void {
  const { units, help } = course;
  const numbers = clausesOf(units).open.map((clause) => clause.number);
  const places = units.flatMap((unit, index) => (unit.kind === 'open' ? [index] : []));
  for (const [nth, index] of [...places.entries()].reverse()) {
    const served = steps.filter((step) => step.clause === numbers[nth]);
    const put = served.map(({ spec, candidates }): Unit => ({ kind: 'step', spec, at: -1, by: 'model', candidates }));
    const { clause } = units[index] as Extract<Unit, { kind: 'open' }>;
    const unproven = clause.read !== true && !units.slice(index + 1).some(checks);
    units.splice(index, 1, ...put, ...(unproven ? [{ kind: 'judge' as const, spec: doneSpec(clause), at: -1 }] : []));
  }
  help?.aid.meter.expects(units.length);
  reserve(course);
}
