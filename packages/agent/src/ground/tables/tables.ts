import { isColumnHead, isDataRow, isFormControl, isTable, isTick } from '../names/roles.ts';
import { bare } from '../names/text.ts';
import { foldTitle } from '../places/folds.ts';
import { bareWords, headingsOf, isFurniture } from '../repeats/groups.ts';
import { closest, fullText, type Item, isWithin, subtree } from '../view/view.ts';

/** Chips and lists to choose from are grids to a reader of screens; a table to people has columns. */
export function isSheet(item: Item): boolean {
  return (item.tag === 'table' && !laysOutFields(item)) || subtree(item).some(isToldHead);
}

/** Many pages put the fields of a form into a table: each row begins with what one of its fields is called. */
export function laysOutFields(table: Item): boolean {
  const parts = subtree(table);
  const rows = parts.filter(isDataRow);
  return rows.length > 0 && rows.every(isFieldRow) && !parts.some(isToldHead);
}

/**
 * Of tables those that are some to people: beside one with heads, what only lays out the page is none, and neither are
 * the links of a menu beside a table of the content.
 */
export function sheetsAmong(tables: readonly Item[]): Item[] {
  const all = tables.filter(isSheet);
  const content = all.filter((table) => !isFurniture(table));
  const sheets = content.length > 0 ? content : all;
  const headed = sheets.filter((table) => subtree(table).some((part) => isToldHead(part) && isOwn(part, table)));
  if (headed.length === 0) return sheets.filter((table) => !sheets.some((inner) => isLaidAround(table, inner)));
  return sheets.filter((table) => headed.includes(table) || !(isFrame(table) || isOfFields(table)));
}

// A row or two around a table of more rows only lay out the page.
function isLaidAround(table: Item, inner: Item): boolean {
  const own = rowsOf(table).length;
  return inner !== table && isWithin(inner, table) && own <= 2 && rowsOf(inner).length > own;
}

// It holds other tables, or all that it holds is one cell.
function isFrame(table: Item): boolean {
  const parts = subtree(table);
  const cells = parts.filter((part) => part.up?.role === 'row' && isOwn(part, table));
  return cells.length <= 1 || parts.some((part) => part !== table && isTable(part));
}

function isOwn(part: Item, table: Item): boolean {
  return closest(part, isTable) === table;
}

/** The rows of data of a table, without those of a table in it. */
export function rowsOf(table: Item): Item[] {
  return subtree(table).filter((part) => isDataRow(part) && isOwn(part, table));
}

// A line of it may hold nothing to fill in: what is to be ticked, a button that adds a line.
function isOfFields(table: Item): boolean {
  const rows = rowsOf(table);
  const filled = (row: Item) => subtree(row).some((part) => isFormControl(part) && !isTick(part));
  return rows.some(filled) && rows.every((row) => filled(row) || holdsOnlyControls(row));
}

function holdsOnlyControls(row: Item): boolean {
  const parts = subtree(row);
  const words = parts.filter(({ role, text }) => role === 'text' || text !== '');
  return parts.some(isOperated) && words.every((part) => closest(part, isOperated) !== null);
}

function isOperated(item: Item): boolean {
  return isTick(item) || item.role === 'button' || item.tag === 'label';
}

// By its role alone: rows of fields often have plain cells above them.
function isToldHead({ role }: Item): boolean {
  return role === 'columnheader';
}

function isFieldRow(row: Item): boolean {
  const title = row.children.map((cell) => bare(fullText(cell))).find((text) => text !== '');
  return subtree(row).some((part) => isFormControl(part) && bare(part.name || part.label) === title);
}

/**
 * The table that stands under a heading of that very name, or in a section that folds under it, else the one whose first
 * column is headed so and says what its rows are; none where that is not the only one.
 */
export function tablesUnder(items: readonly Item[], name: string): Item[] {
  const headings = headingsOf(items);
  const fits = items.filter(isTable).filter((table) => {
    const nearest = headings.findLast(({ index }) => index < table.index);
    const titles = [foldTitle(table), nearest === undefined ? null : fullText(nearest)];
    return isSheet(table) && titles.some((title) => title !== null && bareWords(title) === bareWords(name));
  });
  if (fits.length > 0) return fits.length === 1 ? fits : [];
  const ofKind = items.filter(
    (table) => isTable(table) && isSheet(table) && bareWords(firstHead(table)) === bareWords(name),
  );
  return ofKind.length === 1 ? ofKind : [];
}

/** What heads the first column of a table; empty where nothing does. */
export function firstHead(table: Item): string {
  const head = subtree(table).find(isColumnHead);
  return head === undefined || head.up?.children[0] !== head ? '' : fullText(head);
}
