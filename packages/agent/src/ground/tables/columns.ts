import type { Target } from '@smokejumper/contracts';
import { weekdayIn } from '../names/days.ts';
import {
  isCellOfRow,
  isColumnHead,
  isControl,
  isDataRow,
  isFormControl,
  isHeading,
  isMereLabel,
  isTable,
  isTick,
} from '../names/roles.ts';
import { bare, findPhrase, fold } from '../names/text.ts';
import { ancestors, closest, fullText, type Item, isWithin, subtree } from '../view/view.ts';
import { drawnColumns } from './drawn-grid.ts';
import { gridColumns } from './flat-grid.ts';
import { lanesCalled } from './lanes.ts';
import { rowsOf } from './tables.ts';

/** The cells under one head of a table, its rows in their order. A head that the foot repeats is the same one. */
export type Column = readonly Item[];

/** The columns of tables that go by a name, those that merely hold it where none is called so. */
export function columnsCalled(items: readonly Item[], name: string, options = { whole: false }): Column[] {
  const columns: Column[] = [];
  for (const head of headsCalled(items, name, options)) {
    const cells = cellsUnderHead(head, items);
    if (cells !== null && !columns.some((known) => isSame(known, cells))) columns.push(cells);
  }
  return columns;
}

function headsCalled(items: readonly Item[], name: string, options: { whole: boolean }): Item[] {
  const heads = items.filter(isColumnHead);
  const called = heads.filter((head) => namesOf(head).some((own) => bare(own) === bare(name)));
  const holding = heads.filter((head) => namesOf(head).some((own) => findPhrase(fold(own), bare(name)) >= 0));
  return called.length > 0 || options.whole ? called : holding;
}

/**
 * The head by a name whose cells nothing tells: its table has no row of its own, and the rows of a table without heads
 * behind it do not lie under it. Null where the cells of one by that name are told.
 */
export function headAstray(items: readonly Item[], name: string): Item | null {
  const heads = headsCalled(items, name, { whole: false });
  if (heads.some((head) => cellsUnderHead(head, items)?.length !== 0)) return null;
  const isRow = (item: Item) => isDataRow(item) && cellsOf(item).length > 1 && isHeadless(item);
  const hasNone = (head: Item) => rowsOf(closest(head, isTable) ?? head).length === 0;
  return heads.find((head) => hasNone(head) && items.some((item) => item.index > head.index && isRow(item))) ?? null;
}

/** What the head is called over the cell that holds a part of a row; null where none, or one without words, lies over it. */
export function headOver(part: Item): string | null {
  const row = closest(part, isDataRow);
  const cell = row === null ? undefined : cellsOf(row).find((own) => isWithin(part, own));
  const table = row === null ? null : closest(row, isTable);
  if (row === null || cell === undefined || table === null) return null;
  const head = subtree(table).find((own) => isColumnHead(own) && cellUnder(row, own) === cell);
  return (head === undefined ? '' : head.name || fullText(head)) || null;
}

/** The same within one row: its cells under the heads of that name. */
export function cellsInColumn(row: Item, name: string, options = { whole: false }): Item[] {
  const table = ancestors(row).find(isTable);
  const columns = table === undefined ? [] : columnsOf(table, isHeadless(row), name, options);
  const own = (cell: Item) => cell.up === row;
  return columns.flatMap((cells) => cells.find(own) ?? cells.find((cell) => goesThrough(cell, row)) ?? []);
}

/**
 * The cell of a row below words of that very name in the first row of several cells, where nothing tells the heads of the
 * table: who speaks of the State of a row means the column that begins so.
 */
export function cellUnderWords(row: Item, name: string): Item | null {
  const table = closest(row, isTable);
  const parts = table === null ? [] : subtree(table).filter((part) => closest(part, isTable) === table);
  // One cell alone in the head of a table is the title of it all.
  const isTold = (part: Item) => isColumnHead(part) && part.up !== null && cellsOf(part.up).length > 1;
  const first = parts.find((part) => part.role === 'row' && cellsOf(part).length > 1);
  if (first === undefined || first === row || parts.some(isTold)) return null;
  const heads = cellsOf(first);
  // Nothing need stand over what each row is called, nor over what says nothing: a box to tick, a picture.
  const isOverNone = (cell: Item) => cell === heads[0] || fullText(cellUnder(row, cell) ?? cell) === '';
  const isSilent = (cell: Item) => fullText(cell) === '' && isOverNone(cell);
  const isWord = (cell: Item) => /^\P{N}{1,30}$/u.test(fullText(cell)) || isSilent(cell);
  const areWords = heads.every((cell) => isWord(cell) && !subtree(cell).some(isFormControl));
  const [head, ...others] = heads.filter((cell) => bare(fullText(cell)) === bare(name));
  return areWords && head !== undefined && others.length === 0 ? cellUnder(row, head) : null;
}

