import type { Target } from '@smokejumper/contracts';
import { formsOf } from '../../ground/names/one-or-several.ts';
import { isSmall } from '../../ground/names/text.ts';
import { type Group, headedBy, repeatGroups, runsThrough } from '../../ground/repeats/groups.ts';
import { cellsInColumn } from '../../ground/tables/columns.ts';
import type { Item, View } from '../../ground/view/view.ts';
import { tellsMore } from '../check.ts';

/**
 * "2 loan rows" are those of the table under "Loans", where all that says the word is as wide as its table ("Add another
 * loan"): that is no row of data. Null where a row with cells says it, or no such title stands over a table.
 */
export function titledRows({ items }: View, found: readonly Item[], target: Target): Item[] | null {
  const { role, text, ordinal, scope } = target;
  const { relation, role: place, ...named } = scope ?? {};
  const isAnywhere = scope === undefined || (relation === 'within' && place === 'table' && !tellsMore(named));
  if (role !== 'row' || text === undefined || ordinal !== undefined || !isAnywhere) return null;
  if (!isSmall(text) || !found.every(runsThrough)) return null;
  const tables = repeatGroups(items, { least: 1 }).filter(({ kind }) => kind === 'rows');
  const titled = headedBy(items, tables, text);
  return titled?.items ?? (found.length === 0 ? underOwnHead(tables, text) : null);
}

// "Item rows" are those of the only table, where it has a column "Item".
function underOwnHead(tables: readonly Group[], name: string): Item[] | null {
  const [group, ...others] = tables;
  const [first] = group?.items ?? [];
  if (group === undefined || first === undefined || others.length > 0) return null;
  const isHeaded = formsOf(name).some((form) => cellsInColumn(first, form, { whole: true }).length > 0);
  return isHeaded ? group.items.filter((row) => !group.sums?.includes(row)) : null;
}
