import { ancestors, fullText, type Item } from '../view/view.ts';
import { wordsCalled } from './drawn-columns.ts';

/**
 * The columns by a name of grids whose cells no box gathers into rows, as the days of a month often stand: a first line of
 * heads, and every other box of the same parent below just one of them.
 */
export function gridColumns(items: readonly Item[], name: string): Item[][] {
  const columns = wordsCalled(items, name)
    .map(columnUnder)
    .filter((column) => column !== null);
  return columns
    .filter(({ head }, at) => columns.findIndex((other) => other.head === head) === at)
    .map(({ cells }) => cells);
}

function columnUnder(title: Item): { head: Item; cells: Item[] } | null {
  for (const head of [title, ...ancestors(title)]) {
    if (fullText(head) !== fullText(title)) return null;
    const cells = head.up?.children.filter(({ box }) => box !== null && box.width > 0 && box.height > 0) ?? [];
    const heads = cells.filter((cell) => isLevel(cell, head));
    const below = cells.filter((cell) => !heads.includes(cell));
    const isGrid = heads.length > 2 && below.length >= heads.length && heads[0] === cells[0];
    if (isGrid && below.every((cell) => heads.filter((one) => standsUnder(cell, one)).length === 1))
      return { head, cells: below.filter((cell) => standsUnder(cell, head)) };
  }
  return null;
}

function isLevel({ box: a }: Item, { box: b }: Item): boolean {
  return a !== null && b !== null && Math.abs(a.y - b.y) <= near;
}

function standsUnder({ box: cell }: Item, { box: head }: Item): boolean {
  if (cell === null || head === null || cell.y < head.y + head.height - near) return false;
  return cell.x >= head.x - near && cell.x + cell.width <= head.x + head.width + near;
}

const near = 2;
