import { ancestors, type Item, subtree } from '../view/view.ts';

/** The boxes of several lines around something that others like them lie beside, the innermost first: the days of a week. */
export function stacksAround(item: Item): Item[] {
  return ancestors(item).filter((box) => isStack(box) && box.up?.children.some((other) => isLike(box, other)));
}

function isLike(box: Item, other: Item): boolean {
  return other !== box && other.role === box.role && other.tag === box.tag && isStack(other);
}

function isStack(box: Item): boolean {
  return subtree(box).filter(({ text }) => text !== '').length > 1;
}
