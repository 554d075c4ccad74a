import type { RefEvent } from '@smokejumper/contracts';
import { fingerprintOf } from '../ledger/entry.ts';
import type { Session } from '../session.ts';
import type { ActOptions, ActResult, RefAction } from '../types.ts';
import type { Attempted } from './act.ts';
import { typeOf } from './problem-of.ts';

interface Attempt {
  ref: string;
  action: RefAction;
  options: ActOptions;
  started: number;
  outcome: Attempted;
}

/** Turns what happened into the caller's result and the run's diagnostic event. */
export function record(session: Session, attempt: Attempt): ActResult {
  const { ref, started, outcome } = attempt;
  const { entry, seen, healedTo, candidates, counts } = outcome;
  const named = snapshotOf(attempt.options);
  const seenIn = Number.isFinite(named) ? named : (entry?.lastSnapshot ?? 0);
  const age = entry ? Math.max(0, session.snapshots.count - seenIn) : 0;
  const result: ActResult = {
    outcome: outcome.outcome,
    acted: outcome.acted,
    ref,
    ...(healedTo ? { healedTo: healedTo.ref } : {}),
    before: entry ? fingerprintOf(entry.meaning) : null,
    after: seen?.now ? fingerprintOf(seen.now) : null,
    ...(candidates && candidates.length > 0
      ? { candidates: candidates.map((one) => ({ ref: one.ref, ...fingerprintOf(one.meaning) })) }
      : {}),
    ...(counts ? { counts } : {}),
    ...(seen?.interceptor ? { interceptor: seen.interceptor, dismissers: dismissers(session, attempt) } : {}),
    hitTest: seen?.hitTest ?? 'skipped',
    snapshotAge: age,
    durationMs: session.now() - started,
    detail: outcome.detail,
    ...(outcome.reading ? { reading: outcome.reading } : {}),
    ...(outcome.slipped ? { slipped: true } : {}),
    ...(outcome.unmoved ? { unmoved: true } : {}),
  };
  session.emit(eventOf(session, attempt, result));
  return result;
}

/** Number of the snapshot the decision was made on; Infinity when it is not said. */
export function snapshotOf(options: ActOptions): number {
  return Number(/^s([1-9]\d*)$/.exec(String(options.snapshot))?.[1] ?? Number.POSITIVE_INFINITY);
}

/** Refs of the controls that may take the interceptor away: those a snapshot has shown. */
function dismissers(session: Session, { outcome }: Attempt): string[] {
  const { seen, entry } = outcome;
  const frame = seen?.frames[seen.frames.length - 1]?.id;
  if (!seen || !entry || !frame) return [];
  return session.ledger.shown(frame, seen.dismissers).map((one) => one.ref);
}

function eventOf(session: Session, attempt: Attempt, result: ActResult): RefEvent {
  const { entry } = attempt.outcome;
  const tab = entry ? session.tabs.get(entry.tab) : session.tabs.active();
  return {
    ref: typeof result.ref === 'string' ? result.ref.slice(0, 100) : String(result.ref).slice(0, 100),
    action: typeOf(attempt.action),
    outcome: result.outcome,
    acted: result.acted,
    healedTo: result.healedTo ?? null,
    before: result.before,
    after: result.after,
    candidates: result.counts ?? null,
    interceptor: result.interceptor ?? null,
    snapshotAge: result.snapshotAge,
    durationMs: result.durationMs,
    tab: entry?.tab ?? tab?.id ?? '',
    url: tab?.page.url() ?? '',
    detail: result.detail,
  };
}
