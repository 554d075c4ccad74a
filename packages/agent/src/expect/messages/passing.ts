import type { AssertionVerb, Step } from '@smokejumper/contracts';
import { isBusy } from '../../ground/names/nouns.ts';
import { foldedText, fullText, type View } from '../../ground/view/view.ts';
import type { Session } from '../../run/session.ts';
import { type Check, type Facts, unproven } from '../check.ts';
import { checkers } from '../checkers.ts';
import { isNegativeOp } from '../compare.ts';
import { newInTone, reads } from './messages.ts';
import { newsOf } from './news.ts';

interface Checked {
  check: Check;
  view: View;
}

/** What was to be seen for as long was to be seen by a person. In milliseconds. */
const visibleMs = 300;

/** Whether a check may speak of what is so only while what was started is under way: a state, or words that are shown. */
export function mayPass({ action, op, value }: Step): boolean {
  if (isNegativeOp(op)) return false;
  if (action === 'assertState') return value === 'disabled' || value === 'readonly';
  return action === 'assertVisible' || action === 'assertText';
}

/** A spinner on the page means that more is coming, unless the spinner itself is what the check speaks of. */
export function speaksOfWork({ target, action, value = '' }: Step): boolean {
  const words = `${target?.noun ?? ''} ${target?.text ?? ''}`;
  if (target?.role === 'progressbar' || /spinner|load|progress/i.test(words)) return true;
  return [words, action === 'assertText' ? value : ''].some((said) => /\p{L}ing\b.*(?:…|\.\.\.)$/iu.test(said));
}

// Words that tell of work, and not of how something is to stay: "Running" or "Status: Running", never "Following".
const tellsOfWork =
  /^(?:[^:]{1,30}: ?)?(?:(?:now |still |currently )?(?:analy[sz]|apply|build|calculat|check|comput|connect|convert|copy|creat|delet|deploy|download|export|fetch|generat|import|install|load|mov|prepar|process|publish|refresh|remov|restart|run|runn|sav|scann|search|send|sign|start|stopp|submitt|sync|synchroni[sz]|upload|updat|validat|verify|wait|work)ing|busy|in progress|please wait)\b/;

function isWorking(words: string): boolean {
  return words.length < 60 && tellsOfWork.test(words);
}

function showsWork({ items }: View): boolean {
  return items.some(
    (item) =>
      isBusy(item) || item.role === 'progressbar' || (item.children.length === 0 && isWorking(foldedText(item))),
  );
}

/**
 * Follows what held after an action and no longer does when the page has come to rest. `declared`: the flow itself says
 * later that it is so no more. `look` is how the check finds a page.
 */
export function createPassing(session: Session, step: Step, input: { declared: boolean; look(facts: Facts): Check }) {
  let kept: (Checked & { from: number; until: number }) | null = null;
  const glimpsed = () => {
    if (!mayPass(step)) return;
    for (const { view, from, until } of session.glimpses.seen()) {
      const check = input.look(session.facts(view));
      if (check.status === 'met') kept = { check, view, from: Math.min(kept?.from ?? from, from), until };
      else if (kept !== null && from < kept.from) continue;
      else kept = null;
    }
  };
  const shown = () => (kept !== null && kept.until - kept.from >= visibleMs ? kept : null);
  return {
    /** It holds now. */
    note({ check, view }: Checked): void {
      const at = session.ctx.now();
      kept = { check, view, from: kept?.from ?? at, until: at };
    },
    /** What says that the page is at work was seen to do so, however that ended. */
    atWork(now: Check): Checked | null {
      if (now.status !== 'not_met' || !speaksOfWork(step)) return null;
      glimpsed();
      return shown();
    },
    /** What is to be said where it no longer holds; null where having held tells nothing. */
    tell(now: Check, facts: Facts): Checked | null {
      if (now.status !== 'not_met' || !mayPass(step)) return null;
      if (kept === null) glimpsed();
      const was = shown();
      if (was === null) return null;
      const { check, view } = was;
      if (input.declared || speaksOfWork(step)) return { check, view };
      const lastedMs = Math.round((was.until - was.from) / 100) * 100;
      const seen = `it was so for ${lastedMs / 1_000} s after the action, and nothing tells whether it should have stayed so`;
      const open = { check: unproven('no_evidence', seen, check.evidence), view };
      const ended = endOf(session, facts, view);
      // A vote that can be cast again was taken back, a job that can be started again is done: nothing tells which it is.
      if (step.action === 'assertState') return ended.badly ? null : open;
      const words = `${step.action === 'assertText' ? step.value : step.target?.text}`.toLowerCase();
      const ofWork = isWorking(words);
      if (ofWork && ended.ofWork && ended.news && !ended.failed && !ended.badly) return { check, view };
      if (ofWork) return open;
      if (ended.badly) return null;
      return (step.action === 'assertText' ? isOther(session, step, now) : ended.news) ? open : null;
    },
  };
}

// How what was under way ended: the page said that it was at work, and says so no more.
function endOf(session: Session, facts: Facts, during: View) {
  const before = session.actedOn;
  const came = before === null ? [] : newsOf(before, facts.view).items;
  const complains = came.some((item) => reads(fullText(item), 'error', { anew: true }));
  return {
    ofWork: showsWork(during) && !showsWork(facts.view) && (before === null || !showsWork(before)),
    news: came.length > 0,
    badly: complains || newInTone({ view: facts.view, since: before }, 'error') !== undefined,
    failed: facts.pageErrors.length > session.errorsBefore,
  };
}

// What went on to something else was not taken back.
function isOther(session: Session, step: Step, now: Check): boolean {
  const { actedOn } = session;
  if (actedOn === null || now.status !== 'not_met') return false;
  const before = checkers[step.action as AssertionVerb](step, session.facts(actedOn));
  return before.status === 'not_met' && before.seen !== now.seen;
}

/** Whether later checks of the same flow, up to its next action, say that what this one demands is so no more. */
export function declaresPassing(step: Step, following: readonly Step[]): boolean {
  const same = JSON.stringify(step.target ?? {});
  for (const next of following) {
    const said = next.until ?? next;
    if (next.action !== 'waitFor' && next.kind !== 'assert') return false;
    if (JSON.stringify(said.target ?? {}) !== same || next.condition !== undefined) continue;
    if (said.action === 'assertNotVisible' && step.action === 'assertVisible') return true;
    if (said.action !== step.action || isNegativeOp(step.op)) continue;
    if (step.action === 'assertState' && opposite[step.value ?? ''] === said.value) return true;
    if (step.action === 'assertText' && isOtherText(step, said)) return true;
  }
  return false;
}

function isOtherText(step: Step, said: Step): boolean {
  const [now, then] = [step.value ?? '', said.value ?? ''].map((text) => text.toLowerCase());
  if (now === undefined || then === undefined || step.against !== undefined || said.against !== undefined) return false;
  return isNegativeOp(said.op) ? now === then : !then.includes(now) && !now.includes(then);
}

const opposite: Readonly<Record<string, string>> = { disabled: 'enabled', readonly: 'editable' };
