import { isTable } from '../names/roles.ts';
import { bare } from '../names/text.ts';
import { boxOf, isInLine, overlap } from '../view/place.ts';
import { ancestors, closest, fullText, has, type Item, isWithin, subtree } from '../view/view.ts';
import { boxedRows } from './boxed-rows.ts';

/**
 * The head over a part of a row, in a grid of plain boxes that has a column by that name: a line of words, and under each
 * of them what stands in the lines below. Null where nothing is drawn so.
 */
export function drawnHeadOver(items: readonly Item[], part: Item, name: string): Item | null {
  const heads = headsOver(items, part, name);
  return heads === null ? null : headOf(part, heads);
}

/** What is drawn in the line of an entry's name under the head of that name. Null where that is nothing, or several things. */
export function drawnCell(items: readonly Item[], entry: Item, name: string): Item | null {
  const heads = headsOver(items, entry, name);
  const row = rowOf(entry);
  if (heads === null || row === null || headOf(entry, heads) === null) return null;
  const cells = partsOf(row).filter((part) => {
    const head = headOf(part, heads);
    return head !== null && isCalled(head, name);
  });
  const [cell, ...others] =
    cells.length > 1 ? cells.filter((part) => heads.some((head) => isFlush(part, head))) : cells;
  return cell === undefined || others.length > 0 ? null : cell;
}

// The last line of heads above the row, one of which goes by the name.
function headsOver(items: readonly Item[], part: Item, name: string): Item[] | null {
  const row = rowOf(part);
  const at = row === null ? null : boxOf(row);
  if (row === null || at === null || closest(row, isTable) !== null) return null;
  const isOver = (item: Item) =>
    item.index < row.index && item.box !== null && item.box.y + item.box.height <= at.y + 1;
  const called = items.filter((item) => isOver(item) && isCalled(item, name) && !has(item, 'hidden'));
  const title = withoutCells(called, items).at(-1);
  const heads = title === undefined ? [] : headsBeside(title);
  return heads.length > 1 ? heads : null;
}

/**
 * Of words by one name those that a row says under another head are none: a payee "Deposit" in a grid that has a column of
 * that name. A line that repeats all heads of another is one of heads.
 */
export function withoutCells(called: readonly Item[], items: readonly Item[]): Item[] {
  return called.filter((item) => !called.some((over) => over !== item && isCellUnder(item, over, items)));
}

function isCellUnder(part: Item, over: Item, items: readonly Item[]): boolean {
  const own = rowOf(part);
  if (own === null || over.index >= own.index || isWithin(over, own)) return false;
  const heads = headsBeside(over);
  const repeats = (cell: Item) => bare(fullText(headOf(cell, heads) ?? own)) === bare(fullText(cell));
  // Words that merely happen to stand below others, as heads below a menu, do not begin or end where those do.
  const flush = partsOf(own).filter((cell) =>
    heads.some((head) => headOf(cell, heads) === head && isFlush(cell, head)),
  );
  if (headOf(part, heads) === null || flush.length < 2 || partsOf(own).every(repeats)) return false;
  return isRightUnder(own, over, items);
}

// Heads are the first of the rows themselves, or nothing stands between them and these.
function isRightUnder({ up }: Item, head: Item, items: readonly Item[]): boolean {
  const line = rowOf(head);
  if (line === null || up === null || line.up === up) return line !== null;
  const next = items.find((item) => item.index > line.index && item.text !== '' && !isWithin(item, line));
  return next !== undefined && isWithin(next, up);
}

/** What stands in the line of a head, under which there may be its sum. One without a sum may stand halfway down. */
export function headsBeside(called: Item): Item[] {
  const at = boxOf(called);
  let heads: Item[] = [];
  for (const up of at === null ? [] : ancestors(called)) {
    const parts = partsOf(up);
    const level = parts.filter(({ box }) => at !== null && box !== null && isInLine(box, at));
    const isSum = (part: Item) => level.some((head) => isUnder(part, head));
    const sums = parts.filter(isSum);
    const isHalfway = (part: Item) => at !== null && isAmid(part, { at, sums });
    const isHead = (part: Item) => !isSum(part) && (level.includes(part) || isHalfway(part));
    if (at === null || heightOf(parts) > 3 * at.height || !parts.every((part) => isHead(part) || isSum(part)))
      return heads;
    heads = parts.filter((part) => isHead(part) && (part === called || !isSign(part)));
  }
  return heads;
}

