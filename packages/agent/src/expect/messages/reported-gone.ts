import type { Scope, Step } from '@smokejumper/contracts';
import { areasOf, placeOf } from '../../ground/places/scope.ts';
import { closest, type Item, nameOf, type View } from '../../ground/view/view.ts';
import { type Check, type Facts, met, notMet, unproven } from '../check.ts';
import { isNegativeOp } from '../compare.ts';
import { quotesOf } from '../outline.ts';
import { readingsOf } from '../reading/reading.ts';
import { groundSeen } from '../unproven/unseen.ts';
import { innermostSaying } from '../verbs/compared.ts';
import { wantedValue } from '../wanted.ts';
import { isMarked, reportsRemoval, toneOf } from './messages.ts';

/**
 * "Woodwind is in the calendar", or is not, where of what stands there only a message "Woodwind was removed" holds the
 * name: that tells that it is gone. A line that nothing marks as a message leaves it open: it may be an entry of a log.
 */
export function unlessReported(step: Step, facts: Facts, check: Check): Check {
  const isGone = step.action === 'assertText' && isNegativeOp(step.op);
  if (check.status !== (isGone ? 'not_met' : 'met')) return check;
  const { name, items } = namedIn(step, facts);
  const [first] = items;
  if (first === undefined || !items.every((item) => reportsRemoval(facts.view, item, name))) return check;
  const seen = `only ${nameOf(first)} holds "${name}", and tells that it is gone`;
  const quotes = quotesOf(facts.view, first);
  if (!items.every(isInMessage)) return unproven('ambiguous', seen, quotes);
  return isGone ? met(quotes) : notMet(seen, quotes, first);
}

// What a step says to stand in a part of the page, and what holds that there. Of a message only its words are asked.
function namedIn(step: Step, facts: Facts): { name: string; items: Item[] } {
  const { action, target = {}, op = 'contains' } = step;
  const none = { name: '', items: [] };
  if (action === 'assertVisible') {
    const { text: name, scope } = target;
    if (name === undefined || scope?.relation !== 'within' || tellsOfGone(facts.view, scope)) return none;
    return { name, items: groundSeen(facts.view, { target, purpose: 'read', exact: true, shown: true }).items };
  }
  const name = action === 'assertText' && /contains$/.test(op) ? wantedValue(step, facts) : null;
  if (name === null || step.target === undefined || tellsOfGone(facts.view, placeOf(target))) return none;
  const { readings } = readingsOf(facts.view, target);
  return readings.some(({ item }) => isInMessage(item)) ? none : { name, items: innermostSaying(readings, name) };
}

/** Whether a place is one where names stand of what is gone: a message, a log, a history. */
export function tellsOfGone(view: View, { relation, ...place }: Scope): boolean {
  const words = `${place.text ?? ''} ${place.noun ?? ''} ${place.role ?? ''}`;
  if (toneOf(place) !== null || /\b(?:log|history|activity|activities|feed|trail|timeline|journal)\b/i.test(words))
    return true;
  return areasOf(view.items, { ...place, relation }, () => true).some(({ root }) => root !== null && isInMessage(root));
}

function isInMessage(item: Item): boolean {
  return closest(item, isMarked) !== null;
}
