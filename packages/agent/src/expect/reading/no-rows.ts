import { isTable } from '../../ground/names/roles.ts';
import { saysNothing } from '../../ground/repeats/groups.ts';
import { rowsOf } from '../../ground/tables/tables.ts';
import { ancestors, fullText, type Item, isWithin, subtree } from '../../ground/view/view.ts';

/**
 * What stands in place of the rows of a table that has none, in the box that holds nothing else: "No items match". Its rows
 * may have a table of their own below the one of the heads, and that is as empty. Null where nothing or more stands there.
 */
export function insteadOfRows(table: Item): Item | null {
  if (!isTable(table) || rowsOf(table).length > 0) return null;
  const around = ancestors(table).find((up) => fullText(up) !== fullText(table));
  if (around === undefined) return null;
  const tables = subtree(around).filter(isTable);
  const isApart = (item: Item) => item.text !== '' && !tables.some((one) => isWithin(item, one));
  const [line, ...others] = subtree(around).filter(isApart);
  const isEmpty = tables.every((one) => one === table || fullText(one) === '');
  return line !== undefined && others.length === 0 && isEmpty && saysNothing(line) ? line : null;
}
