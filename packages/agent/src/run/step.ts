import type { SpecStep, Step, StepSource, Target } from '@smokejumper/contracts';
import type { Decision, Need } from '../brains/brain.ts';
import { forAMoment } from '../expect/await.ts';
import { isAssertion } from '../expect/checkers.ts';
import { newsOf } from '../expect/messages/news.ts';
import { isFormControl } from '../ground/names/roles.ts';
import type { Item, View } from '../ground/view/view.ts';
import { pause } from '../settle/pause.ts';
import { actionWords } from '../verdict/summary.ts';
import type { Stop } from '../verdict/verdict.ts';
import { allowed } from './around/allowed.ts';
import { isAwaited } from './around/awaited.ts';
import { doFirst } from './around/do-first.ts';
import { clearTheWay } from './around/interrupts.ts';
import { keptOut, refusalIn, signedIn, unlessRefused } from './around/refused.ts';
import { leaveUninvited } from './around/uninvited.ts';
import { assertStep } from './assertion.ts';
import { type Course, stepsOf } from './course.ts';
import { actsOnPage, type Effect, effectOf, provedStill, type Stand, standOf } from './effect.ts';
import { createHands } from './hands.ts';
import { railFor } from './help/rails.ts';
import { strayed } from './help/strayed.ts';
import { impliedBy } from './implied.ts';
import { type Failure, failure, type ToolResult } from './outcome.ts';
import { outcomeOf } from './outcome-of.ts';
import { calms } from './session.ts';
import { armDialogs, readBefore, speakOfPassing, standingFor } from './sight/look-ahead.ts';
import { showIn } from './sight/show-in.ts';
import { fillStep, unknownOf } from './values.ts';

/** A step in its turn. `by` and `find` are set where a model decides; else the brain in charge does. */
export interface StepInput {
  spec: SpecStep;
  index: number;
  at: number;
  by?: StepSource;
  /** Further targets to read from, when the first gives nothing that means anything. */
  candidates?: readonly Target[];
  find?: (need: Need, view: View) => Promise<Decision>;
  /** A refusal is told at once, and not tried again. */
  once?: boolean;
}

/** Runs one step of the spec: observe, decide, resolve, act, record. */
export async function runStep(course: Course, input: StepInput): Promise<void> {
  const { session, decider } = course;
  const { spec, index } = input;
  const startedAt = session.ctx.now();
  const source = input.by ?? decider.source();
  const base = { index, text: spec.text, action: spec.step.action, startedAt };
  const unknown = unknownOf(session.values, spec.step);
  if (unknown.length > 0) {
    const result = failure(
      'not_understood',
      'not_understood',
      `nothing is declared as ${unknown.map((name) => `{{${name}}}`).join(', ')}`,
    );
    course.stop = stopFor(course, spec, result);
    course.reporter.finish({
      ...base,
      source,
      result,
      outcome: 'not_understood',
      error: result.error,
      view: null,
      expectations: [],
    });
    return;
  }
  const step = fillStep(session.values, spec.step);
  const may = await allowed(course, spec);
  if (may !== true) {
    const result = may === false ? null : may;
    if (result !== null && !result.ok) course.stop = stopFor(course, spec, result);
    if (result === null || result.ok) learn(course, { spec, result, effect: 'none', by: input.by });
    const error = result === null || result.ok ? null : result.error;
    course.reporter.finish({
      ...base,
      source,
      result,
      outcome: outcomeOf(result, 'skipped'),
      error,
      view: session.seen(),
      expectations: [],
    });
    return;
  }
  if (isAssertion(step)) await check(course, { spec, step, base, source });
  else await act(course, { ...input, step, base });
}

type Base = { index: number; text: string; action: string; startedAt: number };

