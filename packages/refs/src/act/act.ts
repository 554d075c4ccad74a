import { AppError, type CandidateCounts, type RefOutcome } from '@smokejumper/contracts';
import { type Guarded, guard } from '../guard/guard.ts';
import { type Healing, heal } from '../heal/heal.ts';
import type { ElementReading } from '../injected/field/read.ts';
import type { Entry } from '../ledger/entry.ts';
import { LinkError } from '../link/deadline.ts';
import type { Session } from '../session.ts';
import type { Tab } from '../tabs/tabs.ts';
import type { ActOptions, ActResult, RefAction } from '../types.ts';
import { needOf, perform } from './perform.ts';
import type { Done } from './point.ts';
import { problemOf } from './problem-of.ts';
import { record, snapshotOf } from './record.ts';

/**
 * Finds out what became of a ref, and acts only if it still is what it was. A bad ref or an action that cannot be
 * one is an outcome, never an error.
 */
export async function act(
  session: Session,
  ref: string,
  action: RefAction,
  options: ActOptions = {},
): Promise<ActResult> {
  const started = session.now();
  const attempt: Attempt = { session, ref, action, options, healing: null };
  const found = lookUp(session, ref, action, options.tab);
  const outcome = 'outcome' in found ? found : await tryEntry(attempt, found.entry, found.tab);
  return record(session, { ref, action, options, started, outcome });
}

/** What an attempt ended with, before it is timed and written down. */
export interface Attempted {
  outcome: RefOutcome;
  acted: boolean;
  detail: string;
  entry?: Entry;
  seen?: Guarded;
  healedTo?: Entry;
  candidates?: Entry[];
  counts?: CandidateCounts;
  reading?: ElementReading;
  slipped?: boolean;
  unmoved?: boolean;
}

interface Attempt {
  session: Session;
  ref: string;
  action: RefAction;
  options: ActOptions;
  healing: Healing | null;
}

function lookUp(
  session: Session,
  ref: string,
  action: RefAction,
  tabId: string | undefined,
): Attempted | { entry: Entry; tab: Tab } {
  const refused = (outcome: RefOutcome, detail: string, entry?: Entry): Attempted => ({
    outcome,
    acted: false,
    detail,
    ...(entry ? { entry } : {}),
  });
  if (typeof ref !== 'string' || !/^e[1-9]\d{0,14}$/.test(ref))
    return refused('malformed', 'a ref is the letter e and a number');
  const entry = session.ledger.get(ref);
  if (!entry) return refused('never_issued', 'no snapshot of this run has shown it');
  if (tabId !== undefined && tabId !== entry.tab)
    return refused('wrong_tab', `it is on ${entry.tab}, not on ${tabId}`, entry);
  const problem = problemOf(action);
  if (problem) return refused('malformed', problem, entry);
  const tab = session.tabs.get(entry.tab);
  if (!tab) return refused('stale_navigation', 'its tab is not open', entry);
  return { entry, tab };
}

async function tryEntry(attempt: Attempt, entry: Entry, tab: Tab): Promise<Attempted> {
  try {
    return await actOn(attempt, entry, tab);
  } catch (error) {
    if (!(error instanceof LinkError)) throw error;
    const outcome = error.failure === 'dead' || tab.page.isClosed() ? 'stale_navigation' : 'gone';
    return { outcome, acted: false, detail: error.message.slice(0, 300), entry };
  }
}

async function actOn(attempt: Attempt, entry: Entry, tab: Tab): Promise<Attempted> {
  const { session, action, options } = attempt;
  const need = needOf(action, entry);
  const press = need === 'pointer' || need === 'check';
  const seen = await guard(session, tab, { entry, need, press, signal: options.signal });
  if (seen.verdict === 'gone' && !attempt.healing) return actOnHealed(attempt, entry, tab);
  if (seen.verdict !== 'ok') return refusal(entry, seen);
  const done = await perform(session, entry, seen, action).catch((error) => unfinished(error, action));
  if (done.refused && done.refused.verdict !== 'ok') return { ...refusal(entry, done.refused), detail: done.detail };
  if (!done.acted)
    return { outcome: done.malformed ? 'malformed' : 'disabled', acted: false, detail: done.detail, entry, seen };
  // Found on another element by a snapshot that the decision does not know: healed, only earlier.
  const moved = snapshotOf(options) < (entry.movedIn ?? 0);
  const outcome = moved ? 'healed' : entry.lost ? 'reattached' : 'live';
  entry.lost = false;
  if (/^(fill|type|clear|press|select)$/.test(action.type)) entry.typed = true;
  const hitTest = done.hitTest ?? seen.hitTest;
  const reading = done.reading ? { reading: done.reading } : {};
  const healed = moved && !attempt.healing ? { healedTo: entry } : {};
  const acted = action.type !== 'read';
  const { slipped, unmoved, detail } = done;
  const met = { ...(slipped && { slipped }), ...(unmoved && { unmoved }) };
  return { outcome, acted, detail, entry, seen: { ...seen, hitTest }, ...reading, ...healed, ...met };
}

/** Keys and presses may have reached the page before it stopped answering: they are not to be repeated. */
function unfinished(error: unknown, action: RefAction): Done {
  if (error instanceof AppError || !(error instanceof Error) || action.type === 'read') throw error;
  if (error instanceof LinkError && error.failure !== 'timeout') throw error;
  return { acted: true, detail: `it may have been done in part: ${error.message.slice(0, 200)}` };
}

function refusal(entry: Entry, seen: Guarded): Attempted {
  // A page that does not answer can no more be acted on than one that has lost the element.
  const outcome = seen.verdict === 'unanswered' || seen.verdict === 'ok' ? 'gone' : seen.verdict;
  return { outcome, acted: false, detail: seen.detail, entry, seen };
}

async function actOnHealed(attempt: Attempt, entry: Entry, tab: Tab): Promise<Attempted> {
  const healing = await heal(attempt.session, tab, entry);
  const { candidates, counts, detail } = healing;
  if (!healing.entry) return { outcome: healing.outcome, acted: false, detail, entry, candidates, counts };
  const used = await actOn({ ...attempt, healing }, healing.entry, tab);
  const through = used.outcome === 'live' || used.outcome === 'reattached';
  return { ...used, outcome: through ? 'healed' : used.outcome, entry, healedTo: healing.entry, counts };
}
