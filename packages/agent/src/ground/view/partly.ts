import { isTable } from '../names/roles.ts';
import { closest, type Item, subtree } from './view.ts';

const lists = ['list', 'listbox', 'tree', 'feed', 'menu', 'tablist', 'radiogroup', 'group'];

/** What says or shows that it, or its list, holds more than is drawn: a long list makes only the entries in sight. */
export function partlyDrawn(items: readonly Item[]): Item[] {
  return items.filter((item) => item.partly === true || (item.total !== undefined && item.total > drawnOf(item)));
}

/** The list around an element that shows by how far it scrolls that it holds more entries than are drawn. */
export function scrolledList(item: Item): Item | null {
  return closest(item, ({ partly }) => partly === true);
}

function drawnOf(item: Item): number {
  if (isTable(item)) return subtree(item).filter(({ role }) => role === 'row').length;
  const list = closest(item, ({ role }) => lists.includes(role));
  if (list === null) return Number.POSITIVE_INFINITY;
  return subtree(list).filter(({ role, total }) => role === item.role && total === item.total).length;
}
