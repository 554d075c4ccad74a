import { isFormControl, isHeading } from '../names/roles.ts';
import { type Item, isWithin, nameOf, subtree } from '../view/view.ts';
import { type Group, goesBy, repeatGroups } from './groups.ts';

/**
 * Why boxes that look alike from afar, since each holds buttons, may be the parts that a page is laid out in and none of
 * what a noun says: a bar and what it is for, the head of a page and what it heads, or parts of two kinds in turns. Null for
 * what is told to be of the noun.
 */
export function laidOut(items: readonly Item[], groups: readonly Group[], noun: string): string | null {
  if (groups.some((group) => goesBy(group, noun))) return null;
  const all = repeatGroups(items, { least: 2 });
  const isLaidOut = (group: Group) =>
    isPair(group, all) || isInTurns(group, all) || isHeadAndBody(group, all) || areSections(group);
  const part = groups.find(isLaidOut)?.items[0];
  if (part === undefined) return null;
  return `nothing tells whether ${nameOf(part)} and the boxes like it are ${noun} or parts of the page`;
}

// Two boxes without a title, of which one holds a list and the other does not.
function isPair({ kind, items }: Group, all: readonly Group[]): boolean {
  if (kind !== 'cards' || items.length !== 2 || items.some((item) => subtree(item).some(isHeading))) return false;
  const holdsList = (item: Item) =>
    all.some(({ parent, items: { length } }) => length > 2 && parent !== null && isWithin(parent, item));
  return items.filter(holdsList).length === 1;
}

// Boxes that no frame tells apart, of which some hold cards and some do not.
function isHeadAndBody({ kind, items }: Group, all: readonly Group[]): boolean {
  if (kind !== 'cards' || items.some(({ framed }) => framed === true)) return false;
  const isTitled = (item: Item) => item.framed === true || subtree(item).some(isHeading);
  const cards = all.filter((group) => group.kind === 'cards' && group.items.every(isTitled));
  const holdsCards = (item: Item) => cards.some(({ parent }) => parent !== null && isWithin(parent, item));
  return new Set(items.map(holdsCards)).size > 1;
}

// Boxes of which one holds a form, another a list and a third a table: what is about one kind of thing is built alike.
function areSections({ kind, items }: Group): boolean {
  if (kind !== 'cards') return false;
  const built = items.map((item) => partsOf(item)).filter(({ size }) => size > 0);
  return built.some((one) => built.some((other) => [...one].every((kind) => !other.has(kind))));
}

function partsOf(box: Item): Set<string> {
  const parts = subtree(box);
  const kinds = parts.flatMap(({ role }) => (/^(?:list|table|term)$/.test(role) ? [role] : []));
  return new Set(parts.filter(isFormControl).length > 1 ? [...kinds, 'form'] : kinds);
}

// What repeats stands side by side: between these stand others, and between those these.
function isInTurns({ kind, parent, items }: Group, all: readonly Group[]): boolean {
  const isBetween = (one: readonly Item[], other: readonly Item[]) => {
    const [first, last] = [one[0], one.at(-1)];
    return (
      first !== undefined && last !== undefined && other.some(({ index }) => index > first.index && index < last.index)
    );
  };
  const isOther = (group: Group) =>
    group.kind === 'cards' && group.parent === parent && !group.items.includes(items[0] as Item);
  return (
    kind === 'cards' &&
    all.some((group) => isOther(group) && isBetween(items, group.items) && isBetween(group.items, items))
  );
}
