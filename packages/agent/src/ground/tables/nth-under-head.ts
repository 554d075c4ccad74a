import type { Want } from '../find.ts';
import { isColumnHead, isDataRow, isPressable } from '../names/roles.ts';
import { sumsAmong } from '../repeats/sums.ts';
import { closest, fullText, type Item, isWithin, subtree } from '../view/view.ts';
import { cellsUnderHead } from './columns.ts';

/**
 * "The first guest" where all that is called so is the head of a column: the cell of that number under it, or the whole row
 * where that column tells what the rows are; with the one above a total where the last of them may be that. What alone is
 * pressed in the cell is meant by who presses. Null where something else is called so.
 */
export function nthUnderHead(items: readonly Item[], found: readonly Item[], { target, purpose }: Want): Item[] | null {
  const { noun, text, role, ordinal } = target;
  const heads = found.flatMap((item) => closest(item, isColumnHead) ?? []);
  if (noun === undefined || ordinal === undefined || (text ?? role) !== undefined) return null;
  if (heads.length === 0 || heads.length < found.length) return null;
  const reads = purpose === 'read' || purpose === 'region';
  return heads.flatMap((head) => {
    const cells = nthOf(cellsUnderHead(head, items) ?? [], ordinal);
    if (!reads) return cells.map(pressedIn);
    return head.up?.children[0] === head ? cells.flatMap((cell) => closest(cell, isDataRow) ?? []) : cells;
  });
}

function nthOf(cells: readonly Item[], ordinal: number): Item[] {
  if (ordinal > 0) return cells.slice(ordinal - 1, ordinal);
  const sums = sumsAmong(cells.flatMap((cell) => closest(cell, isDataRow) ?? []));
  const isSum = (cell: Item) => sums.some((row) => isWithin(cell, row));
  const lists = [cells.filter((cell) => !isSum(cell) || fullText(cell) !== ''), cells.filter((cell) => !isSum(cell))];
  return [...new Set(lists.flatMap((list) => list.at(ordinal) ?? []))];
}

function pressedIn(cell: Item): Item {
  const [only, ...others] = subtree(cell).filter(isPressable);
  return only === undefined || others.length > 0 ? cell : only;
}
