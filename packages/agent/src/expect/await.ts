import type { AssertionVerb, Step } from '@smokejumper/contracts';
import { isAtWork } from '../ground/names/nouns.ts';
import { isTextField } from '../ground/names/roles.ts';
import { fullText, type View } from '../ground/view/view.ts';
import { owedNow } from '../run/put-off.ts';
import { calms, type Session } from '../run/session.ts';
import { busyTimes } from '../run/sight/patience.ts';
import { pause } from '../settle/pause.ts';
import { never } from '../settle/pulse.ts';
import type { Calm } from '../settle/settle.ts';
import { longPollMs } from '../settle/watch.ts';
import { type Check, type Facts, unproven } from './check.ts';
import { checkers, type Rest, restFor } from './checkers.ts';
import { isNegativeOp } from './compare.ts';
import { gather } from './gather.ts';
import { newInTone, toneOf } from './messages/messages.ts';
import { stoodIn } from './messages/news.ts';
import { createPassing, mayPass, speaksOfWork } from './messages/passing.ts';
import { mayBeQueued } from './messages/queued.ts';
import { type Manner, sureOf } from './sure.ts';
import { namesMessage } from './unproven/otherwise.ts';
import { hasComeIntoSight } from './unproven/unseen.ts';

export interface Checked {
  check: Check;
  view: View;
}

interface Waits extends Manner {
  waitMs: number;
  /** What came with the last action is not waited for to go. */
  atOnce?: boolean;
  /** It must hold also once the page has done what it arranged upon the action for a moment later. */
  stays?: boolean;
  /** The flow itself says later that it is so no more. */
  declared?: boolean;
}

/**
 * Waits for a check to hold, up to a limit. One that says something is absent, or counts, is believed only on a page
 * that has come to rest; a page that never rests is judged as it stands when time is up.
 */
