import { isDataRow, isTable } from './roles.ts';
import { closest, has, type Item, subtree } from './view.ts';

/**
 * The box that selects a row, so that something can be done to it: it says so, or the head of its table has one for all
 * of them. Null where a row has none, and for a box that is data of the row, such as "done".
 */
export function selectorOf(row: Item): Item | null {
  if (!isDataRow(row)) return null;
  const [box, ...others] = boxesIn(row);
  if (box === undefined || others.length > 0) return null;
  if (/^(?:de|un)?select\b/i.test(box.name || box.label)) return box;
  const table = closest(row, isTable);
  const head = table === null ? undefined : subtree(table).find((item) => item.role === 'row' && !isDataRow(item));
  const above = head === undefined ? [] : boxesIn(head);
  return above.some((all) => columnOf(all) === columnOf(box)) ? box : null;
}

function boxesIn(row: Item): Item[] {
  return subtree(row).filter((item) => item.role === 'checkbox' && !has(item, 'hidden'));
}

function columnOf(box: Item): number {
  const cell = closest(box, ({ up }) => up?.role === 'row');
  return cell?.up?.children.indexOf(cell) ?? -1;
}
