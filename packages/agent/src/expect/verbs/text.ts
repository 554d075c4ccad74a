import type { Scope, Step } from '@smokejumper/contracts';
import { frames } from '../../ground/names/nouns.ts';
import { placeOf } from '../../ground/places/scope.ts';
import { isOfFrame, isPlainList } from '../../ground/repeats/lists.ts';
import { cellsForDay } from '../../ground/tables/day-cells.ts';
import { fullText, type Item } from '../../ground/view/view.ts';
import { type Check, type Checker, type Facts, met, notMet, targetWords, tellsMore, unproven } from '../check.ts';
import { compareText, isNegativeOp, regexOf } from '../compare.ts';
import { lineOfCount } from '../counting/stated.ts';
import { sumOfColumn } from '../counting/sum-of-column.ts';
import { readingsAtField } from '../messages/field-message.ts';
import { onlyOnButton } from '../messages/message-closer.ts';
import { newlySaid, toneOf } from '../messages/messages.ts';
import { missingFrom } from '../missing-from.ts';
import { quotesOf } from '../outline.ts';
import { aspectOf } from '../reading/aspect.ts';
import { datedReadings } from '../reading/dated.ts';
import { dialogTitle } from '../reading/dialog-title.ts';
import { untoldContent } from '../reading/empty.ts';
import { untoldLabelled } from '../reading/labelled-lines.ts';
import { onlyEntry } from '../reading/only-entry.ts';
import { partTitle } from '../reading/part-title.ts';
import { type Reading, readingsOf } from '../reading/reading.ts';
import { withoutStruck } from '../reading/struck.ts';
import { asCell } from '../rows/as-cell.ts';
import { columnLists } from '../rows/column-lists.ts';
import { inLastTable } from '../rows/last-table.ts';
import { onDay } from '../rows/on-day.ts';
import { numberedReadings } from '../unproven/numbered-line.ts';
import { otherEntry } from '../unproven/other-entry.ts';
import { isUnseen, untoldUnseen } from '../unproven/unseen.ts';
import { headOfCard } from '../unproven/untold-entry.ts';
import { otherHeading, untoldHeading } from '../unproven/untold-heading.ts';
import { untoldMenu } from '../unproven/untold-menu.ts';
import { untoldPartOf } from '../unproven/untold-part-of.ts';
import { untoldWhichList } from '../unproven/which-list.ts';
import { wantedValue } from '../wanted.ts';
import { compared, innermostSaying } from './compared.ts';
import { notVisible } from './not-visible.ts';
import { visible } from './visible.ts';

/** `assertText`: what stands in the target, compared. Several elements by that name must agree. */
export const text: Checker = (step, facts) => {
  const op = step.op ?? 'contains';
  const wanted = wantedValue(step, facts);
  if (wanted === null) return unproven('no_evidence', `nothing was remembered as "${step.against}"`);
  if (op === 'matches' && regexOf(wanted) === null)
    return unproven('not_understood', `${wanted} is no regular expression`);
  const check =
    sumOfColumn(facts.view, step, wanted) ??
    inResults(step, facts, wanted) ??
    inList(step, facts, wanted) ??
    inFrame(step, facts, wanted) ??
    inDay(step, facts, wanted) ??
    columnLists(facts.view, step, wanted) ??
    ofReadings(step, facts, wanted);
  const isLacking = check.status === (isNegativeOp(op) ? 'met' : 'not_met');
  const cell = isLacking ? asCell(facts.view, step) : null;
  if (cell !== null) return text(cell, facts);
  const day = isLacking ? onDay(facts.view, step, wanted) : null;
  if (day !== null) return day;
  if (check.status === 'met' && isNegativeOp(op)) return otherHeading(facts.view, step, wanted) ?? check;
  if (check.status === 'met' || isNegativeOp(op)) return check;
  const said = newlySaid(facts, { step, wanted });
  if (said !== null || check.status !== 'not_met') return said ?? awaited(step, check);
  return untoldHeading(facts.view, step.target ?? {}, wanted) ?? check;
};

// "The results include X" is to say that one of them shows X, and that X is in what holds them.
function inResults({ target = {}, op = 'contains' }: Step, facts: Facts, wanted: string): Check | null {
  const { role, noun, ...others } = target;
  const isOne = !/^(?:(?:search )?results|hits|matches)$/.test(noun ?? '') || Object.keys(others).length > 0;
  if (isOne || (role ?? 'listitem') !== 'listitem' || (op !== 'contains' && op !== 'not-contains')) return null;
  const { readings } = readingsOf(facts.view, { role: 'listitem', noun });
  if (readings.length > 0) {
    const one = readings.find(({ texts }) => texts.some((shown) => compareText(shown, 'contains', wanted)));
    if (one === undefined) return null;
    const quotes = quotesOf(facts.view, one.item);
    return op === 'contains' ? met(quotes) : notMet(`the ${noun} show "${fullText(one.item)}"`, quotes, one.item);
  }
  return standsIn(placeOf({ noun }), facts, { op, wanted });
}

// That words stand in a place, or do not.
function standsIn(
  scope: Scope,
  facts: Facts,
  { op, wanted }: { op: 'contains' | 'not-contains'; wanted: string },
): Check {
  const target = { text: wanted, scope };
  return op === 'contains'
    ? visible({ action: 'assertVisible', target }, facts)
    : notVisible({ action: 'assertNotVisible', target }, facts);
}

