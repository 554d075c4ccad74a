import type { Step } from '@smokejumper/contracts';
import { isCellOfRow } from '../../ground/names/roles.ts';
import { headOver } from '../../ground/tables/columns.ts';
import { fullText, has, type Item, subtree, type View } from '../../ground/view/view.ts';
import { type Check, type Facts, unproven } from '../check.ts';
import { isNegativeOp } from '../compare.ts';
import { quotesOf } from '../outline.ts';
import type { Reading } from '../reading/reading.ts';

const entries: readonly string[] = ['listitem', 'article'];

/**
 * "The first order is Paid", or is not: an entry that shows more may be called by one of its parts, or not. Null where
 * none of its parts says so.
 */
export function partOfEntry(
  { target = {}, op }: Step,
  { view }: Facts,
  { readings, says }: { readings: readonly Reading[]; says: (found: string) => boolean },
): Check | null {
  const isNumbered = target.role === undefined && target.noun !== undefined && target.ordinal !== undefined;
  const boxed = isNumbered || target.role === 'listitem' || target.role === 'card' || target.role === 'row';
  // A row is called by its first cell, and is not called by what stands under another head.
  const isHeadless = (row: Item) => row.children.every((cell) => headOver(cell) === null);
  const isNamedSo = (row: Item) => target.noun !== undefined && target.role !== 'row' && isHeadless(row);
  const fits = (item: Item) => item.role !== 'row' || isNegativeOp(op) || isNamedSo(item);
  // What is told to be its title is what it is called.
  const isTitled = ({ texts }: Reading) => isNumbered && texts.length > 1;
  const isEntry = (reading: Reading) =>
    entries.includes(reading.item.role) ||
    (boxed && reading.item.children.length > 1 && fits(reading.item) && !isTitled(reading));
  const parts = readings.flatMap((reading) => {
    if (isEntry(reading)) return subtree(reading.item);
    const name = boxed && reading.item.role === 'row' ? behindId(reading.item) : undefined;
    return name === undefined ? [] : subtree(name);
  });
  for (const part of parts) {
    const said = sayings(part, readings).find(says);
    if (said === undefined) continue;
    const seen = `"${said}" is only a part of what it shows, and whether it is called so is not told`;
    return unproven('no_evidence', seen, quotesOf(view, part));
  }
  return null;
}

// "B-233 | Ball valve": a row that begins with a sign, or one word with a number, may be called by what follows.
function behindId(row: Item): Item | undefined {
  const [first, next] = row.children.filter((cell) => fullText(cell) !== '');
  const isId = first !== undefined && /^(?:\S*\d\S*|\P{L}+)$/u.test(fullText(first));
  return isId && next !== undefined && /\p{L}{2}/u.test(fullText(next)) ? next : undefined;
}

// What stands in a line of its own, or is one of several things in a line.
function sayings(part: Item, readings: readonly Reading[]): string[] {
  if (has(part, 'hidden')) return [];
  const whole = readings.some(({ item }) => item === part) || part.text !== '' ? [] : [fullText(part)];
  return [...whole, ...(part.runs ?? [])].filter((said) => said !== '');
}

/**
 * "The row shows Flagged", or its cell does, or does not, where a cell without words goes by that: what names its picture is
 * not known to be seen. Null where no such cell is called so.
 */
export function pictureInRow(
  view: View,
  { readings, says }: { readings: readonly Reading[]; says: (found: string) => boolean },
): Check | null {
  const cells = readings.flatMap(({ item }) => (item.role === 'row' ? item.children : [item]));
  const drawn = cells.find((cell) => isCellOfRow(cell) && fullText(cell) === '' && cell.name !== '' && says(cell.name));
  if (drawn === undefined) return null;
  const seen = `a cell without words is called "${drawn.name}", and nothing tells that this is seen`;
  return unproven('no_evidence', seen, quotesOf(view, drawn));
}
