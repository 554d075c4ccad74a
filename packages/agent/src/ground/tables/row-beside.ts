import { matchesOf, type Want } from '../find.ts';
import type { Match } from '../names/names.ts';
import { isDataRow, isTable } from '../names/roles.ts';
import { areasOf } from '../places/scope.ts';
import { closest, type Item, subtree, type View } from '../view/view.ts';
import { inLine } from './row-parts.ts';

/** A row may be drawn in two tables side by side: what the other one holds in its line may be its own. */
export function besideRow({ items }: View, want: Want): Match[] {
  const { scope } = want.target;
  if (scope?.relation !== 'row' || scope.text === undefined) return [];
  const rows = areasOf(items, scope, () => true).flatMap(({ root }) => root ?? []);
  return rows.flatMap((row) => rowsBeside(row, items).flatMap((other) => matchesOf(subtree(other), want)));
}

// The rows in the line of this one in other tables of as many rows. They may be the rest of it, or another thing beside
// it: the page does not tell.
function rowsBeside(row: Item, items: readonly Item[]): Item[] {
  const own = closest(row, isTable);
  if (own === null) return [];
  const count = (table: Item | null) => (table === null ? 0 : subtree(table).filter(isDataRow).length);
  return inLine(row, items).filter((other) => {
    const table = closest(other, isTable);
    return table !== own && count(table) > 1 && count(table) === count(own);
  });
}