// What a button without words is called stands over nothing: it folds the rows or opens a menu.
function isSign(part: Item): boolean {
  return part.role === 'button' && subtree(part).every(({ text }) => text === '');
}

// Centred beside heads of two lines: "Category" beside "Balance" and, under that, its sum.
function isAmid({ box }: Item, { at, sums }: { at: Box; sums: readonly Item[] }): boolean {
  const low = Math.max(...sums.flatMap((sum) => (sum.box === null ? [] : sum.box.y + sum.box.height)));
  return box !== null && box.y >= at.y - 1 && box.y + box.height <= low + 1;
}

// Of what is drawn, whatever room there is around it.
function heightOf(parts: readonly Item[]): number {
  const boxes = parts.flatMap(({ box }) => box ?? []);
  return Math.max(...boxes.map(({ y, height }) => y + height)) - Math.min(...boxes.map(({ y }) => y));
}

export function isUnder({ box: a }: Item, { box: b }: Item): boolean {
  return a !== null && b !== null && a.y >= b.y + b.height - 1 && overlap(a.x, a.width, b.x, b.width) > 0;
}

export function isCalled(item: Item, name: string): boolean {
  return bare(fullText(item)) === bare(name);
}

/** What is drawn and says nothing but a name, in no table. */
export function wordsCalled(items: readonly Item[], name: string): Item[] {
  const isSeen = (item: Item) => item.box !== null && isCalled(item, name) && !has(item, 'hidden');
  return items.filter((item) => isSeen(item) && closest(item, isTable) === null);
}

/** The outermost box around a part that holds nothing but one line of several, be there lines of their own in one of these. */
export function rowOf(part: Item): Item | null {
  return lineOf(part) ?? boxedRows(part).at(-1) ?? null;
}

function lineOf(part: Item): Item | null {
  const at = boxOf(part);
  if (at === null) return null;
  let row: Item | null = null;
  for (const up of ancestors(part)) {
    const parts = partsOf(up);
    if (!parts.every(({ box }) => box !== null && isInLine(box, at))) return row;
    if (parts.length > 1) row = up;
  }
  return row;
}

/** Whether several words stand in a box one beside the other, as in a row of a table, and nothing above or below them. */
export function isDrawnLine(item: Item): boolean {
  const [first, ...others] = partsOf(item);
  const at = first?.box ?? null;
  return at !== null && others.length > 0 && others.every(({ box }) => box !== null && isInLine(box, at));
}

const shown = new WeakMap<Item, Item[]>();

/** The innermost boxes that show words. */
export function partsOf(row: Item): Item[] {
  const known = shown.get(row) ?? findParts(row);
  shown.set(row, known);
  return known;
}

function findParts(row: Item): Item[] {
  const shows = (item: Item) =>
    item.box !== null && item.box.width > 0 && fullText(item) !== '' && !has(item, 'hidden');
  return subtree(row).filter((part) => shows(part) && !part.children.some(shows));
}

/** The head that lies over a part of a row; null where none does, or several. */
export function headOf(part: Item, heads: readonly Item[]): Item | null {
  const at = boxOf(part);
  const under = heads.filter(({ box }) => at !== null && box !== null && overlap(box.x, box.width, at.x, at.width) > 0);
  const [head, ...others] = under.length > 1 ? under.filter((over) => isFlush(part, over)) : under;
  return head === undefined || others.length > 0 ? null : head;
}

/** The words of a column begin or end where those of its head do. */
export function isFlush(part: Item, head: Item): boolean {
  const [a, b] = [boxOf(part), boxOf(head)];
  if (a === null || b === null) return false;
  return Math.abs(a.x - b.x) <= near || Math.abs(a.x + a.width - b.x - b.width) <= near;
}

const near = 4;

type Box = NonNullable<Item['box']>;