export async function awaitCheck(session: Session, step: Step, options: Waits): Promise<Checked> {
  const { ctx } = session;
  const end = Math.min(ctx.now() + options.waitMs, session.deadline);
  const rests = restFor(step) !== 'none';
  const typing = session.last !== null && isTextField(session.last);
  const calm = calmFor(restFor(step), typing);
  if (rests) await session.calm({ ...calm, maxMs: Math.max(calm.quietMs, options.waitMs) });
  const passing = passingBy(session.actedOn);
  const lookFor = (facts: Facts) => sureOf(step, facts, options);
  const held = createPassing(session, step, { declared: options.declared === true, look: lookFor });
  let final = false;
  let corrected = false;
  let still = false;
  let open: Checked | null = null;
  let momentary: Checked | null = null;
  for (let polls = 0; ; polls += 1) {
    // Frames and shadow roots change without a mark of the document's own, so absence is never read off an old look.
    // A value that was set back leaves no mark either.
    const fresh = final || momentary !== null || (rests && polls === 0);
    const { view, ahead } = await lookAt(session, { polls, fresh, stays: options.stays === true });
    await gather(session, step);
    const facts = session.facts(view);
    const check = lookFor(facts);
    const over = ctx.now() >= end;
    if (check.status === 'not_met') passing.note(view);
    const early = polls === 0 ? held.atWork(check) : null;
    if (early !== null) return early;
    // What was not read proves no absence and no count: it is read again, somewhat beyond the wait if need be.
    if (!view.whole && step.action !== 'assertDownload' && (check.status !== 'met' || rests)) {
      if (ctx.now() >= Math.min(end + graceMs, session.deadline)) return { check: unreadable(check), view };
      await pause(ctx, 100);
      continue;
    }
    // A page that says it is loading is not yet the page that was meant.
    if (check.status === 'met' && polls === 0 && typing && !rests) {
      await session.calm(typed);
      continue;
    }
    if (check.status === 'met' && !corrected && mayBeCorrected(session, step)) {
      corrected = true;
      await session.calm({ ...calms.counted, oneFrame: true, maxMs: Math.max(longPollMs, options.waitMs) });
      continue;
    }
    // What was so before the action may be about to go: a box that closes is drawn until its motion is over.
    if (check.status === 'met' && !still && !over && (!rests || isAsking(session)) && wasSo(session, step)) {
      still = true;
      await letLeave(session, options);
      continue;
    }
    if (check.status === 'met' && options.stays === true && !speaksOfWork(step)) {
      const owedMs = await owedNow(session);
      if (owedMs !== null || ahead !== null) {
        momentary = { check, view };
        held.note(momentary);
        await pause(ctx, Math.min(owedMs ?? 1, mayPass(step) ? sliceMs : never));
        await session.calm(rests ? calm : calms.acted);
        continue;
      }
    }
    const isUnderWay = isAtWork(view.items) && !speaksOfWork(step);
    const more = isUnderWay ? busyTimes : mayBeQueued(step, session.actedOn, view) ? 1 : 0;
    const late = ctx.now() >= end && ctx.now() < Math.min(end + more * options.waitMs, session.deadline);
    if (late && check.status === 'not_met' && !rests) {
      await pause(ctx, 150);
      continue;
    }
    const stillWorking = rests && !over && check.status === 'met' && isUnderWay;
    // A file on its way is a matter of its size and the line, not of the wait for an expectation.
    if (step.action === 'assertDownload' && check.status === 'unproven' && ctx.now() < session.deadline - lastMs) {
      await pause(ctx, 100);
      continue;
    }
    if (check.status === 'met' && !stillWorking) return { check, view };
    if (options.atOnce === true && rests && cameNow(check, facts)) return { check, view };
    if (check.status === 'unproven' && check.failure !== 'ambiguous' && !mayCome(step, check)) return { check, view };
    // Nothing is called missing on the word of a look that was taken earlier.
    if (over && final && check.status === 'not_met' && isStillOpen(open, view)) return open;
    const last = { check: passing.tell(check, view), view };
    if (over && final) return held.tell(check, facts) ?? wentBy(step, last, { momentary, facts });
    // What left it open may go by itself: it is no less open then.
    if (check.status === 'unproven' && mayCome(step, check) && check.leaves !== true) open = { check, view };
    final = over;
    if (over) continue;
    await pause(ctx, Math.max(1, Math.min(70, end - ctx.now())));
    if (check.status === 'unproven')
      await session.calm({ quietMs: 200, maxMs: Math.max(1, Math.min(1_000, end - ctx.now())) });
    else if (rests) await session.calm({ ...calm, maxMs: Math.max(1, end - ctx.now()) });
  }
}

// Pages answer typing late: they wait for its end, and what was true before it may be true by chance.
function calmFor(rest: Rest, typing: boolean): Calm {
  const restful: Calm = rest === 'none' ? calms.acted : calms[rest];
  return typing ? { ...restful, quietMs: Math.max(restful.quietMs, typed.quietMs) } : restful;
}

// What is owed before the look may be done by the time that it is over.
async function lookAt(session: Session, { polls, fresh, stays }: { polls: number; fresh: boolean; stays: boolean }) {
  const ahead = stays ? await owedNow(session) : null;
  const maxAgeMs = polls > 0 ? 250 : stays ? justNowMs : Number.POSITIVE_INFINITY;
  return { ahead, view: await session.look({ values: true, fresh, maxAgeMs }) };
}

// What was shown for a moment only may have been meant to be; a value, a number or a state that was taken back was not.
function wentBy(step: Step, now: Checked, { momentary, facts }: { momentary: Checked | null; facts: Facts }): Checked {
  const { check, view } = now;
  if (check.status !== 'not_met' || momentary === null) return now;
  if (isPassing(step, facts)) return momentary;
  const { action } = step;
  if (action !== 'assertVisible')
    return { check: { ...check, seen: `${check.seen}, as it was for a moment only` }, view };
  return { check: unproven('no_evidence', 'it was shown for a moment only', momentary.check.evidence), view };
}

