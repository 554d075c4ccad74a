import type { Evidence, ExpectationResult, SpecStep, Step } from '@smokejumper/contracts';
import { awaitCheck } from '../expect/await.ts';
import type { Check } from '../expect/check.ts';
import { reads, toneOf } from '../expect/messages/messages.ts';
import { declaresPassing } from '../expect/messages/passing.ts';
import { mannerOf } from '../expect/sure.ts';
import type { View } from '../ground/view/view.ts';
import { patienceMs } from '../mailbox/patience.ts';
import { durationOf } from '../tools/parts/dates/duration.ts';
import { leaveNumber, leaveTyped } from './around/leave-number.ts';
import { done, failure, type ToolResult } from './outcome.ts';
import type { Session } from './session.ts';

export interface Asserted {
  expectation: ExpectationResult;
  check: Check;
  view: View;
}

/** Checks one expectation of the spec and keeps what it was judged on. `later`: what the spec says after it. */
export async function assertStep(
  session: Session,
  spec: SpecStep,
  step: Step,
  later: readonly SpecStep[] = [],
): Promise<Asserted> {
  const { budgets } = session.input;
  await leaveNumber(session, step);
  const waitMs = step.action === 'assertEmail' ? patienceMs(budgets) : budgets.expectMs;
  const { check, view } = await awaitLeaving(session, step, {
    waitMs,
    atOnce: deniesMessage(spec, step),
    stays: mayBeTakenBack(step),
    ...mannerOf(spec),
    declared: declaresPassing(
      spec.step,
      later.map((next) => next.step),
    ),
  });
  if (step.action === 'assertScreenshot') await session.gallery.keepDifference(step.value ?? '');
  const evidence = evidenceOf(session, check);
  // What was not seen because time ran out proves nothing.
  const cut = check.status === 'not_met' && session.ctx.now() >= session.deadline;
  const status = cut || (check.status === 'met' && evidence.length === 0) ? 'unproven' : check.status;
  return { expectation: { text: spec.text, status, evidence }, check, view };
}

// Many a field is checked, and many hand on what was typed, only when one leaves them.
async function awaitLeaving(session: Session, step: Step, options: Parameters<typeof awaitCheck>[2]) {
  const first = await awaitCheck(session, step, options);
  if (first.check.status !== 'not_met' || !(await leaveTyped(session, step))) return first;
  const then = await awaitCheck(session, step, { ...options, waitMs: Math.min(options.waitMs, leftMs) });
  return then.check.status === 'met' ? then : first;
}

const leftMs = 2_000;

function evidenceOf({ values }: Session, { evidence }: Check): Evidence[] {
  const said = evidence.filter(({ quote }) => quote !== '');
  return said.map((entry) => ({ ...entry, quote: values.conceal(entry.quote) }));
}

// A tip and a bar of progress come and go, and who was told of an error was told; what was said to be done may be taken
// back by the next message.
function mayBeTakenBack({ target, value = '' }: Step): boolean {
  const { role, text = '' } = target ?? {};
  if (role === 'tooltip' || role === 'progressbar') return false;
  const tone = toneOf(target);
  return tone === null && role !== 'alert' ? true : tone !== 'error' && reads(`${text} ${value}`, 'success');
}

const goes =
  /\b(?:gone|disappear\w*|vanish\w*|no longer|any ?more|go(?:es)? away|fad(?:es?|ed)|clos(?:es?|ed)|hid(?:es?|den)|removed|cleared)\b/i;

/** "No error is shown": one that came is no less an error for going away by itself. "The error is gone" waits for that. */
function deniesMessage(spec: SpecStep, { action, target }: Step): boolean {
  return action === 'assertNotVisible' && toneOf(target) !== null && !goes.test(spec.text);
}

/** `waitFor`: until its check holds, as long as the spec says, else twice as long as an expectation. */
export async function waitFor(session: Session, step: Step): Promise<ToolResult> {
  if (step.until === undefined)
    return failure('not_understood', 'not_understood', 'the step does not say what to wait for');
  const asked = step.value === undefined ? null : durationOf(step.value);
  const waitMs = asked ?? Math.max(10_000, 2 * session.input.budgets.expectMs);
  const { check } = await awaitCheck(session, step.until, { waitMs });
  if (check.status === 'met') return { ...done(null), evidence: evidenceOf(session, check) };
  if (check.status === 'unproven') return failure('refused', check.failure, check.seen);
  return failure('not_found', 'expectation_not_met', `${check.seen} after ${Math.round(waitMs / 1_000)} s of waiting`);
}
