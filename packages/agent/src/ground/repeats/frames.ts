import { isControl, isFormControl, isHeading } from '../names/roles.ts';
import { closest, foldedText, has, holdsTexts, type Item, isWithin, subtree } from '../view/view.ts';
import { type Group, isFurniture, saysNothing } from './groups.ts';

const known = new WeakMap<readonly Item[], Group[]>();

/**
 * Plain boxes side by side that are drawn as such, be they of mere words: cards to people where nothing else tells of
 * any. Of rows with a ground of their own in turns, some have none: these are no cards.
 */
export function frameGroups(items: readonly Item[]): Group[] {
  const found = known.get(items) ?? findFrames(items);
  known.set(items, found);
  return found;
}

function findFrames(items: readonly Item[]): Group[] {
  const inside = new Set(items);
  const groups: Group[] = [];
  for (const parent of new Set(items.flatMap((item) => (item.framed ? [item.up] : [])))) {
    const siblings = (parent?.children ?? items.filter(({ up }) => up === null)).filter((item) => inside.has(item));
    const boxes = siblings.filter((item) => item.role === 'generic' && holdsWords(item));
    const [first] = boxes;
    if (first === undefined || !boxes.every((box) => isCard(box) && box.tag === first.tag)) continue;
    groups.push({ parent, items: boxes, kind: 'cards', aside: isFurniture(first) });
  }
  return groups.sort((a, b) => (a.items[0]?.index ?? 0) - (b.items[0]?.index ?? 0));
}

/**
 * What may be the cards of a page that are told by their frames alone: beside a box of several lines those of one line
 * each may be chips, and which are meant is open.
 */
export function framedCards(items: readonly Item[]): Group[] {
  const groups = frameGroups(items);
  const isLine = (item: Item) => !holdsTexts(item);
  if (groups.length === 0 || !groups.every((group) => group.items.every(isLine))) return groups;
  const isLone = (item: Item) => item.role === 'generic' && isCard(item) && holdsWords(item) && !isLine(item);
  const lone = Map.groupBy(
    items.filter((item) => isLone(item) && !isFurniture(item)),
    ({ up }) => up,
  );
  return [
    ...groups,
    ...[...lone].map(([parent, held]) => ({ parent, items: held, kind: 'cards' as const, aside: false })),
  ];
}

function holdsWords(item: Item): boolean {
  return foldedText(item) !== '' && !has(item, 'hidden') && !saysNothing(item);
}

const parts = ['navigation', 'main', 'banner', 'contentinfo', 'complementary', 'dialog', 'table', 'form', 'row'];

function isCard(item: Item): boolean {
  if (item.framed !== true) return false;
  return !subtree(item).some(
    (part) =>
      parts.includes(part.role) || isFormControl(part) || (part.framed === true && part !== item && holdsCards(part)),
  );
}

// A column of cards is no card; a row of drawn buttons is none of cards.
function holdsCards({ up }: Item): boolean {
  const isButton = (child: Item) => has(child, 'clickable') && !holdsTexts(child);
  return (up?.children.filter((child) => child.framed === true && !isButton(child)).length ?? 0) > 1;
}

/** The card around something, as its frame tells it. */
export function frameAround(item: Item, items: readonly Item[]): Item | null {
  const cards = new Set(frameGroups(items).flatMap((group) => (group.items.length > 1 ? group.items : [])));
  return closest(item, (up) => cards.has(up));
}

/** The card, drawn as a box, that something is the title of, or that it is itself; null where it is neither. */
export function frameOf(item: Item): Item | null {
  if (item.children.length > 1 && isCard(item)) return item;
  const title = closest(item, isHeading) ?? item;
  const frame = closest(title, (up) => up.framed === true && foldedText(up) !== foldedText(title));
  const first = frame === null ? undefined : subtree(frame).find(({ text }) => text !== '');
  return frame !== null && first !== undefined && isWithin(first, title) && isCard(frame) ? frame : null;
}

/** A line of words in a part of the page that may be a card there, although nothing tells so. */
export function mayBeCard(items: readonly Item[]): Item | undefined {
  const plain = ({ role }: Item) => role === 'generic' || role === 'paragraph';
  return items.find(
    (item) =>
      plain(item) &&
      holdsWords(item) &&
      !subtree(item).some((part) => isHeading(part) || isControl(part)) &&
      closest(item, (up) => isHeading(up) || isControl(up)) === null,
  );
}