// Its heads may be a table of their own, above the one that holds the rows.
function columnsOf(table: Item, apart: boolean, name: string, options: { whole: boolean }): Column[] {
  const page = apart ? ancestors(table).at(-1) : undefined;
  if (page === undefined) return columnsCalled(subtree(table), name, options);
  const isOwn = (cell: Item) => closest(cell, isTable) === table;
  return columnsCalled(subtree(page), name, options).filter((cells) => cells.some(isOwn));
}

// A cell of a row above may span this one too.
function goesThrough({ box, up }: Item, row: Item): boolean {
  if (box === null || row.box === null || up === null || up.index > row.index) return false;
  const middle = row.box.y + row.box.height / 2;
  return row.box.height > 0 && box.y <= middle && middle < box.y + box.height;
}

/** The same, or else those of grids that are drawn of plain boxes, as far as what stands in them is told. */
export function columnsShown(items: readonly Item[], name: string): Column[] {
  const columns = columnsCalled(items, name);
  if (columns.length > 0) return columns;
  return drawnColumns(items, name).flatMap(({ cells, told }) => (told ? [cells] : []));
}

/** A column as a part of the page or of one of its rows; null where no table, board or grid of boxes has one of that name. */
export function columnParts(items: readonly Item[], root: Item | null, name: string): Column[] | null {
  const row = root === null ? null : closest(root, isDataRow);
  if (row === null) {
    const columns = [columnsShown, lanesAsColumns, gridColumns].map((find) => find(items, name)).find(isAny) ?? [];
    return columns.length === 0 ? null : columns;
  }
  const cells = cellsInColumn(row, name);
  return cells.length === 0 ? null : cells.map((cell) => [cell]);
}

const lanesAsColumns = (items: readonly Item[], name: string): Column[] =>
  lanesCalled(items, name).map((lane) => [lane]);

const isAny = (columns: readonly Column[]) => columns.length > 0;

function isSame(one: Column, other: Column): boolean {
  return one.length === other.length && one.every((cell, i) => cell === other[i]);
}

// What stands under its title in the head is none of the name: "To do", and below it "2 items". "Mon 9" is Monday.
function namesOf(head: Item): string[] {
  const title = subtree(head).find(({ text }) => text !== '');
  return [head.name, fullText(head), title?.text ?? '', weekdayIn(title?.text ?? '')];
}

/** What is pressed "in the Room column" may stand in its head: a sign that sorts or filters it. */
export function headsOf(items: readonly Item[], name: string): Item[] {
  return headsCalled(items, name, { whole: true });
}

/**
 * Where a table has heads, a column is one of these, or, where no table is spoken of, what is titled or a box of that name,
 * as in a board: the box to tick by which it is shown or hidden is called like it, and so is what a row offers to press.
 */
export function amongColumns<Found extends { item: Item; by: string }>(
  items: readonly Item[],
  found: readonly Found[],
  { scope }: Target,
): Found[] {
  const hasHeads = items.some(isColumnHead);
  const ofTable = hasHeads && scope?.role === 'table';
  const isTitle = (up: Item) => isColumnHead(up) || (!ofTable && isHeading(up));
  const isBox = ({ item, by }: Found) => !ofTable && by !== 'text' && !isControl(item) && !isPart(item);
  return found.filter(
    (match) =>
      (closest(match.item, isTitle) !== null || (hasHeads ? isBox(match) : mayHead(match.item))) &&
      !repeatsHead(match.item),
  );
}

