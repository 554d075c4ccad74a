import { fold } from './text.ts';
import { ancestors, type Item, subtree } from './view.ts';

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
    words: /\b(side ?bar|side ?panel|side ?menu|(left|right)(-hand)? (bar|panel|column|menu|side))\b/,
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
  const fits = new Set(
    items.filter(
      (item) => item.children.length > 0 && !whole.includes(item.role) && place.fits(drawnBox(item), sheet, words),
    ),
  );
  return [...fits].filter((item) => !ancestors(item).some((up) => fits.has(up)));
}

// What floats or is fixed inside a box does not stretch it: what people see is as large as all that is in it.
function drawnBox(item: Item): Box {
  const boxes = subtree(item).flatMap(({ box }) => (box !== null && box.width * box.height > 0 ? [box] : []));
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const width = Math.max(...boxes.map((box) => box.x + box.width)) - x;
  return { x, y, width, height: Math.max(...boxes.map((box) => box.y + box.height)) - y };
}

function sheetOf(items: readonly Item[]): Sheet | null {
  const root = items.find((item) => item.up === null && item.box !== null && item.box.width > 0)?.box;
  if (!root) return null;
  return { left: root.x, top: root.y, right: root.x + root.width, bottom: root.y + root.height };
}