async function check(
  course: Course,
  input: { spec: SpecStep; step: Step; base: Base; source: ReturnType<Course['decider']['source']> },
): Promise<void> {
  const { session } = course;
  const { spec, step, base, source } = input;
  session.before = course.readings.get(spec) ?? null;
  const later = stepsOf(course.units.slice(base.index + 1));
  const {
    expectation,
    check: found,
    view,
  } = unlessRefused(course, base.index, await assertStep(session, spec, step, later));
  course.expectations.push(expectation);
  course.stated += 1;
  learn(course, { spec, result: null, effect: 'none', by: undefined });
  let error: string | null = null;
  if (found.status === 'met') {
    course.unexplainedError = null;
    course.done += 1;
  } else {
    error = found.seen;
    if (found.status === 'not_met' && found.about !== undefined) await showIn(session, found.about);
    course.stop = {
      failureClass: found.failure,
      clause: spec.text,
      after: course.after?.words ?? null,
      found: found.seen,
      aside: asideOf(course, found.seen),
    };
  }
  const outcome =
    found.status === 'not_met' && found.failure === 'missing_element'
      ? 'not_found'
      : found.status !== 'unproven'
        ? 'done'
        : found.failure === 'not_understood'
          ? 'not_understood'
          : 'refused';
  course.reporter.finish({ ...base, source, result: null, outcome, error, view, expectations: [expectation] });
}

async function act(course: Course, input: StepInput & { step: Step; base: Base }): Promise<void> {
  const { session, decider } = course;
  const { spec, step, base, at, by } = input;
  const stood = session.actedOn;
  const following = stepsOf(course.units.slice(input.index + 1));
  armDialogs(session, following);
  session.glimpses.want(speakOfPassing(following));
  for (const [later, reading] of await readBefore(session, following)) course.readings.set(later, reading);
  const awaited = !statesSomething(course) && (await isAwaited(session, following));
  const before = await standOf(session, { careful: !statesSomething(course) });
  const { find, meant } = noted(input.find ?? ((need: Need, view: View) => decider.find(need, view)));
  const rail = isModels(course, input) ? railFor(session, { clause: spec.text, mayBeAt: course.mayBeAt }) : null;
  const standing = standingFor(step, following);
  const hands = createHands(session, {
    find,
    step: at,
    once: input.once === true,
    rail,
    standing,
    next: following[0]?.step,
  });
  const tried = doFirst(hands, { spec, step, candidates: input.candidates ?? [], careful: by === 'model' });
  const again = () => tried.again();
  const all = stepsOf(course.units);
  const refused =
    (isModels(course, input) ? strayed(course, step) : await keptOut(course, input.index, step)) ?? (await again());
  const cleared = await clearTheWay(hands, { all, used: course.interruptsUsed, again, refused });
  const { result, left } = await leaveUninvited(course, { hands, all, again, refused: cleared, index: base.index });
  const effect = result.ok ? await awaitEffect(course, { at, before, verb: step.action }) : 'none';
  const open = result.ok && effect === 'none' && !awaited;
  const proved = open ? await stillness(course, { following, step, before, result }) : result;
  const settled = following.length > 0 ? proved : await signedIn(course, input.index, proved);
  noteEffect(course, { at, step, effect, ok: settled.ok });
  if (!settled.ok) course.stop = stopFor(course, spec, settled);
  else course.done += 1;
  if (settled.ok) {
    const result = { ...settled, item: meant() ?? settled.item };
    learn(course, { spec: tried.spec(), result, stood, effect, by });
  }
  // What they quote is the last look, which is the one that is kept.
  const implied = { spec, step, effect, awaited };
  const expectations =
    settled.ok && course.stop === null ? await impliedFor(course, { ...implied, result: settled }) : [];
  const view = session.seen();
  course.reporter.finish({
    ...base,
    index: left ? base.index + 1 : base.index,
    source: by ?? decider.source(),
    result: settled,
    outcome: outcomeOf(settled, 'done'),
    error: settled.ok ? null : settled.error,
    view,
    expectations,
  });
}

// What the step's own words were last found to mean is what a plan keeps: of a choice the dropdown, not its option.
function noted(decide: NonNullable<StepInput['find']>) {
  let last: Item | null = null;
  const find: typeof decide = async (need, view) => {
    const found = await decide(need, view);
    if (found.kind === 'one' && need.part === 0) last = found.item;
    return found;
  };
  return { find, meant: () => last };
}

// A step that led to another page before is given a moment to do so again.
async function awaitEffect(course: Course, input: { at: number; before: Stand; verb: string }): Promise<Effect> {
  const { session, decider } = course;
  const end = session.ctx.now() + Math.min(2_000, session.input.budgets.expectMs);
  for (;;) {
    const effect = await effectOf(session, input.before, input.verb);
    if (effect === 'navigates' || decider.expected(input.at) !== 'navigates' || session.ctx.now() >= end) return effect;
    await pause(session.ctx, 30);
    await session.calm(calms.acted);
  }
}