/** The foot of a table may repeat its heads: a column is sorted by the one above. */
export function repeatsHead(item: Item): boolean {
  const head = closest(item, isColumnHead);
  const table = head === null ? null : closest(head, isTable);
  if (head === null || table === null) return false;
  const at = (other: Item) => other.up?.children.indexOf(other);
  const isAbove = (other: Item) =>
    isColumnHead(other) && other.index < head.index && other.up !== head.up && at(other) === at(head);
  return subtree(table).some((other) => isAbove(other) && fold(fullText(other)) === fold(fullText(head)));
}

// What a cell is called is what it says, and a label is called like its field.
function isPart(item: Item): boolean {
  return isCellOfRow(item) || isMereLabel(item);
}

// Of a table without heads the first row of several cells may be them, where it is no field behind its label.
function mayHead(item: Item): boolean {
  if (closest(item, (up) => isTick(up) || isMereLabel(up) || up.role === 'rowheader') !== null) return false;
  const row = closest(item, ({ role }) => role === 'row');
  const table = row === null ? null : closest(row, isTable);
  if (row === null || table === null) return true;
  const first = subtree(table).find((part) => part.role === 'row' && cellsOf(part).length > 1);
  const holdsField = (cell: Item) =>
    subtree(cell).some((part) => isFormControl(part) && (!isTick(part) || fullText(cell) !== ''));
  return first === row && !cellsOf(row).some(holdsField);
}

/**
 * The cells under a head. It may be drawn as a table of its own, or as a row of none, above the one that holds its rows.
 */
export function cellsUnderHead(head: Item, items: readonly Item[]): Column | null {
  const sheet = sheetOf(head);
  const own = sheet === null ? [] : rowsOf(sheet);
  const rows = own.length > 0 ? own : items.filter((item) => isUnder(item, head, items) && isHeadless(item));
  const cells = rows.flatMap((row) => cellUnder(row, head) ?? []);
  return sheet === null && cells.length === 0 ? null : cells;
}

// A row under the heads of a further table, which begins in between, is none of this one's.
function isUnder(row: Item, head: Item, items: readonly Item[]): boolean {
  if (!isDataRow(row) || !linesUp(row, head)) return false;
  const isNearer = (other: Item) => other.up !== head.up && other.index > head.index && other.index < row.index;
  return !items.some((other) => isNearer(other) && isColumnHead(other) && linesUp(row, other));
}

// Of a board that tells nobody that it is laid out as a table, only the groups of its rows are left.
function sheetOf(part: Item): Item | null {
  return closest(part, isTable) ?? closest(part, ({ role }) => role === 'rowgroup');
}

// A head that is kept at no height, below one that stays in place, has no words that anybody sees.
function isHeadless(row: Item): boolean {
  const table = sheetOf(row);
  const isSaid = (part: Item) => isColumnHead(part) && (part.name !== '' || fullText(part) !== '');
  return table !== null && !subtree(table).some(isSaid);
}

function linesUp(row: Item, head: Item): boolean {
  const [heads, cells] = [head.up === null ? [] : cellsOf(head.up), cellsOf(row)];
  const near = (a?: number, b?: number) => a !== undefined && b !== undefined && Math.abs(a - b) <= 4;
  return heads.length === cells.length && cells.every((cell, i) => near(cell.box?.x, heads[i]?.box?.x));
}

// By where they stand, for a cell may span several; by counting where nothing is told of that.
function cellUnder(row: Item, head: Item): Item | null {
  const cells = cellsOf(row);
  if (head.box === null || head.box.width === 0 || cells.some(({ box }) => box === null))
    return (head.up === null ? undefined : cells[cellsOf(head.up).indexOf(head)]) ?? null;
  const middle = head.box.x + head.box.width / 2;
  const fits = cells.filter(({ box }) => box !== null && box.x <= middle && middle < box.x + box.width);
  if (fits.length === 1) return fits[0] ?? null;
  // Cells that nothing lays out side by side stand one below the other.
  const heads = head.up === null ? [] : cellsOf(head.up);
  const stacked = fits.length === cells.length && heads.length === cells.length;
  return stacked ? (cells[heads.indexOf(head)] ?? null) : null;
}

// A cell may be told to be something else, too, such as a list of cards.
function cellsOf(row: Item): Item[] {
  return row.children.filter(({ role, tag }) => cellRoles.includes(role) || tag === 'td');
}

const cellRoles: readonly string[] = ['cell', 'gridcell', 'columnheader', 'rowheader'];
