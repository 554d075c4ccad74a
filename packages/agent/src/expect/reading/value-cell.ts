import { isCellOfRow, isDataRow, isSumsRow, isTable, isTextField } from '../../ground/names/roles.ts';
import { headOver } from '../../ground/tables/columns.ts';
import { closest, fullText, has, type Item, isWithin, subtree } from '../../ground/view/view.ts';

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

/**
 * "Grand total | €255.00" below the rows of a table, where both are marked as heads: the first heads this row, and the only
 * other one that shows something is its value. Null for any other cell.
 */
export function valueInFoot(label: Item): Item | null {
  const row = closest(label, isSumsRow);
  const [first, value, ...others] = row?.children.filter((cell) => fullText(cell) !== '') ?? [];
  const isHead = first !== undefined && isWithin(label, first) && fullText(first) === fullText(label);
  return isHead && first.role === 'columnheader' && others.length === 0 ? (value ?? null) : null;
}

/** Under a head so called stands all that the first cell of a row is: "Value", "Current setting". */
export const valueHead = /\b(?:value|setting|current)s?$/i;

/**
 * The only field to write in of a row that begins with a label: "price | decimal(8,2) | [10.25]". What stands in between
 * tells something of either. Null where the row has none, or several.
 */
export function fieldOfRow(label: Item): Item | null {
  const row = closest(label, isDataRow);
  const first = row?.children.find((cell) => fullText(cell) !== '');
  if (row === null || first === undefined || !isWithin(label, first) || fullText(first) !== fullText(label))
    return null;
  const [field, ...more] = subtree(row).filter((part) => isTextField(part) && !has(part, 'hidden'));
  return field === undefined || more.length > 0 ? null : field;
}

/** The same under a head "Value". */
export function fieldUnderValue(label: Item): Item | null {
  const field = fieldOfRow(label);
  return field !== null && valueHead.test(headOver(field) ?? '') ? field : null;
}
