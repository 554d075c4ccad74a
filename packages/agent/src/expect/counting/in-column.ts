import type { Target } from '@smokejumper/contracts';
import { isCell, isControl, isDataRow } from '../../ground/names/roles.ts';
import type { Area } from '../../ground/places/area.ts';
import type { Group } from '../../ground/repeats/groups.ts';
import { closest, fullText, type Item, isWithin, subtree } from '../../ground/view/view.ts';

/**
 * Whether nothing tells what is counted in a column of a table: what repeats in its cell may be a detail of the only card
 * there, such as its tags, unless nothing else is said there. A cell without anything holds none.
 */
export function isUntoldInColumn({ scope }: Target, areas: readonly Area[], groups: readonly Group[]): boolean {
  if (scope?.relation !== 'within' || scope.role !== 'column') return false;
  // Of a board of plain boxes each column is one.
  const isOfTable = (item: Item) => (isCell(item) || item.tag === 'td') && closest(item, isDataRow) !== null;
  const cells = areas.flatMap(({ items }) => {
    const inside = new Set(items);
    return items.filter((item) => isOfTable(item) && (item.up === null || !inside.has(item.up)));
  });
  const [cell, ...further] = cells.filter((one) => fullText(one) !== '' || subtree(one).some(isControl));
  if (cell === undefined) return false;
  const [group, ...others] = groups;
  if (group === undefined || others.length > 0 || further.length > 0) return true;
  // "Add a card" below them is none.
  return subtree(cell).some(
    (part) =>
      part.text !== '' &&
      !group.items.some((item) => isWithin(part, item)) &&
      closest(part, ({ role }) => role === 'button') === null,
  );
}
