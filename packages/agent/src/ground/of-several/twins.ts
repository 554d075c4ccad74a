import { isControl, isHeading, isTable } from '../names/roles.ts';
import { ancestors, type Item, isWithin, subtree } from '../view/view.ts';

/**
 * The same bar of controls may stand above and below one table, the lower with fewer of them: of two that go by one name
 * the upper is meant, or that in the bar that was acted in last. A single button or what has a title is no such bar.
 */
export function upperTwin(items: readonly Item[], last: Item | null): Item | null {
  const [first, second, ...others] = items;
  if (first === undefined || second === undefined || others.length > 0) return null;
  const around = ancestors(first).find((up) => isWithin(second, up));
  const [upper, lower] = [first, second].map((item) => around?.children.find((box) => isWithin(item, box)));
  if (around === undefined || upper === undefined || lower === undefined) return null;
  const between = around.children.slice(around.children.indexOf(upper) + 1, around.children.indexOf(lower));
  if (!between.some((box) => subtree(box).some(isTable)) || !repeats(lower, upper)) return null;
  return last !== null && ancestors(last).some((up) => up.ref !== null && up.ref === lower.ref) ? second : first;
}

function repeats(lower: Item, upper: Item): boolean {
  const titled = [lower, upper].some((bar) => subtree(bar).some(isHeading));
  const [fewer = [], more = []] = [lower, upper].map((bar) => subtree(bar).filter(isUsed));
  // A label is bound to one control alone, commonly to the upper.
  const alike = (one: Item, other: Item) => one.role === other.role && (one.name === other.name || one.name === '');
  return !titled && fewer.length > 1 && fewer.every((one) => more.some((other) => alike(one, other)));
}

function isUsed(item: Item): boolean {
  return isControl(item) && item.role !== 'option';
}