// Only where nothing is asserted must each step prove its effect; elsewhere the next expectation decides. What was
// dragged and taken by nothing may have been dropped beside its place: then nothing is proved by what stands there.
async function stillness(
  course: Course,
  input: { following: readonly SpecStep[]; step: Step; before: Stand; result: ToolResult },
): Promise<ToolResult> {
  const { step, result, following } = input;
  const states = statesSomething(course);
  const dropped = step.action === 'drag' && !(result.item !== null && isFormControl(result.item));
  if (states && (!dropped || following.some(({ text }) => mayBeRefused.test(text)))) return result;
  const proof = await provedStill(course.session, input.before, step.action);
  if (proof !== 'still') return result;
  const { item } = result;
  const failed = states ? 'no_evidence' : 'action_had_no_effect';
  return failure('no_effect', failed, `${actionWords(step)} changed nothing on the page`, {
    item,
    refOutcome: result.refOutcome,
  });
}

const mayBeRefused = /\b(?:still|stays?|remains?|unchanged|not|cannot|no)\b|n['’]t\b/i;

function statesSomething(course: Course): boolean {
  return course.units.some((unit) =>
    unit.kind === 'step'
      ? isAssertion(unit.spec.step)
      : unit.kind === 'judge' || (unit.kind === 'problem' && unit.problem.kind === 'assert'),
  );
}

async function impliedFor(course: Course, input: Parameters<typeof impliedBy>[1]) {
  if (statesSomething(course)) return [];
  if (input.step.action === 'waitFor') course.stated += 1;
  const implied = await impliedBy(course.session, input);
  course.expectations.push(...implied);
  return implied;
}

function noteEffect(course: Course, input: { at: number; step: Step; effect: Effect; ok: boolean }): void {
  const { session, decider } = course;
  const expected = decider.expected(input.at);
  if (input.ok && expected === 'navigates' && input.effect !== 'navigates')
    decider.deviate(input.at, 'it led to another page before and does not now');
  const changed = input.effect !== 'none' || !actsOnPage(input.step.action);
  if (input.ok) course.after = { words: actionWords(input.step), changed };
  course.unexplainedError = documentError(session);
}

function isModels(course: Course, input: { spec: SpecStep; by?: StepSource | undefined }): boolean {
  return input.by === 'model' || course.decider.plannedBy(input.spec) === 'model';
}

function learn(
  course: Course,
  taught: {
    spec: SpecStep;
    result: ToolResult | null;
    stood?: View | null;
    effect: Effect;
    by?: StepSource | undefined;
  },
): void {
  const { spec, result, stood = null, effect } = taught;
  course.lessons.push({
    spec,
    item: result?.ok === true ? result.item : null,
    before: stood,
    effect,
    kept: new Set(course.session.values.kept.keys()),
    ...(isModels(course, taught) ? { by: 'model' } : {}),
  });
}

function asideOf(course: Course, found: string): string | null {
  const { after, session } = course;
  const view = session.seen();
  const refusal = refusalIn(course, view);
  if (refusal !== null) return refusal === found ? null : refusal;
  if (after === null || after.changed || found.includes(forAMoment)) return null;
  // What came late was seen by now.
  if (session.actedOn !== null && view !== null && newsOf(session.actedOn, view).items.length > 0) return null;
  return `${after.words} changed nothing on the page`;
}

function stopFor(course: Course, spec: SpecStep, result: Failure): Stop {
  return {
    failureClass: result.failureClass,
    clause: spec.text,
    after: course.after?.words ?? null,
    found: result.error,
    aside: asideOf(course, result.error),
  };
}

/** What is wrong with the document in front, were it the flow's own: it crashed, did not load, or is an error page. */
function documentError(session: Course['session']): string | null {
  const page = session.page();
  if (session.watch.crashed(page)) return 'the page crashed';
  const status = session.watch.documentStatus(page);
  return (
    session.watch.documentFailure(page) ??
    (status !== null && status >= 400 ? `${page.url()} answered ${status}` : null)
  );
}
