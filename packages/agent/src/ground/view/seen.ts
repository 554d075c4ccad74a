import { rightToLeft } from './place.ts';
import { ancestors, fullText, type Item } from './view.ts';

type Box = NonNullable<Item['box']>;
interface Placed {
  item: Item;
  box: Box;
}

/**
 * Siblings in the order in which they are seen: a page may draw them otherwise than it holds them. One column is read
 * from above, one line from the left, or as it is held where that runs to the left throughout, as some scripts do.
 * What lies otherwise, as in a grid, keeps its order.
 */
export function asSeen(items: readonly Item[]): Item[] {
  const placed = items.flatMap((item) =>
    item.box !== null && item.box.width * item.box.height > 0 ? { item, box: item.box } : [],
  );
  if (placed.length < items.length) return [...items];
  const down = [...placed].sort((a, b) => a.box.y - b.box.y);
  if (apart(down, ({ y, height }) => [y, height])) return itemsOf(down);
  const along = [...placed].sort((a, b) => a.box.x - b.box.x);
  const mirrored = placed.every(({ item }, i) => item === along.at(-1 - i)?.item);
  return apart(along, ({ x, width }) => [x, width]) && !(mirrored && isOfRightToLeft(items))
    ? itemsOf(along)
    : [...items];
}

// A line that only its style turns round is read from the left: there is no word on the page that runs to the left.
function isOfRightToLeft([first]: readonly Item[]): boolean {
  const page = first === undefined ? null : (ancestors(first).at(-1) ?? first);
  return page !== null && rightToLeft.test(fullText(page));
}

// What is drawn may overlap its neighbour by its frame.
function apart(sorted: readonly Placed[], sideOf: (box: Box) => [number, number]): boolean {
  return sorted.every(({ box }, i) => {
    const next = sorted[i + 1];
    if (next === undefined) return true;
    const [start, size] = sideOf(box);
    return start + size <= sideOf(next.box)[0] + 2;
  });
}

function itemsOf(placed: readonly Placed[]): Item[] {
  return placed.map(({ item }) => item);
}
