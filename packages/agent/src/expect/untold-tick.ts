import { closest, has, type Item, nameOf, subtree, type View } from '../ground/view.ts';
import { type Check, unproven } from './check.ts';
import { quotesOf } from './outline.ts';

/**
 * "South is not checked" of an entry to choose, where none of its list says of itself whether it is: the tick may be
 * drawn. Null where one of them does, or all are boxes to tick.
 */
export function untoldTick(view: View, items: readonly Item[]): Check | null {
  const untold = items.find((item) => item.role === 'option' && !listOf(item).some(tells));
  if (untold === undefined) return null;
  return unproven(
    'no_evidence',
    `nothing on the page says whether ${nameOf(untold)} is checked`,
    quotesOf(view, untold),
  );
}

function listOf(option: Item): Item[] {
  return subtree(closest(option, ({ role }) => role === 'listbox') ?? option);
}

function tells(item: Item): boolean {
  return item.role === 'option' && has(item, 'checked', 'unchecked', 'mixed', 'pressed');
}
