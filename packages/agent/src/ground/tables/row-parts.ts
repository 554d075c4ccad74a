import { isDataRow, isTable } from '../names/roles.ts';
import { overlap } from '../view/place.ts';
import { closest, type Item, subtree } from '../view/view.ts';

/** The rows that a grid draws in the line of this one: columns that stay in place are parts of their own, row by row. */
export function rowMates(row: Item): Item[] {
  const grid = closest(row, isTable);
  return grid === null ? [] : inLine(row, subtree(grid));
}

/** The rows that are drawn in one line with this one. */
export function inLine({ box, up, index }: Item, items: readonly Item[]): Item[] {
  if (box === null || box.height === 0) return [];
  return items.filter((other) => {
    if (other.index === index || other.up === up || other.box === null || !isDataRow(other)) return false;
    const level = Math.abs(other.box.y - box.y) <= 2 && Math.abs(other.box.height - box.height) <= 2;
    return level && overlap(other.box.x, other.box.width, box.x, box.width) <= 0;
  });
}
