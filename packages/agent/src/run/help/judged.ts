import type { Evidence, ExpectationResult, PlanQuote, SpecStep } from '@smokejumper/contracts';
import { judgeAll } from '../../judge/judge.ts';
import type { Lesson } from '../../plan/make.ts';
import { placesOf } from '../../plan/place.ts';
import { pause } from '../../settle/pause.ts';
import type { Clause, Course, Look, Pending, Unit } from '../course.ts';
import { calms } from '../session.ts';
import { modelStop } from './model-stop.ts';

/** An expectation that plain checking cannot decide: the page is looked at now, and the judge is asked in the end. */
export async function keepForJudge(
  course: Course,
  input: { unit: Extract<Unit, { kind: 'judge' }>; index: number },
): Promise<void> {
  const { unit, index } = input;
  const { session } = course;
  const startedAt = session.ctx.now();
  await session.calm(calms.rest);
  await showQuoted(course, unit.at);
  const look: Look = { view: await session.look({ values: true, fresh: true }), after: course.lessons.length };
  course.looks.push(look);
  const lesson = { spec: unit.spec, item: null, effect: 'none' as const, kept: new Set(session.values.kept.keys()) };
  add(course, { spec: unit.spec, step: index, lesson, at: unit.at, startedAt, look });
  course.lessons.push(lesson);
  course.stated += 1;
}

/** A check that stopped a run because no rule decides it is left to the judge. */
export function handToJudge(course: Course, input: { spec: SpecStep; at: number }): void {
  const expectation = course.expectations.length - 1;
  const lesson = course.lessons.at(-1) ?? null;
  const { spec, at } = input;
  course.stop = null;
  course.pending.push({ ...blank(spec), id: course.pending.length + 1, expectation, lesson, at });
  reserve(course);
}

const doneWords = 'It was done: ';

/** What is to be confirmed of a clause that a model has done. */
export function doneSpec(clause: Clause): SpecStep {
  const { line, column } = clause;
  const text = `${doneWords}${clause.text}`;
  return { text, line, column, quoted: false, step: { action: 'judge', kind: 'assert', value: text } };
}

/** What a model says it has done is for the judge to confirm. */
export function askWhetherDone(course: Course, clause: Clause): void {
  const spec = doneSpec(clause);
  const kept = new Set(course.session.values.kept.keys());
  const lesson: Lesson = { spec, item: null, effect: 'none', kept, by: 'model' };
  add(course, { spec, step: null, lesson, at: -1, startedAt: 0, look: null });
  course.lessons.push(lesson);
}

function blank(spec: SpecStep): Pending {
  return { id: 0, spec, expectation: 0, step: null, lesson: null, at: -1, after: null, startedAt: 0, look: null };
}

function add(course: Course, about: Omit<Pending, 'id' | 'expectation' | 'after'>): void {
  course.expectations.push({ text: about.spec.text, status: 'unproven', evidence: [] });
  const id = course.pending.length + 1;
  // What was done may have shown at any time since; what is expected must show from its own moment on.
  const after = about.spec.step.value?.startsWith(doneWords) ? -1 : course.lessons.length - 1;
  course.pending.push({
    ...blank(about.spec),
    ...about,
    after: after < 0 ? null : after,
    id,
    expectation: course.expectations.length - 1,
  });
  reserve(course);
}

/** A call is kept for the judge as long as something waits for it. */
export function reserve(course: Course): void {
  const waits = course.pending.length > 0 || course.units.some((unit) => unit.kind === 'judge');
  const calls = course.help?.aid.model.secondJudge === null ? 1 : 2;
  course.help?.aid.meter.keepForJudge(waits ? calls : 0);
}

// The page is given the time it needs to show what it showed when it was judged.
async function showQuoted(course: Course, at: number): Promise<void> {
  const { session, decider } = course;
  const quotes = (decider.plan?.steps[at]?.judged ?? []).filter((quote) => quote.after === at - 1);
  if (quotes.length === 0) return;
  const end = Math.min(session.ctx.now() + session.input.budgets.expectMs, session.deadline);
  for (;;) {
    const { text } = session.record(await session.look({ values: true, maxAgeMs: 250 }));
    if (quotes.every((quote) => stands(course, text, quote)) || session.ctx.now() >= end) return;
    await pause(session.ctx, 80);
  }
}

function stands(course: Course, text: string, quote: PlanQuote): boolean {
  return placesOf(course.session.values.conceal(text), course.session.values.fill(quote.quote)).includes(quote.under);
}

/** Settles what waits for the judge: by the quotes of the last judgement if they all stand, else by asking. */
export async function settlePending(course: Course): Promise<void> {
  const left = course.stop === null ? course.pending.filter((pending) => !provedByQuotes(course, pending)) : [];
  if (left.length > 0) await decide(course, left);
  for (const pending of course.pending) report(course, pending);
}