// "The list shows X" is to say that X is in it, be the list told as one or only to be seen.
function inList(step: Step, facts: Facts, wanted: string): Check | null {
  const list = step.target ?? {};
  const op = step.op ?? 'contains';
  if ((list.role !== 'list' && list.role !== 'column') || list.ordinal !== undefined) return null;
  const within = placeOf(list);
  const gone = () => standsIn(within, facts, { op: 'not-contains', wanted });
  // Where nothing is told to be the list, that it lacks something may be told all the same.
  if (op === 'not-contains' && list.role === 'list' && readingsOf(facts.view, list).readings.length === 0)
    return gone();
  // What merely follows the title of a column is not all that stands in it, and of several lists one may hold it.
  if (op === 'not-contains') {
    const check = gone();
    if (check.status === 'not_met' && !(check.about !== undefined && isOfFrame(check.about))) return check;
  }
  if (op !== 'contains' && op !== 'not-contains') return null;
  const line = isPlainList(within) ? lineOfCount(facts.view, wanted) : null;
  if (line !== null && op === 'not-contains')
    return notMet(`"${wanted}" stands beside the list`, quotesOf(facts.view, line), line);
  const held = { text: wanted, scope: within };
  const other = list.role === 'list' ? (untoldWhichList(facts.view, held) ?? otherEntry(facts.view, held)) : null;
  if (other !== null || op !== 'contains') return other;
  const listed = standsIn(within, facts, { op, wanted });
  const all = list.role === 'column' ? readingsFor(step, facts) : null;
  const hasStruck = all?.some((reading) => withoutStruck(reading, list) !== reading) === true;
  if (listed.status === 'unproven' && line !== null) return met(quotesOf(facts.view, line));
  if ((listed.status === 'met' && !hasStruck) || isPlainList(within)) return listed;
  const check = compared(step, facts, { wanted, all: all ?? readingsFor(step, facts) });
  if (hasStruck) return check;
  return check.status === 'met' || check.status === listed.status ? check : listed;
}

// "The top bar shows X", where no markup tells which that is: it may be seen by its place, as for what is pressed in it; so
// a calendar is by the days of the week over it.
function inFrame({ target = {}, op = 'contains' }: Step, facts: Facts, wanted: string): Check | null {
  const { noun, ...others } = target;
  if (op !== 'contains' || !(frames.test(noun ?? '') || noun === 'calendar') || tellsMore(others)) return null;
  if (readingsOf(facts.view, target).readings.length > 0) return null;
  const shown = standsIn(placeOf(target), facts, { op, wanted });
  return shown.status === 'not_met' ? null : shown;
}

// "December 10 shows X" is to say that X stands in the cell of that day.
function inDay({ target = {}, op = 'contains' }: Step, facts: Facts, wanted: string): Check | null {
  const { text: day, ...others } = target;
  if (day === undefined || tellsMore(others) || (op !== 'contains' && op !== 'not-contains')) return null;
  const scope = { text: day, relation: 'within' } as const;
  return cellsForDay(facts.view.items, scope).length === 0 ? null : standsIn(scope, facts, { op, wanted });
}

// A message that is said by nothing yet may be on its way.
function awaited({ target }: Step, check: Check): Check {
  return check.status === 'unproven' && toneOf(target) !== null ? { ...check, mayCome: true } : check;
}

function readingsFor({ target = {}, value = '' }: Step, facts: Facts): Reading[] {
  const readings = inLastTable(facts, target, readingsAtField(facts.view, target).readings);
  if (readings.length > 0) return readings;
  const others = [
    () => dialogTitle(facts.view, target, value),
    () => datedReadings(facts.view, target),
    () => partTitle(facts.view, target),
    () => onlyEntry(facts.view, target),
    () => numberedReadings(facts.view, target),
  ];
  return others.map((read) => read()).find(({ length }) => length > 0) ?? [];
}

function ofReadings(step: Step, facts: Facts, wanted: string): Check {
  const aspect = aspectOf(facts.view, step.target ?? {});
  if (aspect?.length === 0) return untoldAspect(step, facts, wanted);
  const found = aspect ?? readingsFor(step, facts);
  const unseen = found.every(({ item }) => isUnseen(item)) ? found[0]?.item : shownUnseen(found, wanted);
  return (
    untoldUnseen(facts, step.target ?? {}, unseen) ??
    onlyOnButton(facts.view, step, found) ??
    untoldContent(
      facts.view,
      found.map(({ item }) => item),
    ) ??
    headOfCard(facts.view, step.target ?? {}, found) ??
    (found.length > 0 ? null : (untoldMenu(facts, step.target ?? {}) ?? untoldPartOf(facts.view, step, wanted))) ??
    untoldLabelled(facts.view, step, {
      check: compared(step, facts, { wanted, all: found }),
      readings: found,
      wanted,
    })
  );
}

// That a page shows no hint at a field is told; that what it shows elsewhere is the hint is not.
function untoldAspect({ target = {} }: Step, { view }: Facts, wanted: string): Check {
  const shown = view.items.find(({ text: words }) => words !== '' && compareText(words, 'contains', wanted));
  if (shown === undefined || wanted === '') return missingFrom(view, target);
  const seen = `"${wanted}" stands on the page, but nothing on it is told to be the ${targetWords(target)}`;
  return unproven('no_evidence', seen, quotesOf(view, shown));
}

// Of what a part of the page holds only some may be drawn: of its slides the one whose turn it is.
function shownUnseen(readings: readonly Reading[], wanted: string): Item | undefined {
  const saying = wanted === '' ? [] : innermostSaying(readings, wanted);
  return saying.every(isUnseen) ? saying[0] : undefined;
}
