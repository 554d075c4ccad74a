import { isCell, isDataRow } from '../../ground/names/roles.ts';
import { bare, says } from '../../ground/names/text.ts';
import { cellsInColumn } from '../../ground/tables/columns.ts';
import { closest, fullText, type Item } from '../../ground/view/view.ts';

/**
 * "The State in the row of P-10", where a cell that shows "In stock" goes by "In stock, column State": words that only
 * readers of screens hear tell where it stands. It is no label of the cell behind it.
 */
export function isNamedCell(item: Item, name: string | undefined): boolean {
  return name !== undefined && isCell(item) && says(item.name, name) && !says(fullText(item), name);
}

/**
 * Whether it is what a cell shows where a column of its table is called so as well: "User role" under the head User role
 * is a value, and no label of the cell behind it. What a row begins with may be the label of all the rest.
 */
export function isValueNamed(item: Item, name: string | undefined): boolean {
  const cell = closest(item, isCell);
  const row = cell === null ? null : closest(cell, isDataRow);
  if (name === undefined || cell === null || row === null || row.children.find(isCell) === cell) return false;
  return bare(fullText(cell)) === bare(name) && cellsInColumn(row, name, { whole: true }).length > 0;
}
