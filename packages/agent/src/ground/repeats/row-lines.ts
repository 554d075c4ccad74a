import { matchText } from '../names/names.ts';
import { isDataRow } from '../names/roles.ts';
import { boxOf, isInLine, overlap } from '../view/place.ts';
import { ancestors, fullText, type Item, subtree } from '../view/view.ts';
import { shape } from './groups.ts';

/**
 * What stands in one line with a name, where the box that was taken for its row is rather a part of the page: beside others
 * that are built otherwise, and a stack of lines itself. The box where it is none.
 */
export function rowsIn(box: Item, boxes: readonly Item[], text: string): Item[] {
  if (isDataRow(box)) return [box];
  const lines = linesSaying(box, text);
  const others = boxes.filter((other) => other.up === box.up && other !== box);
  // What a box begins with may be its title.
  const begins = subtree(box).find((part) => part.text !== '');
  const isRow = (line: Item) =>
    isWide(line, box) && isOfEntries(line) && !subtree(line).some((part) => part === begins);
  const isPart = lines.every(isRow) && !others.every(holdsEntries);
  return lines.length > 0 && isPart ? lines : [box];
}

/**
 * The lines in a box that say a name, where the box may be no row but a stack of them, as a column of cards is. None where
 * the boxes beside it are stacks of as few lines: then these are the lines of an entry.
 */
export function linesInDoubt(box: Item, text: string): Item[] {
  const lines = isDataRow(box) ? [] : linesSaying(box, text);
  const alike = box.up?.children.filter(({ role, tag }) => role === box.role && tag === box.tag) ?? [];
  const counts = new Set(alike.map((other) => Math.max(0, ...subtree(other).map((part) => stackOf(part).length))));
  const [count = 0] = counts;
  return counts.size === 1 && alike.length > 1 && count <= 3 ? [] : lines;
}

// All of them, or none where the name stands elsewhere in the box, too.
function linesSaying(box: Item, text: string): Item[] {
  const parts = subtree(box).filter((part) => part !== box);
  const names = matchText(parts, text, { spelling: false });
  const best = Math.max(...names.map(({ rung }) => rung));
  const lines = names.filter(({ rung }) => rung === best).map(({ item }) => lineAround(item, box));
  return lines.includes(null) ? [] : [...new Set(lines.filter((line) => line !== null))];
}

function lineAround(item: Item, box: Item): Item | null {
  const up = ancestors(item);
  const inside = [item, ...up.slice(0, up.indexOf(box))];
  return inside.find((part) => part.up !== null && stackOf(part.up).includes(part)) ?? null;
}

const known = new WeakMap<Item, readonly Item[]>();

/** The lines that are drawn in a box one below the other, each with words side by side; two only where they offer alike. */
function stackOf(box: Item): readonly Item[] {
  const held = known.get(box) ?? findStack(box);
  known.set(box, held);
  return held;
}

function findStack(box: Item): readonly Item[] {
  const lines = box.children.filter((part) => part.role !== 'row' && isWide(part, box) && hasWordsBeside(part));
  const isBelow = (line: Item, at: number) => at === 0 || bottomOf(lines[at - 1]) <= (line.box?.y ?? 0) + 2;
  const [one, other, ...more] = lines;
  if (one === undefined || other === undefined || !lines.every(isBelow)) return [];
  return more.length > 0 || (shape(one) !== '' && shape(one) === shape(other)) ? lines : [];
}

function bottomOf(item: Item | undefined): number {
  return item?.box ? item.box.y + item.box.height : 0;
}

// Of the width that is written on: a box may run on to the edge of the page.
function isWide(part: Item, box: Item): boolean {
  const inside = wordsIn(box);
  const left = Math.min(...inside.map(({ x }) => x));
  const right = Math.max(...inside.map(({ x, width }) => x + width));
  return part.box !== null && part.box.width >= 0.8 * (right - left);
}

function wordsIn(box: Item) {
  const words = subtree(box).filter((part) => part.children.length === 0 && fullText(part) !== '');
  return words.flatMap((part) => boxOf(part) ?? []);
}

function hasWordsBeside(line: Item): boolean {
  const words = wordsIn(line);
  return words.some((one) =>
    words.some((other) => isInLine(one, other) && overlap(one.x, one.width, other.x, other.width) <= 0),
  );
}

// Lines that offer alike, as the rows of a table do that each can be opened.
function isOfEntries(line: Item): boolean {
  const lines = line.up === null ? [] : stackOf(line.up);
  const own = shape(line);
  return own !== '' && lines.length > 2 && lines.some((other) => other !== line && shape(other) === own);
}

function holdsEntries(box: Item): boolean {
  return subtree(box).some((part) => stackOf(part).some(isOfEntries));
}
