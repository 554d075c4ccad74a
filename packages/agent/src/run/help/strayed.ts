import type { NetworkRecord, Step } from '@smokejumper/contracts';
import { addressFor } from '../../brains/model/check-plan.ts';
import { passwordForm } from '../../ground/names/kinds.ts';
import type { Course } from '../course.ts';
import { type Failure, failure } from '../outcome.ts';
import { unaskedConsequence } from './consequences.ts';

const leads = new Set(['navigate', 'newTab']);
const leaves = new Set(['back', 'switchTab', 'closeTab']);

// Where a secret may be typed: into a field, which is looked at before it is (see rails.ts).
const fields = new Set(['fill', 'set', 'login']);

/**
 * A model acts only on pages of the flow's own origins, leads nowhere else, and puts secrets into fields only; null when
 * it does.
 */
export function strayed(course: Course, step: Step): Failure | null {
  const { session, mayBeAt } = course;
  const { flow } = session.input;
  const secret = fields.has(step.action) ? null : secretIn(session, step);
  if (secret !== null) return failure('refused', 'policy', `{{${secret}}} is only for a field, not for ${step.action}`);
  const address = leads.has(step.action) ? addressFor(session, step.value ?? '') : null;
  if (address !== null) {
    if (!mayBeAt(address)) return failure('refused', 'policy', `${address} is outside the flow's own site`);
    const what = unaskedConsequence(new URL(address).pathname, `${flow.name}\n${flow.spec}`);
    if (what === null) return null;
    return failure('refused', 'policy', `${address} would mean ${what}, which the flow does not ask for`);
  }
  const here = session.page().url();
  if (leaves.has(step.action) || here === 'about:blank' || mayBeAt(here)) return null;
  return failure('refused', 'policy', `the page in front, ${here}, is outside the flow's own site`);
}

const blames = new Set(['missing_element', 'expectation_not_met', 'action_had_no_effect', 'page_error']);

/** What fails on the page that stands where another was not allowed to open says nothing about the site. */
function explainBlocked(course: Course): void {
  const { stop, session } = course;
  if (stop === null || !blames.has(stop.failureClass) || !/^(about:blank$|chrome-error:)/.test(session.page().url()))
    return;
  const documents = session.input.recording.network().filter(({ resourceType }) => resourceType === 'document');
  const failure = documents.findLast((record) => record.failure?.startsWith('blocked') === true)?.failure;
  if (failure)
    course.stop = { ...stop, failureClass: 'policy', found: `a page was not opened: ${failure}; ${stop.found}` };
}

const ownParts = new Set(['document', 'script', 'stylesheet']);

// Data counts where the flow's own site kept it back to the end: what was asked again and given is there.
function keptData({ mayBeAt }: Course, records: readonly NetworkRecord[]): NetworkRecord[] {
  const last = new Map(records.map((asked) => [`${asked.method} ${asked.url}`, asked]));
  const data = [...last.values()].filter(({ resourceType }) => resourceType === 'fetch' || resourceType === 'xhr');
  return data.filter((asked) => asked.status === 429 && mayBeAt(asked.url));
}

/** What fails on a page that, or a part of which, the site kept back because it was asked too often is not its fault. */
function explainTurnedAway(course: Course): void {
  const { stop, session } = course;
  if (stop === null || !blames.has(stop.failureClass)) return;
  const records = session.input.recording.network();
  const kept = records.filter((asked) => asked.status === 429 && ownParts.has(asked.resourceType));
  kept.push(...keptData(course, records));
  if (kept.length === 0 && session.watch.documentStatus(session.page()) !== 429) return;
  const what = 'the site answered 429 (asked too often) instead of giving a part of its page';
  course.stop = { ...stop, failureClass: 'policy', found: `${what}; ${stop.found}` };
}

const speaksOfEntering = /\b(?:log|sign)(?:s|g?ed|g?ing)?[- ]?(?:in|out|off|on)\b|\bpasswords?\b|\bsessions?\b/i;

/** What fails on a form to sign in, where the session of another run was to let the flow in, may be its end alone. */
function explainSignedOut(course: Course): void {
  const { stop, session } = course;
  const { flow, signedIn } = session.input;
  if (stop === null || !blames.has(stop.failureClass) || signedIn !== true || speaksOfEntering.test(flow.spec)) return;
  if (passwordForm(session.seen()?.items ?? [], 'sign in').length === 0) return;
  const what = 'the page asks to sign in, and the session that the flow began with may have ended';
  course.stop = { ...stop, failureClass: 'no_evidence', found: `${what}; ${stop.found}` };
}

/** What fails on a page that a model led to, outside the flow's own site, says nothing about that site. */
export function explainStraying(course: Course): void {
  explainBlocked(course);
  explainTurnedAway(course);
  explainSignedOut(course);
  const { stop, session, lessons } = course;
  const here = session.page().url();
  if (stop === null || !blames.has(stop.failureClass) || here === 'about:blank' || course.mayBeAt(here)) return;
  if (!lessons.some((lesson) => lesson.by === 'model')) return;
  const found = `a model led to ${new URL(here).origin}, which is outside the flow's own site; ${stop.found}`;
  course.stop = { ...stop, failureClass: 'policy', found };
}

// A secret still stands as its placeholder here: only what types it sees its value.
function secretIn(session: Course['session'], step: Step): string | null {
  const texts = [step.value ?? '', step.target?.text ?? ''];
  const names = Object.keys(session.input.secrets);
  return (
    names.find((name) => texts.some((text) => session.values.reveal(text) !== text && text.includes(name))) ?? null
  );
}
