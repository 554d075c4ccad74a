import { isTable } from '../names/roles.ts';
import { bare } from '../names/text.ts';
import { closest, fullText, type Item } from '../view/view.ts';

const totals =
  /^(?:(?:grand|sub|overall|net|gross|sum)[ -]?)?totals?(?: (?:due|amount|price|cost|sum|paid|value|hours|time))?(?: \(.*\)|[^\p{L}]*)$/u;

/** A row that begins with "Total" and sums the others up. */
export function isTotal(row: Item): boolean {
  const first = row.children.find((cell) => fullText(cell) !== '');
  const title = first === undefined ? '' : bare(fullText(first));
  return title !== '' && (totals.test(title) || /^(?:sum|amount due|balance due)$/.test(title));
}

/**
 * Of the rows of a table those that may be none of its entries: what says that it is a total, and a last one of another
 * shape than all above it, or of figures alone. None where there are no others.
 */
export function sumsAmong(rows: readonly Item[]): Item[] {
  const last = rows.at(-1);
  const sums = rows.filter(
    (row) => isTotal(row) || (row === last && (isOfOtherShape(row, rows) || isOfFigures(row, rows))),
  );
  return sums.length < rows.length ? sums : [];
}

// Fewer cells, one of them as wide as several; where a cell of a row above reaches down into it, they leave a place free.
function isOfOtherShape({ box, children }: Item, rows: readonly Item[]): boolean {
  const sizes = new Set(rows.slice(0, -1).map((row) => row.children.length));
  const [size = 0] = sizes;
  if (sizes.size !== 1 || children.length === 0 || children.length >= size || box === null || box.width === 0)
    return false;
  return children.reduce((sum, cell) => sum + (cell.box?.width ?? 0), 0) >= box.width * 0.9;
}

// It says nothing where each row above it says what it is of, and figures elsewhere.
function isOfFigures(last: Item, rows: readonly Item[]): boolean {
  const title = rows.length > 2 ? titleAmong(rows.slice(0, -1)) : undefined;
  const said = last.children.map(fullText).filter((words) => words !== '');
  return title !== undefined && !says(last, title) && said.length > 0 && said.every((words) => /\d/.test(words));
}

// Where each of some rows says something first: what it is of.
function titleAmong(rows: readonly Item[]): number | undefined {
  const width = Math.min(...rows.map(({ children }) => children.length));
  if (rows.length === 0) return undefined;
  return Array.from({ length: width }, (_, at) => at).find((at) => rows.every((row) => says(row, at)));
}

/** A row of a `tfoot`. */
export function isOfFoot({ up }: Item): boolean {
  return up?.tag === 'tfoot';
}

/** The rows at the foot of a table: of its `tfoot`, or sums that a grid of boxes has below the groups of its rows. */
export function footOf(rows: readonly Item[]): Item[] {
  const told = rows.filter(isOfFoot);
  if (told.length > 0) return told;
  const last = rows.findLastIndex(isGrouped);
  const below = rows.slice(last + 1);
  if (last < 0 || below.length === 0) return [];
  const body = rows.filter(isGrouped);
  // Sums are of none.
  const title = titleAmong(body);
  const isSum = (row: Item) => isTotal(row) || (title !== undefined && !says(row, title) && fullText(row) !== '');
  return below.every(isSum) ? below : [];
}

function isGrouped(row: Item): boolean {
  return closest(row, (up) => up.role === 'rowgroup' || isTable(up))?.role === 'rowgroup';
}

function says({ children }: Item, at: number): boolean {
  const cell = children[at];
  return cell !== undefined && fullText(cell) !== '';
}
