import { isTable } from './roles.ts';
import { closest, type Item, subtree } from './view.ts';

const lists = ['list', 'listbox', 'tree', 'feed', 'menu', 'tablist', 'radiogroup', 'group'];

/** What says that it, or its list, holds more than is drawn: a long list makes only the entries in sight. */
export function partlyDrawn(items: readonly Item[]): Item[] {
  return items.filter((item) => item.total !== undefined && item.total > drawnOf(item));
}

function drawnOf(item: Item): number {
  if (isTable(item)) return subtree(item).filter(({ role }) => role === 'row').length;
  const list = closest(item, ({ role }) => lists.includes(role));
  if (list === null) return Number.POSITIVE_INFINITY;
  return subtree(list).filter(({ role, total }) => role === item.role && total === item.total).length;
}
