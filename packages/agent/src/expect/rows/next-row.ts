import type { Target } from '@smokejumper/contracts';
import { groundAll } from '../../ground/ground.ts';
import { isHeading } from '../../ground/names/roles.ts';
import { fold, says } from '../../ground/names/text.ts';
import { built } from '../../ground/repeats/kin.ts';
import { boxedRows, rowsBeside } from '../../ground/tables/boxed-rows.ts';
import { closest, fullText, type Item, isWithin, nameOf, subtree, type View } from '../../ground/view/view.ts';
import { type Check, notMet, targetWords, unproven } from '../check.ts';
import { quotesOf } from '../outline.ts';
import { twinsAround } from '../unproven/next-box.ts';

/**
 * `The order "Mug" shows the price "$15"` where that stands in another of the rows of plain boxes that Mug is in one of: it
 * is told of the next order where all of them are entries, and open where the row of Mug may head those below it, or they
 * are boxes of several lines. Null where its own row holds it, or a line says itself what it tells: "Price", "$15".
 */
export function inNextRow(view: View, target: Target, found: readonly Item[]): Check | null {
  const { scope, text, noun } = target;
  const [first] = found;
  if (first === undefined || text === undefined || scope?.relation !== 'within' || scope.role !== undefined)
    return null;
  if (scope.text === undefined || scope.ordinal !== undefined) return null;
  const named: Target = { text: scope.text, ...(scope.scope && { scope: scope.scope }) };
  const names = groundAll(view, { target: named, purpose: 'read', exact: true, shown: true }).items;
  const pairs = names.flatMap((name) => found.map((item) => pairOf(name, item)));
  if (pairs.length === 0 || !pairs.every((pair) => pair !== null && !isToldOf(pair, noun))) return null;
  const areEntries = pairs.every((pair) => pair !== null && isOfEntries(pair, text));
  // "In Tasks" may be said of what Tasks heads, "in the task X" is said of an entry.
  const isAmid = pairs.every((pair) => pair?.amid === true);
  if (scope.noun === undefined && !areEntries && !isAmid) return null;
  const seen = `${nameOf(first)} stands in another row than ${targetWords({ text: scope.text })}`;
  if (areEntries && scope.noun !== undefined) return notMet(seen, quotesOf(view, first), first);
  return unproven('no_evidence', seen, quotesOf(view, first));
}

interface Pair {
  name: Item;
  /** The row of the name, or the box that begins with it, and the one alike that holds what was found. */
  row: Item;
  other: Item;
  /** The name stands amid its box, so that it heads nothing, and the other is made just like that. */
  amid: boolean;
}

function pairOf(name: Item, item: Item): Pair | null {
  for (const row of boxedRows(name)) {
    const other = rowsBeside(row).find((beside) => isWithin(item, beside));
    if (isWithin(item, row)) return null;
    if (other !== undefined) return { name, row, other, amid: false };
  }
  const [row, other] = twinsAround(name, item) ?? [];
  const [begins] = row === undefined ? [] : wordsIn(row);
  if (row === undefined || other === undefined || begins === undefined) return null;
  const amid = !isWithin(name, begins) && !isWithin(begins, name) && built(row) === built(other);
  const isTitled = isWithin(name, begins) && fullText(name) === fullText(begins);
  return amid || isTitled ? { name, row, other, amid } : null;
}

const wordsIn = (row: Item) => row.children.filter((part) => fullText(part) !== '');

// A title is written otherwise than the rows below it. Of a label and its value the value is told by no other line.
function isToldOf({ name, row, other, amid }: Pair, noun: string | undefined): boolean {
  const own = wordsIn(row);
  const isValue = own.length === 2 && isWithin(name, own[1] as Item) && !amid;
  const isLarger = !amid && Math.abs(heightOf(row) - heightOf(other)) > 1;
  const isTitle = closest(name, isHeading) !== null || isLarger;
  return (
    isTitle ||
    isValue ||
    (noun !== undefined &&
      wordsIn(other)
        .slice(0, 1)
        .some((part) => says(fullText(part), noun)))
  );
}

function heightOf(row: Item): number {
  const [first] = wordsIn(row);
  return first?.box?.height ?? 0;
}

/**
 * The rows hold the same parts, are called otherwise each, and the name is no title of the box, which begins with something
 * else; it has a part that reads as what was found does, or there are too many for a label and its value.
 */
function isOfEntries({ name, row, other }: Pair, wanted: string): boolean {
  const [called, ...parts] = wordsIn(row);
  const rows = [row, ...rowsBeside(row)];
  const names = new Set(rows.map((one) => fold(fullText(wordsIn(one)[0] ?? one))));
  const [begins] = (row.up?.children ?? []).filter((part) => fullText(part) !== '');
  if (called === undefined || !isWithin(name, called) || begins === row || !rows.includes(other)) return false;
  if (names.size < rows.length || !rows.every((one) => makeOf(one) === makeOf(row))) return false;
  return parts.length > 1 || parts.some((part) => /\d/.test(wanted) && readsLike(fullText(part)) === readsLike(wanted));
}

function makeOf(row: Item): string {
  const [, ...parts] = wordsIn(row);
  return parts.map((part) => `${roleOf(part)} ${/\d/.test(fullText(part))}`).join();
}

const roleOf = (part: Item) =>
  subtree(part)
    .map(({ role }) => role)
    .join(' ');

function readsLike(words: string): string {
  return fold(words)
    .replace(/\p{L}+/gu, 'a')
    .replace(/[\d.,:]*\d/g, '0');
}
