import { ancestors, holdsTexts, type Item, isWithin } from '../view/view.ts';

/** The boxes of several lines around something that others like them lie beside, the innermost first: the days of a week. */
export function stacksAround(item: Item): Item[] {
  return ancestors(item).filter((box) => holdsTexts(box) && box.up?.children.some((other) => isLike(box, other)));
}

/** Whether boxes alike, of several lines each, lie between a heading and what stands further below it: it titles them. */
export function liesBehindStacks(heading: Item, first: Item): boolean {
  const line = heading.up?.children ?? [];
  const end = line.findIndex((box) => box === first || isWithin(first, box));
  const between = line.slice(line.indexOf(heading) + 1, Math.max(end, 0));
  return between.some(({ children }) =>
    children.some((box) => holdsTexts(box) && children.some((other) => isLike(box, other))),
  );
}

function isLike(box: Item, other: Item): boolean {
  return other !== box && other.role === box.role && other.tag === box.tag && holdsTexts(other);
}
