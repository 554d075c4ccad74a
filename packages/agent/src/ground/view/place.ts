import { fold } from '../names/text.ts';
import { ancestors, type Item, isWithin, subtree } from './view.ts';

type Box = NonNullable<Item['box']>;

interface Sheet {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Parts of a page that people name by where they are, for pages whose markup does not say. Measures are in pixels. */
const places: { words: RegExp; fits: (box: Box, sheet: Sheet, words: string) => boolean }[] = [
  {
    words: /\b(side ?bar|side ?panel|side ?menu|drawer|(left|right)(-hand)? (bar|panel|column|menu|side))\b/,
    fits: (box, sheet, words) => {
      const width = sheet.right - sheet.left;
      const tall = box.height >= 250 && box.height > box.width;
      const left = box.x <= sheet.left + 30 && !/\bright\b/.test(words);
      const right = box.x + box.width >= sheet.right - 30 && !/\bleft\b/.test(words);
      return tall && box.width <= width * 0.4 && (left || right);
    },
  },
  {
    words: /\b(header|top ?bar|nav ?bar)\b/,
    fits: (box, sheet) => box.y <= sheet.top + 10 && box.height <= 160 && isWide(box, sheet),
  },
  {
    words: /\b(footer|bottom bar)\b/,
    fits: (box, sheet) => box.y + box.height >= sheet.bottom - 10 && box.height <= 300 && isWide(box, sheet),
  },
];

function isWide(box: Box, sheet: Sheet): boolean {
  return box.width >= (sheet.right - sheet.left) * 0.7;
}

const whole = ['document', 'main', 'text', 'row', 'cell', 'heading', 'paragraph'];

/** The outermost boxes that lie where a word such as "sidebar" says; none for other words. */
export function placed(items: readonly Item[], noun: string): Item[] {
  const words = fold(noun);
  const place = places.find((entry) => entry.words.test(words));
  const sheet = sheetOf(items);
  if (place === undefined || sheet === null) return [];
  const parts = items.filter((item) => item.children.length > 0 && !whole.includes(item.role));
  const fits = new Set(parts.filter((item) => place.fits(drawnBox(item), sheet, words)));
  const outer = [...fits].filter((item) => !ancestors(item).some((up) => fits.has(up)));
  return [...outer, ...secondBars(parts, { outer, fits: (box) => place.fits(box, inner(sheet, outer), words) })];
}

// A narrow bar of symbols at the edge may have a second bar beside it: both are "the sidebar". Of what stands there only
// what the page tells to be a navigation or an aside is one.
function secondBars(parts: readonly Item[], { outer, fits }: { outer: Item[]; fits: (box: Box) => boolean }): Item[] {
  const bars = parts.filter((item) => ['navigation', 'complementary'].includes(item.role));
  return bars.filter(
    (item) => !outer.some((bar) => isWithin(item, bar) || isWithin(bar, item)) && fits(drawnBox(item)),
  );
}

// The sheet without the bars at its left and right edges.
function inner(sheet: Sheet, bars: readonly Item[]): Sheet {
  const boxes = bars.map(drawnBox).filter((box) => box.width <= (sheet.right - sheet.left) * 0.4);
  const lefts = boxes.filter((box) => box.x <= sheet.left + 30).map((box) => box.x + box.width);
  const rights = boxes.filter((box) => box.x + box.width >= sheet.right - 30).map((box) => box.x);
  return { ...sheet, left: Math.max(sheet.left, ...lefts), right: Math.min(sheet.right, ...rights) };
}

// What floats or is fixed inside a box does not stretch it: what people see is as large as all that is in it.
function drawnBox(item: Item): Box {
  const boxes = subtree(item).flatMap(({ box }) => (box !== null && box.width * box.height > 0 ? [box] : []));
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const width = Math.max(...boxes.map((box) => box.x + box.width)) - x;
  return { x, y, width, height: Math.max(...boxes.map((box) => box.y + box.height)) - y };
}

/** A bar at a side of the page. One beside the content may be short where it has few entries. */
export function isNarrow({ box }: Item, items: readonly Item[], side: string): boolean {
  const width = Math.max(...items.map((item) => (item.box === null ? 0 : item.box.x + item.box.width)));
  if (box === null || box.width === 0 || box.width > width * 0.4 || box.height < 80) return false;
  const atRight = box.x + box.width >= width - 30;
  return (box.x <= 30 && !/right/i.test(side)) || (atRight && !/left/i.test(side));
}

const sideWord = /^(?:(?:left|right)(?:-hand)? )?side ?(?:bar|panel)$/;
const parts = ['table', 'grid', 'treegrid', 'rowgroup', 'row', 'cell', 'gridcell', 'rowheader'];

/**
 * Whether something lies in the content beside a plain box that is the sidebar by its place: the only one wide enough
 * for words, and nothing around what lies there is a bar at an edge itself.
 */
export function isBesideBar(item: Item, bar: Item, { items, noun }: { items: readonly Item[]; noun: string }): boolean {
  const sheet = sheetOf(items);
  const [only, ...others] = placed(items, noun);
  if (sheet === null || only !== bar || others.length > 0 || !sideWord.test(fold(noun))) return false;
  const content = inner(sheet, [bar]);
  const atEdge = ({ role, box }: Item) =>
    box !== null &&
    !parts.includes(role) &&
    box.width * box.height > 0 &&
    box.width <= (sheet.right - sheet.left) * 0.4 &&
    (box.x <= content.left + 30 || box.x + box.width >= content.right - 30);
  return drawnBox(bar).width >= 120 && !isWithin(item, bar) && !ancestors(item).some(atEdge);
}

export const rightToLeft = /[\u0590-\u08ff]/;

/** Where an element lies. Words alone lie where the box does that they fill, else between their neighbours in its line. */
export function lieOf(item: Item): Box | null {
  const { up } = item;
  if (item.box !== null || up === null || up.box === null || up.children.length === 1)
    return item.box ?? up?.box ?? null;
  const at = up.children.indexOf(item);
  const beside = [up.children[at - 1]?.box ?? null, up.children[at + 1]?.box ?? null];
  const [left, right] = rightToLeft.test(item.text) ? beside.reverse() : beside;
  const { y, height } = left ?? right ?? up.box;
  const x = left ? left.x + left.width : up.box.x;
  const width = (right ? right.x : up.box.x + up.box.width) - x;
  return width > 0 ? { x, y, width, height } : null;
}

/** The box that an element or the words of one are drawn in; null for words beside others, which may run over lines. */
export function boxOf({ box, up }: Item): Box | null {
  const own = box ?? (up?.children.length === 1 ? up.box : null);
  return own === null || own.width * own.height === 0 ? null : own;
}

/** Whether two boxes are drawn in one line: they share more than half of the lower one's height. */
export function isInLine(one: Box, other: Box): boolean {
  return overlap(one.y, one.height, other.y, other.height) > 0.5 * Math.min(one.height, other.height);
}

/** How far two stretches run side by side, below zero where there is a gap between them. */
export function overlap(start: number, size: number, other: number, otherSize: number): number {
  return Math.min(start + size, other + otherSize) - Math.max(start, other);
}

function sheetOf(items: readonly Item[]): Sheet | null {
  const root = items.find((item) => item.up === null && item.box !== null && item.box.width > 0)?.box;
  if (!root) return null;
  return { left: root.x, top: root.y, right: root.x + root.width, bottom: root.y + root.height };
}