async function decide(course: Course, left: readonly Pending[]): Promise<void> {
  const { help, session } = course;
  const first = left[0] as Pending;
  if (help === null) {
    const found = 'the page is not as it was when this was judged, and no model is set to judge it anew';
    course.stop = { failureClass: 'no_evidence', clause: first.spec.text, after: null, found, aside: null };
    return;
  }
  const { aid } = help;
  const refused = aid.meter.refuses('judge');
  if (refused !== null) {
    course.stop = modelStop(course, { clause: first.spec.text, ended: { kind: 'spent', why: refused } });
    return;
  }
  const judged = await judgeAll(session.ctx, {
    model: aid.model,
    expectations: left.map((pending) => ({ id: `x${pending.id}`, text: pending.spec.text, afterStep: pending.after })),
    looks: course.looks.map((look) => ({
      snapshot: concealed(course, look),
      afterStep: look.after === 0 ? null : look.after - 1,
    })),
    network: session.input.recording.network(),
    pageErrors: session.input.recording.pageErrors(),
    nonce: aid.fence.nonce,
    signal: session.ctx.signal,
    callsLeft: aid.meter.left('judge'),
  });
  aid.meter.add('judge', judged.usage);
  session.input.observer.modelUsed?.(aid.usage());
  if (judged.kind === 'unavailable') {
    course.stop = modelStop(course, { clause: first.spec.text, ended: { kind: 'unavailable', why: judged.why } });
    return;
  }
  for (const pending of left)
    take(
      course,
      pending,
      judged.verdicts.find((entry) => entry.id === `x${pending.id}`),
    );
}

interface Said {
  status: 'met' | 'not_met' | 'unproven';
  quotes: readonly Evidence[];
  why: string;
}

function take(course: Course, pending: Pending, said: Said | undefined): void {
  const entry = course.expectations[pending.expectation] as ExpectationResult;
  const status = said === undefined || (said.status === 'met' && said.quotes.length === 0) ? 'unproven' : said.status;
  course.expectations[pending.expectation] = { ...entry, status, evidence: [...(said?.quotes ?? [])] };
  if (status === 'met') {
    if (pending.lesson !== null) pending.lesson.judged = quotesOf(course, said?.quotes ?? []);
    course.done += pending.step === null ? 0 : 1;
    return;
  }
  course.stop ??= {
    failureClass: status === 'not_met' ? 'expectation_not_met' : 'no_evidence',
    clause: pending.spec.text,
    after: null,
    found: said?.why ?? 'the judge did not speak of it',
    aside: null,
  };
}

function quotesOf(course: Course, quotes: readonly Evidence[]): PlanQuote[] {
  const placed: PlanQuote[] = [];
  for (const { snapshot, quote } of quotes) {
    const look = course.looks.find((entry) => entry.view.id === snapshot);
    // What rests on requests or errors has no place on a page to be found at again.
    if (look === undefined) return [];
    const [under = ''] = placesOf(concealed(course, look).text, quote);
    placed.push({ quote: unfilled(course, quote), after: look.after - 1, under });
  }
  return placed;
}

// A plan holds no value of a variable.
function unfilled(course: Course, quote: string): string {
  const known = Object.entries(course.session.input.variables).filter(([, value]) => value.length > 2);
  return known.reduce((text, [name, value]) => text.replaceAll(value, `{{${name}}}`), quote);
}

function concealed(course: Course, look: Look) {
  const record = course.session.record(look.view);
  return { ...record, text: course.session.values.conceal(record.text) };
}

// A page that is as it was after the step before is not kept again.
function looksAt({ looks }: Course, step: number): Look[] {
  const last = looks.findLast((entry) => entry.after - 1 <= step)?.after;
  return looks.filter((entry) => entry.after === last);
}

function provedByQuotes(course: Course, pending: Pending): boolean {
  const judged = course.decider.plan?.steps[pending.at]?.judged ?? [];
  if (judged.length === 0 || course.unplannable !== null) return false;
  const evidence: Evidence[] = [];
  for (const quote of judged) {
    const look = looksAt(course, quote.after).findLast((entry) =>
      stands(course, course.session.record(entry.view).text, quote),
    );
    if (look === undefined) return false;
    evidence.push({ snapshot: look.view.id, quote: course.session.values.fill(quote.quote) });
  }
  const entry = course.expectations[pending.expectation] as ExpectationResult;
  course.expectations[pending.expectation] = { ...entry, status: 'met', evidence };
  if (pending.lesson !== null) pending.lesson.judged = judged;
  course.done += 1;
  return true;
}

function report(course: Course, pending: Pending): void {
  if (pending.step === null) return;
  const expectation = course.expectations[pending.expectation] as ExpectationResult;
  const open = course.stop !== null && expectation.status === 'unproven' && expectation.evidence.length === 0;
  course.reporter.finish({
    index: pending.step,
    text: pending.spec.text,
    action: 'judge',
    source: course.decider.source() === 'replay' ? 'replay' : 'model',
    startedAt: pending.startedAt,
    result: null,
    outcome:
      open && course.stop?.clause !== pending.spec.text
        ? 'not_reached'
        : expectation.status === 'unproven'
          ? 'refused'
          : 'done',
    error: expectation.status === 'met' ? null : (course.stop?.found ?? null),
    view: pending.look?.view ?? null,
    expectations: [expectation],
    picture: false,
  });
}
