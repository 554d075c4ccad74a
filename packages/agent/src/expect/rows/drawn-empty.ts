import type { Target } from '@smokejumper/contracts';
import { isControl } from '../../ground/names/roles.ts';
import { bare, says } from '../../ground/names/text.ts';
import { partsOf } from '../../ground/tables/drawn-columns.ts';
import { type DrawnColumn, drawnColumns } from '../../ground/tables/drawn-grid.ts';
import { fullText, type Item, isWithin, subtree, type View } from '../../ground/view/view.ts';
import { type Check, met, notMet, targetWords, unproven } from '../check.ts';
import { quotesOf } from '../outline.ts';

/**
 * "The Notes of the row X are empty" in a grid of plain boxes, where an empty cell is nothing that is drawn: whether
 * something stands in the line of X under that head. Null where no such grid is told.
 */
export function drawnEmpty(view: View, target: Target, empty: boolean): Check | null {
  const { text, noun, role, ordinal, scope } = target;
  const name = text ?? noun;
  const isCell = role === undefined || role === 'cell';
  if (name === undefined || !isCell || ordinal !== undefined || scope?.text === undefined) return null;
  if (scope.relation !== 'row' && scope.relation !== 'within') return null;
  const [found, ...others] = drawnColumns(view.items, name).flatMap((column) =>
    rowsCalled(column, scope.text ?? '').map((row) => ({ column, row })),
  );
  if (found === undefined || others.length > 0) return null;
  const { column, row } = found;
  const isOwn = (part: Item) => isWithin(part, row);
  const [cell] = column.cells.filter(isOwn);
  const quotes = quotesOf(view, cell ?? row);
  const isUntold = !column.told || column.strays.some(isOwn) || (cell === undefined && holdsSign(row, column));
  if (isUntold) return unproven('no_evidence', `nothing tells whether ${targetWords(target)} is empty`, quotes);
  if (empty === (cell === undefined)) return met(quotes);
  const seen =
    cell === undefined ? `${targetWords(target)} is empty` : `${targetWords(target)} shows "${fullText(cell)}"`;
  return notMet(seen, quotes, cell ?? row);
}

function rowsCalled({ rows }: DrawnColumn, name: string): Item[] {
  const called = rows.filter((row) => partsOf(row).some((part) => bare(fullText(part)) === bare(name)));
  return called.length > 0 ? called : rows.filter((row) => says(fullText(row), name));
}

// A tick, a picture or a field without a word, between the heads on both sides, may be what the cell shows.
function holdsSign(row: Item, { head, heads }: DrawnColumn): boolean {
  const at = head.box;
  if (at === null) return true;
  const boxes = heads.flatMap(({ box }) => box ?? []);
  const left = Math.max(...boxes.map((box) => (box.x < at.x ? box.x + box.width : 0)));
  const right = Math.min(...boxes.map((box) => (box.x > at.x ? box.x : Number.POSITIVE_INFINITY)));
  const isSign = (part: Item) => part.role === 'img' || part.icon !== '' || isControl(part);
  const isThere = ({ box }: Item) => box !== null && box.width > 0 && box.x < right && box.x + box.width > left;
  return subtree(row).some((part) => isSign(part) && isThere(part));
}
