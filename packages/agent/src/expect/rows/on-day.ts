import type { Evidence, Step, Target } from '@smokejumper/contracts';
import { groundAll } from '../../ground/ground.ts';
import { isCell } from '../../ground/names/roles.ts';
import { cellsForDay, dayTold, isCalledDay } from '../../ground/tables/day-cells.ts';
import { closest, type Item, nameOf, type View } from '../../ground/view/view.ts';
import { type Check, type Facts, met, notMet, unproven } from '../check.ts';
import { isNegativeOp } from '../compare.ts';
import { quotesOf } from '../outline.ts';
import { type Reading, readingsOf } from '../reading/reading.ts';

/**
 * "The meeting is on November 28", or is not, where it stands in a cell of a calendar that is called by its day. One that is
 * drawn beyond its cell goes on to other days. Null where it is no day, or that of no cell that holds it.
 */
export function onDay(view: View, { target = {}, op }: Step, wanted: string): Check | null {
  if (target.role === 'cell') return inCellOfDay(view, target, wanted);
  const words = dayTold(wanted);
  if (target.text === undefined || (words === null && !inFigures.test(wanted))) return null;
  const { readings } = readingsOf(view, target);
  const held = readings.map(inDay);
  const [first] = held;
  const ofDay = held.filter(({ cell }) => cell !== null && isCalledDay(cell, words ?? []));
  const quotes = held.flatMap(({ cell }) => (cell === null ? [] : quotesOf(view, cell)));
  if (first !== undefined && first.cell !== null && ofDay.length === 0 && held.some(goesBeyond))
    return goesOn(first.item, first.cell, quotes);
  const [on] = ofDay;
  if (on?.cell != null && words === null)
    return unproven(
      'no_evidence',
      `${nameOf(on.item)} stands in ${nameOf(on.cell)}, which tells the day in other words`,
      quotes,
    );
  if (on === undefined || on.cell === null) return null;
  if (isNegativeOp(op)) return notMet(`${nameOf(on.item)} stands in ${nameOf(on.cell)}`, quotes, on.item);
  return ofDay.length === held.length
    ? met(quotes)
    : unproven('ambiguous', `of several only some stand in ${nameOf(on.cell)}`, quotes);
}

/** What stands on no such day may go on to it, where it is drawn beyond the cell of another one: that is open. */
export function unlessGoesOn({ target = {} }: Step, { view }: Pick<Facts, 'view'>, check: Check): Check {
  const { scope, ...alone } = target;
  const days = scope === undefined || check.status === 'unproven' ? [] : cellsForDay(view.items, scope);
  if (days.length === 0) return check;
  const held = readingsOf(view, alone).readings.map(inDay);
  const beyond = held.find((one) => goesBeyond(one) && !days.some((day) => day === one.cell));
  if (beyond === undefined || beyond.cell === null || held.some(({ cell }) => cell !== null && days.includes(cell)))
    return check;
  return goesOn(beyond.item, beyond.cell, quotesOf(view, beyond.cell));
}

function goesOn(item: Item, cell: Item, quotes: Evidence[]): Check {
  return unproven('no_evidence', `${nameOf(item)} goes on beyond ${nameOf(cell)}`, quotes);
}

const inDay = ({ item }: Pick<Reading, 'item'>) => ({
  item,
  cell: closest(item, (up) => isCell(up) && isCalledDay(up, [])),
});

// "The cell for November 27 shows Fair", or does not, where Fair is drawn from another one beyond that.
function inCellOfDay(view: View, { text = '' }: Target, wanted: string): Check | null {
  if (dayTold(text) === null || wanted === '') return null;
  const { items } = groundAll(view, { target: { text: wanted }, purpose: 'read', exact: true, shown: true });
  const held = items.map((item) => inDay({ item }));
  const beyond = held.find(goesBeyond);
  if (beyond?.cell == null) return null;
  const seen = `${nameOf(beyond.item)} goes on beyond ${nameOf(beyond.cell)}`;
  return unproven('no_evidence', seen, quotesOf(view, beyond.cell));
}

const inFigures = /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}$/;

function goesBeyond({ item, cell }: { item: Item; cell: Item | null }): boolean {
  const [own, around] = [item.role === 'text' ? (item.up?.box ?? null) : item.box, cell?.box ?? null];
  return own !== null && around !== null && own.x + own.width > around.x + around.width + 1;
}
