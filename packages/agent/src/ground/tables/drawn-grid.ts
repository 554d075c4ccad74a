import { isControl, isHeading } from '../names/roles.ts';
import { bare } from '../names/text.ts';
import { isFurniture } from '../repeats/groups.ts';
import { ancestors, closest, fullText, type Item, isWithin } from '../view/view.ts';
import {
  headOf,
  headsBeside,
  isCalled,
  isFlush,
  isUnder,
  partsOf,
  rowOf,
  withoutCells,
  wordsCalled,
} from './drawn-columns.ts';

/** What is drawn line by line under a head by a name, in a grid of plain boxes. */
export interface DrawnColumn {
  head: Item;
  /** All heads of the grid. */
  heads: readonly Item[];
  /** What stands under the head, row by row; what stands in one cell may be several. */
  cells: readonly Item[];
  /** What stands in a row under no head, or under several: nothing tells its column. */
  strays: readonly Item[];
  /** What stands below the head in no row: a sum, or what else the box of the grid holds. */
  besides: readonly Item[];
  rows: readonly Item[];
  /** Whether the words of the rows begin, end or are centred where those of the heads do. */
  told: boolean;
}

/** The columns by a name of grids that are drawn of plain boxes. */
export function drawnColumns(items: readonly Item[], name: string): DrawnColumn[] {
  const mayHead = (item: Item) =>
    item.box !== null &&
    item.box.width > 0 &&
    !item.children.some((child) => child.box !== null && isCalled(child, name)) &&
    closest(item, isHeading) === null &&
    !isFurniture(item);
  const columns = withoutCells(wordsCalled(items, name).filter(mayHead), items).flatMap(
    (head) => columnUnder(head) ?? [],
  );
  // A menu that happens to lie above the heads of a grid heads nothing.
  const holdsHeads = ({ rows }: DrawnColumn) => columns.some(({ head }) => rows.some((row) => isWithin(head, row)));
  return columns.filter((column) => !holdsHeads(column));
}

function columnUnder(head: Item): DrawnColumn | null {
  const heads = headsBeside(head);
  if (!mayBeHeads(heads)) return null;
  const around = ancestors(head).find((up) => heads.every((one) => isWithin(one, up)));
  const grids = around === undefined ? [] : [around, ...ancestors(around)];
  for (const grid of grids) {
    const lines = rowsUnder(grid, heads);
    const rows = lines.filter((row) => headsIn(row, heads).size > 1);
    if (rows.length > 0) return columnIn(rows, { head, heads, grid });
    if (lines.length > 0) return null;
  }
  return null;
}

function columnIn(
  rows: readonly Item[],
  { head, heads, grid }: { head: Item; heads: readonly Item[]; grid: Item },
): DrawnColumn | null {
  const parts = rows.flatMap(partsOf);
  const over = new Map(parts.map((part) => [part, headOf(part, heads)]));
  const cells = parts.filter((part) => over.get(part) === head);
  // What stands in each line anew is a label, and heads nothing.
  if (cells.some((cell) => bare(fullText(cell)) === bare(fullText(head)))) return null;
  const strays = parts.filter((part) => over.get(part) === null);
  const besides = partsOf(grid).filter((part) => !parts.includes(part) && isUnder(part, head));
  return { head, heads, rows, cells, strays, besides, told: areAligned(rows, heads) };
}

// A title with its number, or with a button that adds to what stands under it, heads a board's column and no table.
function mayBeHeads(heads: readonly Item[]): boolean {
  const pressed = heads.filter((head) => closest(head, isControl) !== null).length;
  const areAlike = pressed === 0 || pressed === heads.length;
  const words = heads.filter((head) => /\p{L}/u.test(fullText(head)));
  return words.length > 2 || (words.length === 2 && heads.length === 2 && areAlike);
}

function rowsUnder(grid: Item, heads: readonly Item[]): Item[] {
  const isBelow = (part: Item) => heads.some((head) => head.index < part.index) && !isInHeads(part, heads);
  const rows = partsOf(grid).filter(isBelow).map(rowOf);
  return [...new Set(rows.filter((row) => row !== null))].filter((row) => !heads.some((head) => isWithin(head, row)));
}

function isInHeads(part: Item, heads: readonly Item[]): boolean {
  return heads.includes(part) || heads.some((head) => part.box !== null && !isLower(part, head));
}

function isLower({ box: a }: Item, { box: b }: Item): boolean {
  return a !== null && b !== null && a.y >= b.y + b.height - 1;
}

function headsIn(row: Item, heads: readonly Item[]): Set<Item> {
  return new Set(partsOf(row).flatMap((part) => headOf(part, heads) ?? []));
}

// Words that merely happen to stand below others, as the content of a page below its menu, do not begin where those do.
function areAligned(rows: readonly Item[], heads: readonly Item[]): boolean {
  return rows.every((row) => {
    const flush = partsOf(row).filter((part) => {
      const head = headOf(part, heads);
      return head !== null && isUnder(part, head) && (isFlush(part, head) || isCentred(part, head));
    });
    return new Set(flush.map((part) => headOf(part, heads))).size > 1;
  });
}

function isCentred({ box: a }: Item, { box: b }: Item): boolean {
  return a !== null && b !== null && Math.abs(a.x + a.width / 2 - b.x - b.width / 2) <= 4;
}
