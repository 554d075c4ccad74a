import type { Target } from '@smokejumper/contracts';
import { isSmall } from '../../ground/names/text.ts';
import { headedBy, repeatGroups, runsThrough } from '../../ground/repeats/groups.ts';
import type { Item, View } from '../../ground/view/view.ts';

/**
 * "2 loan rows" are those of the table under "Loans", where all that says the word is as wide as its table ("Add another
 * loan"): that is no row of data. Null where a row with cells says it, or no such title stands over a table.
 */
export function titledRows({ items }: View, found: readonly Item[], target: Target): Item[] | null {
  const { role, text, ordinal, scope } = target;
  if (role !== 'row' || text === undefined || ordinal !== undefined || scope !== undefined) return null;
  if (!isSmall(text) || !found.every(runsThrough)) return null;
  const tables = repeatGroups(items, { least: 1 }).filter(({ kind }) => kind === 'rows');
  return headedBy(items, tables, text)?.items ?? null;
}