// A message goes by itself, and was shown, unless one that something went wrong stands there instead.
function isPassing({ action, target, op }: Step, { view, since }: Facts): boolean {
  if ((action !== 'assertVisible' && action !== 'assertText') || isNegativeOp(op)) return false;
  if (!namesMessage(target) && toneOf(target) === null) return false;
  return since === null || newInTone({ view, since }, 'error') === undefined;
}

/** How long something was so is told by looking at it again and again. In milliseconds. */
const sliceMs = 250;
/** What was seen no longer ago stands for the page as an action left it. In milliseconds. */
const justNowMs = 100;

// What left it open because nobody saw it does no more once it is drawn: a fade has ended.
function isStillOpen(open: Checked | null, view: View): open is Checked {
  const unseen = open?.check.status === 'unproven' ? open.check.unseen : undefined;
  return open !== null && (unseen === undefined || !hasComeIntoSight(view, unseen));
}

// What is to be shown may yet come, whatever stands there that leaves it open.
function mayCome({ action, op }: Step, check: Extract<Check, { status: 'unproven' }>): boolean {
  const shows = action === 'assertVisible' || (action === 'assertText' && !isNegativeOp(op));
  return check.mayCome === true || (shows && check.failure === 'no_evidence');
}

const entries: readonly (string | undefined)[] = ['row', 'cell', 'listitem', 'card'];

// An entry may show what the page kept of it, until the answer that is under way puts it right.
function mayBeCorrected(session: Session, { action, target }: Step): boolean {
  const reads = action === 'assertText' || action === 'assertNumber';
  return reads && entries.includes(target?.role) && isAsking(session);
}

function isAsking({ watch, marked }: Session): boolean {
  return watch.pending(marked()) > 0;
}

function wasSo(session: Session, step: Step): boolean {
  const { actedOn } = session;
  return actedOn !== null && checkers[step.action as AssertionVerb](step, session.facts(actedOn)).status === 'met';
}

// A filter is asked for a moment after its button: what is listed until the answer came is the old page.
async function letLeave(session: Session, { waitMs }: Waits): Promise<void> {
  await session.calm(leaving);
  if (isAsking(session)) await session.calm({ ...calms.acted, maxMs: Math.max(longPollMs, waitMs) });
}

/** How what was said before it went away is told. */
export const forAMoment = 'for a moment the page said';

// A message that is gone again before time is up says why what was expected did not come.
function passingBy(since: View | null) {
  let said: string | null = null;
  return {
    note(view: View): void {
      const told = since === null || said !== null ? undefined : newInTone({ view, since }, 'error');
      if (told !== undefined) said = fullText(told).slice(0, 120);
    },
    tell(check: Check, view: View): Check {
      if (said === null || check.status !== 'not_met') return check;
      const stands = since !== null && newInTone({ view, since }, 'error') !== undefined;
      return stands ? check : { ...check, seen: `${check.seen}; ${forAMoment} "${said}"` };
    },
  };
}

function cameNow(check: Check, { since }: Facts): boolean {
  if (since === null || check.status === 'met') return false;
  if (check.status === 'unproven') return check.failure === 'ambiguous';
  return check.about !== undefined && !stoodIn(since, check.about);
}

const typed = { quietMs: 550, maxMs: 1_500 };
const graceMs = 10_000;
/** What closes goes with its motion or a timer, of which a page at rest has none. */
const leaving = { quietMs: 600, maxMs: 900, oneFrame: true };
/** Time kept back at the end of a run, so that it can still say what it came to. */
const lastMs = 500;

function unreadable(check: Check): Check {
  if (check.status === 'unproven') return check;
  return unproven('no_evidence', 'the page could not be read to its end', check.evidence);
}

/** Whether a condition holds now: decided on the page at rest, within a short time. */
export async function holds(session: Session, step: Step, options: { waitMs: number }): Promise<boolean | Checked> {
  await session.calm({ quietMs: 250, maxMs: 3_000 });
  const checked = await awaitCheck(session, step, options);
  if (checked.check.status === 'unproven') return checked;
  return checked.check.status === 'met';
}
