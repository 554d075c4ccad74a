import { ancestors, type Item } from '../ground/view.ts';

/**
 * Of plain boxes in one stack, or in two columns, the first of which is a label: those that may be labels and values of
 * their own as well as more lines of its value ("Owner / Mira / Status / Frozen"). None where each line is sure to be the
 * label's: it is drawn in another size than they are, or they do not make up pairs. `later`: all that follows the label.
 */
export function stackedUnder(item: Item, later: readonly Item[]): readonly Item[] {
  const [first, ...others] = later;
  const label = first && [item, ...ancestors(item)].find(({ up }) => up === first.up);
  if (label === undefined || later.length < 3 || later.length % 2 === 0) return [];
  const parts = [label, ...later];
  if (!parts.every(isPlain)) return [];
  const stack = isStack(parts) && later.some((part) => sameHeight(part, label));
  return stack || isOfTwoColumns(parts) ? others : [];
}

const plain = ['generic', 'paragraph', 'strong', 'emphasis'];

function isPlain({ role, tag, box }: Item): boolean {
  return plain.includes(role) && tag !== 'label' && box !== null;
}

function isOfTwoColumns(parts: readonly Item[]): boolean {
  if (sameLeft(parts[0], parts[1])) return false;
  return parts.every((part, at) => at < 2 || (sameLeft(part, parts[at % 2]) && isBelow(part, parts[at - 2])));
}

function isStack(parts: readonly Item[]): boolean {
  return parts.every((part, at) => at < 1 || (sameLeft(part, parts[0]) && isBelow(part, parts[at - 1])));
}

function sameLeft(one: Item | undefined, other: Item | undefined): boolean {
  return Math.abs((one?.box?.x ?? 0) - (other?.box?.x ?? 0)) < 2;
}

function isBelow({ box }: Item, other: Item | undefined): boolean {
  return (box?.y ?? 0) >= (other?.box?.y ?? 0) + (other?.box?.height ?? 0) - 1;
}

function sameHeight(part: Item, label: Item): boolean {
  return Math.abs((part.box?.height ?? 0) - (label.box?.height ?? 0)) < 1.5;
}
