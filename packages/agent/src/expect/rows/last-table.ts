import type { Target } from '@smokejumper/contracts';
import { pagerOf } from '../../ground/controls/pagers.ts';
import { isTable } from '../../ground/names/roles.ts';
import { closest, inView, subtree } from '../../ground/view/view.ts';
import type { Facts } from '../check.ts';
import type { Reading } from '../reading/reading.ts';

/** "The first row" of several tables, and no word of which: of the one that was acted in last. */
export function inLastTable({ view, last }: Facts, target: Target, readings: Reading[]): Reading[] {
  const { role, ordinal, scope } = target;
  const open = scope === undefined || (scope.role === 'table' && scope.text === undefined && scope.noun === undefined);
  if (readings.length < 2 || role !== 'row' || ordinal === undefined || !open) return readings;
  const acted = inView(view, last);
  if (acted === null) return readings;
  const table = view.items.find(
    (item) => isTable(item) && (subtree(item).includes(acted) || pagerOf(item).includes(acted)),
  );
  const own = readings.filter(({ item }) => closest(item, isTable) === table);
  return own.length > 0 && table !== undefined ? own : readings;
}
