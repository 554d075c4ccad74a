import type { SpecStep, Step } from '@smokejumper/contracts';
import { isAssertion } from '../../expect/checkers.ts';
import { heedsNews } from '../../expect/messages/messages.ts';
import { mayPass } from '../../expect/messages/passing.ts';
import { asksFolded, asksMenuGone } from '../../expect/unproven/folded.ts';
import { namesMessage } from '../../expect/unproven/otherwise.ts';
import { readingNow } from '../../expect/verbs/count.ts';
import { numberText } from '../../expect/verbs/number.ts';
import { asksForButton } from '../../expect/verbs/visible.ts';
import type { Standing } from '../hands.ts';
import type { Session } from '../session.ts';
import { fillStep } from '../values.ts';

/** A browser's dialog must be answered while it is up, so a later step that speaks of one arms the answer now. */
export function armDialogs(session: Session, following: readonly SpecStep[]): void {
  for (const { step, text } of following) {
    if (step.action === 'acceptDialog' || step.action === 'dismissDialog') {
      const answer = { accept: step.action === 'acceptDialog' };
      const text = step.value === undefined ? {} : { promptText: session.values.reveal(step.value) };
      session.refs.armDialog({ ...answer, ...text });
      return;
    }
    if (saysYes(step) || confirmsWithOk(step, text)) session.refs.armDialog({ accept: true });
    if (!isAssertion(step)) return;
  }
}

/** "Click Delete and confirm": whoever asks, the page or the browser itself, is told yes. */
export function saysYes({ action, target }: Step): boolean {
  return action === 'activate' && target?.scope === undefined && /^(confirm|accept)$/i.test(target?.text ?? '');
}

const withOk = /^(?:confirm|answer|accept)\b[^"]* with "?(?:ok|okay)"?\.?$/i;

/** "Click Delete and confirm with OK": so is called what says yes in the browser's own dialog. */
export function confirmsWithOk({ action, target }: Step, text = ''): boolean {
  const isOk = /^(?:ok|okay)$/i.test(target?.text ?? '') && (target?.scope ?? target?.role) === undefined;
  return action === 'click' && isOk && withOk.test(text.trim());
}

const compares = (step: Step) => step.against === undefined && (step.op === 'increased' || step.op === 'decreased');

/** What the checks right after an action will compare with: read before the action changes it. By step. */
export async function readBefore(session: Session, following: readonly SpecStep[]): Promise<Map<SpecStep, string>> {
  const readings = new Map<SpecStep, string>();
  for (const spec of following) {
    if (!isAssertion(spec.step)) break;
    if (!compares(spec.step)) continue;
    const view = await session.look({ values: true });
    const reading = readingNow(fillStep(session.values, spec.step), session.facts(view), numberText);
    if (reading !== null) readings.set(spec, reading);
  }
  return readings;
}

const heeds = (step: Step) =>
  heedsNews(step) || asksFolded(step) || asksMenuGone(step) || asksForButton(step) || namesMessage(step.target);
const still = new Set(['wait', 'waitFor', 'screenshot', 'remember', 'scroll', 'hover', 'resize']);

// A dialog of the browser is answered while it is up: what raised it is the last that changed the page.
const follows = new Set([...still, 'acceptDialog', 'dismissDialog']);

/** How the page before a step is kept for the checks that follow it, up to the next step that may change the page. */
export function standingFor(step: Step, following: readonly SpecStep[]): Standing {
  if (still.has(step.action)) return 'as before';
  for (const { step: next } of following) {
    if (heeds(next) || (next.condition !== undefined && heeds(next.condition))) return 'looked at';
    if (!isAssertion(next) && !follows.has(next.action)) break;
  }
  return 'not needed';
}

/** Whether a check right after an action may speak of what the page shows only while it is at work. */
export function speakOfPassing(following: readonly SpecStep[]): boolean {
  for (const { step } of following) {
    if (!isAssertion(step)) return false;
    if (mayPass(step)) return true;
  }
  return false;
}
