import { type FlowOutcome, type FlowRunInput, nothingTried, noUsage } from '@smokejumper/contracts';
import type { BrowserContext } from 'playwright';
import { createTranscripts } from '../brains/model/aid.ts';
import { allowedOrigins, originOf } from '../brains/model/origins.ts';
import { createBudget } from '../budget/budget.ts';
import { speaksOfMail } from '../mailbox/speaks-of-mail.ts';
import { planOf } from '../plan/make.ts';
import { joinAddress } from '../tools/parts/address.ts';
import { firstLine } from '../tools/parts/first-line.ts';
import { oneLine } from '../verdict/one-line.ts';
import { sentence } from '../verdict/summary.ts';
import { judge } from '../verdict/verdict.ts';
import { type Course, unitsOf } from './course.ts';
import { createDecider } from './decider.ts';
import { openStart } from './go-to.ts';
import { createHelp, type ModelMaker } from './help/help.ts';
import { reserve, settlePending } from './help/judged.ts';
import { explainStraying } from './help/strayed.ts';
import { runLoop } from './loop.ts';
import { createReporter } from './report.ts';
import { openSession, type RunCtx, type Session } from './session.ts';
import { hiddenExpectation, hiddenPageError } from './told.ts';

export interface FlowCtx extends RunCtx {
  /** Whether our own way to the network is good: asked only when a site cannot be reached. Absent: it is. */
  connectivity?(options: { signal: AbortSignal }): Promise<boolean>;
  /** Makes the run's model in place of the one its input names, as a cassette does. */
  model?: ModelMaker;
}

/**
 * Runs one flow in a browser context and says how it ended. Always a value, except for a cancelled run, which rejects
 * with the signal's reason. The context stays open.
 */
export async function runFlow(ctx: FlowCtx, input: FlowRunInput & { context: BrowserContext }): Promise<FlowOutcome> {
  ctx.signal.throwIfAborted();
  let session: Session | null = null;
  let course: Course | null = null;
  try {
    session = await openSession(ctx, input);
    course = await prepare(ctx, session);
    await start(ctx, course);
    await runLoop(course);
    await settlePending(course);
    explainStraying(course);
    await course.reporter.drained();
    return finish(course);
  } catch (error) {
    if (ctx.signal.aborted) throw ctx.signal.reason;
    ctx.log.error({ err: error }, 'a flow run broke off');
    return broken(session, course, error);
  } finally {
    await session?.close();
  }
}

async function prepare(ctx: FlowCtx, session: Session): Promise<Course> {
  const decider = createDecider(ctx, session);
  const compiled = await decider.steps();
  const transcripts = createTranscripts();
  const clauses = compiled.steps.length + compiled.problems.length;
  const help = createHelp(session, { make: ctx.model, transcripts, clauses });
  const all = session.input.brain === 'model' && decider.plan === null;
  const units = unitsOf(compiled, {
    model: help === null ? 'none' : all ? 'all' : 'unread',
    judged: (at) => decider.plan?.steps[at]?.judged !== undefined,
  });
  if (units.some((unit) => unit.kind === 'step' && speaksOfMail(unit.spec.step))) await session.post.open();
  const origins = allowedOrigins(session.input.flow);
  const course: Course = {
    session,
    decider,
    reporter: createReporter(session, transcripts),
    budget: createBudget(ctx, { budgets: session.input.budgets, deadline: session.deadline }),
    units,
    index: 0,
    help,
    mayBeAt: (address) => origins.has(originOf(address)),
    transcripts,
    pending: [],
    looks: [],
    unplannable: null,
    expectations: [],
    lessons: [],
    readings: new Map(),
    interruptsUsed: new Set(),
    decisions: new Map(),
    after: null,
    unexplainedError: null,
    stated: 0,
    done: 0,
    stop: null,
  };
  reserve(course);
  return course;
}

async function start(ctx: FlowCtx, course: Course): Promise<void> {
  const { session } = course;
  const { flow } = session.input;
  const address = joinAddress(flow.baseUrl, flow.url);
  const failed = await openStart(session, { address, connectivity: ctx.connectivity ?? (async () => true) });
  if (failed !== null) {
    course.stop = {
      failureClass: failed.failureClass,
      clause: failed.failureClass === 'policy' ? `open ${address}` : null,
      after: null,
      found: failed.error,
      aside: null,
    };
  }
}

function finish(course: Course): FlowOutcome {
  const { session, reporter } = course;
  const judged = judge({
    stop: course.stop,
    expectations: course.expectations,
    stated: course.stated,
    stepsDone: course.done,
    documentError: course.unexplainedError,
    changed: changeOf(course),
  });
  const { flow } = session.input;
  const teaches = judged.verdict === 'passed' && course.unplannable === null;
  const plan = teaches
    ? planOf({ flow: flow.name, spec: flow.spec, lessons: course.lessons, last: course.decider.plan })
    : null;
  return {
    ...judged,
    summary: session.values.conceal(judged.summary),
    ...leavings(session, course),
    steps: reporter.results.toSorted((a, b) => a.index - b.index),
    expectations: course.expectations.map((one) => hiddenExpectation(session.values.conceal, one)),
    plan,
    transcript: course.transcripts.take(),
  };
}

function changeOf({ decider }: Course): string | null {
  const deviation = decider.deviation();
  if (deviation === null) return null;
  const step = decider.plan?.steps[deviation.step];
  return `“${oneLine(step?.text ?? '', 80)}” was read anew: ${deviation.why}`;
}

function leavings(session: Session, course: Course | null): Pick<FlowOutcome, 'refs' | 'usage' | 'pageErrors'> {
  return {
    refs: session.refs.diagnostics().summary,
    usage: course?.help?.aid.usage() ?? noUsage,
    pageErrors: session.input.recording.pageErrors().map((error) => hiddenPageError(session.values.conceal, error)),
  };
}

function broken(session: Session | null, course: Course | null, error: unknown): FlowOutcome {
  const text = sentence(`Smokejumper itself failed: ${firstLine(error)}`);
  return {
    ...nothingTried,
    ...(session === null ? {} : leavings(session, course)),
    verdict: 'errored',
    failureClass: 'infrastructure',
    summary: session === null ? text : session.values.conceal(text),
    steps: course?.reporter.results ?? [],
    expectations: (course?.expectations ?? []).map((one) => hiddenExpectation(session?.values.conceal ?? String, one)),
    transcript: course?.transcripts.take() ?? null,
  };
}
