import { isControl, isFormControl, isTick } from '../names/roles.ts';
import { fullText, type Item, subtree } from './view.ts';

const cellRoles = new Set(['cell', 'gridcell', 'columnheader', 'rowheader']);

/**
 * Tables that are drawn with plain boxes: rows of as many boxes each, one below the other, under a head that is told
 * from them by holding no figures. They are marked as what people see.
 */
export function markSheets(items: readonly Item[]): void {
  for (const box of items) {
    if (box.role !== 'generic' || box.children.length === 0) continue;
    const [head, ...rows] = box.children;
    if (head !== undefined && isSheet(head, rows)) markSheet(box, head, rows);
    else markParted(box);
  }
}

/** Cells that stand in plain boxes of their row, as where some columns stay while others scroll, are cells of the row. */
export function liftCells(items: readonly Item[]): void {
  for (const row of items) {
    if (row.role !== 'row' || !row.children.some(holdsCells)) continue;
    row.children = row.children.flatMap((part) => (holdsCells(part) ? part.children : part));
    for (const cell of row.children) cell.up = row;
  }
}

function holdsCells(box: Item): boolean {
  return isPlain(box) && box.children.length > 0 && box.children.every(({ role }) => cellRoles.has(role));
}

// The rows may stand in a box of their own, below the head.
function markParted(box: Item): void {
  const [head, body, ...others] = box.children;
  if (head === undefined || body === undefined || others.length > 0 || !isPlain(body)) return;
  const inner = head.children.length === 1 && isPlain(head) ? (head.children[0] ?? head) : head;
  if (isSheet(inner, body.children)) markSheet(box, inner, body.children);
}

function markSheet(box: Item, head: Item, rows: readonly Item[]): void {
  box.role = 'table';
  for (const row of [head, ...rows]) {
    row.role = 'row';
    for (const cell of row.children) cell.role = row === head ? 'columnheader' : 'cell';
  }
}

function isSheet(head: Item, rows: readonly Item[]): boolean {
  const width = head.children.length;
  if (width < 2 || rows.length === 0 || rows.some((row) => row.children.length !== width)) return false;
  if (!rows.every((row, at) => isBelow(row, rows[at - 1] ?? head) && isRowUnder(row, head)) || !isHead(head))
    return false;
  return head.children.some(({ children }, at) => children.length > 0 && rows.every((row) => tells(row.children[at])));
}

function isPlain({ role }: Item): boolean {
  return role === 'generic' || role === 'paragraph';
}

// Short words without figures; a box to tick may stand there for all rows.
function isHead(head: Item): boolean {
  if (!isPlain(head) || !head.children.every(isPlain)) return false;
  const texts = head.children.map(fullText);
  const named = texts.filter((text) => text !== '');
  const controls = subtree(head).some((part) => isControl(part) && !isTick(part));
  return named.length > 1 && named.every((text) => text.length <= 40 && !/\d/.test(text)) && !controls;
}

function isRowUnder(row: Item, head: Item): boolean {
  if (!isPlain(row)) return false;
  return row.children.every((cell, at) => isPlain(cell) && linesUp(cell, head.children[at]) && isLevel(cell, row));
}

function linesUp({ box }: Item, head: Item | undefined): boolean {
  const over = head?.box ?? null;
  if (box === null || over === null) return false;
  const offsets = [box.x - over.x, box.x + box.width - over.x - over.width];
  return [...offsets, (offsets[0] ?? 0) + (offsets[1] ?? 0)].some((offset) => Math.abs(offset) <= 4);
}

function isLevel(cell: Item, { children: [first] }: Item): boolean {
  const [a, b] = [cell.box, first?.box ?? null];
  return a !== null && b !== null && a.y < b.y + b.height && b.y < a.y + a.height && (cell === first || a.x > b.x);
}

function isBelow({ box }: Item, above: Item): boolean {
  return box !== null && above.box !== null && box.y >= above.box.y + above.box.height - 2;
}

// What tells the rows from their head: a figure or a control in each.
function tells(cell: Item | undefined): boolean {
  if (cell === undefined) return false;
  return /\d/.test(fullText(cell)) || subtree(cell).some((part) => isControl(part) || isFormControl(part));
}
