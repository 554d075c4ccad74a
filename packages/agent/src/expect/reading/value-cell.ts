import { isCellOfRow, isDataRow, isTable } from '../../ground/names/roles.ts';
import { closest, fullText, type Item, subtree } from '../../ground/view/view.ts';

/** What stands behind the head of a row or a term, up to the next one: its value, be it empty. None for any other words. */
export function valueBehind(label: Item): Item[] {
  const head = closest(label, isMarked);
  if (head?.up == null || fullText(head) !== fullText(label)) return [];
  const later = head.up.children.slice(head.up.children.indexOf(head) + 1);
  const next = later.findIndex(isMarked);
  const own = next < 0 ? later : later.slice(0, next);
  return own.every(({ role }) => values.includes(role)) ? own : [];
}

const values = ['cell', 'gridcell', 'definition'];

function isMarked({ role }: Item): boolean {
  return role === 'rowheader' || role === 'term';
}

/**
 * Whether a label ends with its row of a table, however empty that is: what the next row holds is told of that one. Plain
 * words in the first row may be the heads of what stands below them.
 */
export function endsWithRow(row: Item): boolean {
  if (!isDataRow(row) || row.children.filter(isCellOfRow).length < 2) return false;
  if (row.children.some(isMarked)) return true;
  const table = closest(row, isTable);
  const first =
    table === null ? undefined : subtree(table).find((part) => part.role === 'row' && fullText(part) !== '');
  return first !== undefined && first !== row;
}
