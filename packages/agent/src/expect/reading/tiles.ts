import { isHeading } from '../../ground/names/roles.ts';
import { fullText, type Item, partsShown } from '../../ground/view/view.ts';
import { isBareAmount } from './level-columns.ts';
import { isTrend } from './signs.ts';

/**
 * Of tiles side by side each may show its value over its label: the value of this one. So may a box of nothing but an
 * amount and the words behind it: "9 Tasks". By how much an amount went up or down may stand over both. Null where it is
 * no such tile.
 */
export function overLabel(tile: Item, label: Item): Item | null {
  const value = overLast(tile);
  if (value === null || partsShown(tile).at(-1) !== label) return null;
  // Words that are marked as a heading are the title of what stands below them, an amount is none.
  if (isHeading(value) && !isBareAmount(value)) return null;
  if (label.box === null) return isBareAmount(value) && !/\d/.test(fullText(label)) ? value : null;
  const others = twinsOf(tile);
  const isOver = value.box !== null && label.box !== null && value.box.y + value.box.height <= label.box.y + overlap;
  return isOver && others.length > 0 && others.every((other) => overLast(other) !== null) ? value : null;
}

// The only thing over the last one, or the only amount among trends.
function overLast(tile: Item): Item | null {
  const over = partsShown(tile).slice(0, -1);
  const [value, ...others] = over.length === 1 ? over : over.filter((part) => !isTrend(part));
  if (value === undefined || others.length > 0) return null;
  return over.length === 1 || isBareAmount(value) ? value : null;
}

// A tile may hold more than its value and label: below both what leads on from them.
function twinsOf(tile: Item): Item[] {
  const beside = (box: Item) =>
    box.up?.children.filter((other) => other !== box && other.role === box.role && fullText(other) !== '') ?? [];
  const own = beside(tile);
  if (own.length > 0 || tile.up === null) return own;
  return beside(tile.up).map((box) => box.children.find(({ role }) => role === tile.role) ?? box);
}

/** Lines of little height between them may overlap by so many pixels. */
const overlap = 4;
