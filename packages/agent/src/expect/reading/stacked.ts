import { isTable } from '../../ground/names/roles.ts';
import { isCalledDay } from '../../ground/tables/day-cells.ts';
import { ancestors, closest, type Item, isWithin, subtree } from '../../ground/view/view.ts';

/**
 * Of what follows a label in plain boxes or lines, in one stack, one row or two columns: what may be labels and values of
 * their own as well as more of its value ("Owner / Mira / Status / Frozen"). None where each line is sure to be the
 * label's: it is drawn in another size than they are, or they do not make up pairs. `later`: all that follows the label.
 */
export function stackedUnder(item: Item, later: readonly Item[]): readonly Item[] {
  const [first, ...others] = later;
  const label = first && boxBeside(item, first);
  if (first === undefined || label === undefined) return [];
  // Words that no element holds, between boxes, are a label like the one in front of these.
  const next = isLine(label) && isPlain(first) ? later.findIndex(isLine) : 0;
  if (next > 0) return later.slice(next);
  const parts = [label, ...later];
  if (parts.length < 4 || parts.length % 2 === 1) return [];
  if (parts.every(isLine) || (parts.every(isBareCell) && isOneRow(parts))) return others;
  if (!parts.every(isPlain)) return [];
  const inLine = (isStack(parts) || isOneRow(parts)) && later.some((part) => sameHeight(part, label));
  return inLine || isOfTwoColumns(parts) ? others : [];
}

const plain = ['generic', 'paragraph', 'strong', 'emphasis'];

function isPlain({ role, tag, box, framed }: Item): boolean {
  return plain.includes(role) && tag !== 'label' && box !== null && framed !== true;
}

function isLine({ role, box, text }: Item): boolean {
  return role === 'text' && box === null && text.trim() !== '';
}

// In a table whose columns are called something, a row is one thing.
function isBareCell(item: Item): boolean {
  const table = item.role === 'cell' ? closest(item, isTable) : null;
  return table !== null && !subtree(table).some(({ role }) => role === 'columnheader' || role === 'rowheader');
}

function isOneRow(parts: readonly Item[]): boolean {
  const isRightOf = ({ box }: Item, other: Item | undefined) =>
    (box?.x ?? 0) >= (other?.box?.x ?? 0) + (other?.box?.width ?? 0) - 1;
  return parts.every((part, at) => at < 1 || (!isBelow(part, parts[at - 1]) && isRightOf(part, parts[at - 1])));
}

function isOfTwoColumns(parts: readonly Item[]): boolean {
  if (sameLeft(parts[0], parts[1])) return false;
  return parts.every((part, at) => at < 2 || (sameLeft(part, parts[at % 2]) && isBelow(part, parts[at - 2])));
}

function isStack(parts: readonly Item[]): boolean {
  return parts.every((part, at) => at < 1 || (sameLeft(part, parts[0]) && isBelow(part, parts[at - 1])));
}

function sameLeft(one: Item | undefined, other: Item | undefined): boolean {
  return Math.abs((one?.box?.x ?? 0) - (other?.box?.x ?? 0)) < 2;
}

function isBelow({ box }: Item, other: Item | undefined): boolean {
  return (box?.y ?? 0) >= (other?.box?.y ?? 0) + (other?.box?.height ?? 0) - 1;
}

function sameHeight(part: Item, label: Item): boolean {
  return Math.abs((part.box?.height ?? 0) - (label.box?.height ?? 0)) < 1.5;
}

// What holds the words and stands in one box with the other.
function boxBeside(words: Item, other: Item): Item | undefined {
  return [words, ...ancestors(words)].find(({ up }) => up === other.up);
}

/**
 * Whether words end a box that begins with others ("24 Code freeze"), and what comes next is a further box of its kind: no
 * title of it, as far as anybody can tell.
 */
export function endsBox(words: Item, next: Item): boolean {
  const box = boxBeside(words, next);
  if (box === undefined || box.role !== next.role) return false;
  // In a row what is beside a name is told of it, but for the next day of a calendar.
  if (closest(words, isTable) !== null && !isCalledDay(box, [])) return false;
  const first = subtree(box).find(({ text }) => /[\p{L}\p{N}]/u.test(text));
  return first !== undefined && first !== words && !isWithin(first, words) && !isWithin(words, first);
}
