import type { Step } from '@smokejumper/contracts';
import { isCellOfRow, isDataRow, isSumsRow, isTick } from '../../ground/names/roles.ts';
import { bare } from '../../ground/names/text.ts';
import { bears } from '../../ground/repeats/bearers.ts';
import { headOver } from '../../ground/tables/columns.ts';
import { closest, fullText, type Item, subtree, type View } from '../../ground/view/view.ts';
import { type Check, met, notMet, targetWords, unproven } from '../check.ts';
import { isNegativeOp } from '../compare.ts';
import { isAmount } from '../counting/amounts.ts';
import { quotesOf } from '../outline.ts';
import { isValueNamed } from '../reading/named-cell.ts';
import type { Reading } from '../reading/reading.ts';
import { valueHead } from '../reading/value-cell.ts';
import { isUnseen } from '../unproven/unseen.ts';

// Under these a row shows what it is not, or not now.
const otherThan = /^(?:default|previous|prior|old|former|last|next|planned|expected|target|allowed|required)\b/i;

/**
 * "KA-103 is In service": what is said of the name of a row may stand in any of its cells, under whatever head. `says`:
 * whether a text says what is wanted, or denied. Null where no further cell of the rows says it.
 */
export function saidInRow(
  view: View,
  { target = {}, op }: Step,
  { readings, says }: { readings: readonly Reading[]; says: (text: string) => boolean },
): Check | null {
  const { text: name, role, ordinal } = target;
  if (name === undefined || role !== undefined || ordinal !== undefined) return null;
  const cells = readings.map(({ item }) => cellSaying(item, says));
  const cell = cells.find((found) => found !== null);
  // What stands under a head of that name is told by it.
  if (readings.some(({ item }) => isValueNamed(item, name))) return null;
  if (cell === undefined || cell === null) return null;
  const [quoted, shown] = [quotesOf(view, cell), fullText(cell)];
  if (readings.some(({ item }) => !bears(closest(item, isInRow) ?? item, name)) || isOfValue(cell)) return null;
  const isTold = !cells.includes(null) && readings.every(({ item }) => isRowName(item, name)) && tells(cell);
  if (!isTold) {
    const seen = `"${shown}" stands in the same row, and nothing tells that ${targetWords(target)} is that`;
    return unproven('no_evidence', seen, quoted);
  }
  return isNegativeOp(op) ? notMet(`${targetWords(target)} shows "${shown}"`, quoted, cell) : met(quoted);
}

// Of a row that lays out fields what stands behind one explains it, and is not what it holds.
function cellSaying(item: Item, says: (text: string) => boolean): Item | null {
  const row = closest(item, isDataRow);
  const own = closest(item, isInRow);
  if (row === null || own === null) return null;
  const isField = (part: Item) => part.value !== null && !isTick(part);
  if (subtree(row).some(isField)) return null;
  const told = ({ struck }: Item) => struck === undefined;
  const others = row.children.filter((part) => part !== own && isInRow(part) && headOver(part) !== null);
  return others.find((part) => !isUnseen(part) && subtree(part).every(told) && says(fullText(part))) ?? null;
}

// A row of sums may be marked as heads throughout.
function isInRow(item: Item): boolean {
  return isCellOfRow(item) || (item.role === 'columnheader' && item.up !== null && isSumsRow(item.up));
}

// A row is called by the cell that heads it, else by the first that shows something.
function isRowName(item: Item, name: string): boolean {
  const own = closest(item, isCellOfRow);
  const cells = own?.up?.children ?? [];
  const head = cells.find((part) => part.role === 'rowheader') ?? cells.find((part) => fullText(part) !== '');
  return own !== null && own === head && bare(fullText(own)) === bare(name);
}

// Of several amounts in a row nothing tells which is asked for.
function tells(cell: Item): boolean {
  return !isAmount(fullText(cell)) && !otherThan.test(headOver(cell) ?? '');
}

function isOfValue({ up }: Item): boolean {
  return (up?.children ?? []).some((part) => valueHead.test(headOver(part) ?? ''));
}
