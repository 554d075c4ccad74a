import { isHeading } from '../ground/roles.ts';
import { fullText, type Item } from '../ground/view.ts';
import { isBareAmount } from './level-columns.ts';

/**
 * Of tiles side by side each may show its value over its label: the value of this one. So may a box of nothing but an
 * amount and the words behind it: "9 Tasks". Null where it is no such tile.
 */
export function overLabel(tile: Item, label: Item): Item | null {
  const [value, last] = shownIn(tile);
  if (value === undefined || last !== label || shownIn(tile).length !== 2 || isHeading(value)) return null;
  if (label.box === null) return isBareAmount(value) && !/\d/.test(fullText(label)) ? value : null;
  const others = tile.up?.children.filter((other) => other !== tile && other.role === tile.role) ?? [];
  const isOver = value.box !== null && label.box !== null && value.box.y + value.box.height <= label.box.y + overlap;
  return isOver && others.length > 0 && others.every((other) => shownIn(other).length === 2) ? value : null;
}

/** Lines of little height between them may overlap by so many pixels. */
const overlap = 4;

function shownIn({ children }: Item): Item[] {
  return children.filter((child) => fullText(child) !== '');
}
