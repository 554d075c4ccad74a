import { isControl, isFormControl, isTable, takesPress } from '../names/roles.ts';
import { isInLine, overlap } from '../view/place.ts';
import { ancestors, closest, fullText, type Item, subtree } from '../view/view.ts';

/**
 * The boxes around something, the innermost first, that are drawn as rows are in a table of plain boxes: their parts stand
 * side by side, whatever each of these holds, and other boxes laid out so stand above or below them.
 */
export function boxedRows(item: Item): Item[] {
  if (closest(item, (up) => isTable(up) || told.includes(up.role)) !== null) return [];
  return ancestors(item).filter((up) => rowsBeside(up).length > 0);
}

// What the page tells to be an entry is no mere box.
const told = ['listitem', 'row', 'option', 'treeitem', 'article'];

const known = new WeakMap<Item, Item[]>();

/** The other rows of the stack that a box is a row of; none where it is no row. */
export function rowsBeside(row: Item): Item[] {
  const held = known.get(row) ?? findBeside(row);
  known.set(row, held);
  return held;
}

function findBeside(row: Item): Item[] {
  if (!isRow(row)) return [];
  return row.up?.children.filter((other) => other !== row && isRow(other) && isStacked(other, row)) ?? [];
}

function isStacked(one: Item, other: Item): boolean {
  const [a, b] = [one.box, other.box];
  if (a === null || b === null || one.tag !== other.tag) return false;
  const isLevel = Math.abs(a.x - b.x) <= near && Math.abs(a.width - b.width) <= near;
  return isLevel && overlap(a.y, a.height, b.y, b.height) <= near;
}

const near = 2;

/** A plain box of two parts or more in one line, with words among them that nobody filled in. */
export function isRow({ role, box, children }: Item): boolean {
  if (role !== 'generic' || box === null) return false;
  const parts = children.filter((part) => fullText(part) !== '' || subtree(part).some(isOffered));
  const areBeside = (one: Item, other: Item) =>
    one.box !== null &&
    other.box !== null &&
    isInLine(one.box, other.box) &&
    overlap(one.box.x, one.box.width, other.box.x, other.box.width) <= near;
  if (parts.length < 2 || !parts.every((part, at) => at === 0 || areBeside(part, parts[at - 1] as Item))) return false;
  return parts.some((part) => subtree(part).some((word) => word.text !== '' && closest(word, isFormControl) === null));
}

function isOffered(part: Item): boolean {
  return isControl(part) || takesPress(part);
}
