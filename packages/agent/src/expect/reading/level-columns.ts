import { boxOf, isInLine } from '../../ground/view/place.ts';
import { ancestors, fullText, type Item, partsShown } from '../../ground/view/view.ts';
import { isAmount } from '../counting/amounts.ts';

/**
 * Of amounts in one column and their labels in the next, as many and line by line, the amount that stands level with a
 * label: it may stand on either side, and what follows the label in its own column is the next label. Null for others.
 */
export function levelAmount(label: Item): Item | null {
  for (const line of [label, ...ancestors(label)].slice(0, 4)) {
    const { up: column } = line;
    if (column === null || fullText(line) !== fullText(label)) return null;
    const [one, two, ...more] = column.up === null ? [] : partsShown(column.up);
    if (one === undefined || two === undefined || more.length > 0) continue;
    const amounts = partsShown(one === column ? two : one);
    const labels = partsShown(column);
    const level =
      labels.length > 1 && labels.length === amounts.length && labels.every((own, at) => isLevel(own, amounts[at]));
    const told = level && amounts.every(isBareAmount) && !labels.some(isBareAmount);
    return told ? (amounts[labels.indexOf(line)] ?? null) : null;
  }
  return null;
}

function isLevel(one: Item, other: Item | undefined): boolean {
  const [a, b] = [boxOf(one), other === undefined ? null : boxOf(other)];
  return a !== null && b !== null && isInLine(a, b);
}

/** An amount begins with its number, but for a sign or a currency. */
export function isBareAmount(item: Item): boolean {
  const text = fullText(item);
  return isAmount(text) && /^\P{L}{0,3}\d/u.test(text);
}
