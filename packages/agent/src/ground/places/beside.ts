import type { Scope } from '@smokejumper/contracts';
import { isColumnHead, isHeading } from '../names/roles.ts';
import { bare } from '../names/text.ts';
import { cellsUnderHead } from '../tables/columns.ts';
import { rowsOfGroup } from '../tables/group-lines.ts';
import { lieOf } from '../view/place.ts';
import { ancestors, closest, fullText, type Item, isWithin, subtree } from '../view/view.ts';
import { hungByLevel } from './branches.ts';

/** What stands in a relation to an anchor, nearest first. */
export interface Beside {
  items: Item[];
  /** They stand below a heading, before the next one like it. */
  headed?: true;
}

/** What of `items` stands below, above or beside an element, that and what it is part of left out. */
export function beside(items: readonly Item[], anchor: Item, relation: Scope['relation']): Beside {
  const related = new Set([...subtree(anchor), ...ancestors(anchor)]);
  const others = items.filter((item) => !related.has(item));
  const branch = relation === 'below' ? (branchOf(anchor) ?? groupUnder(anchor) ?? columnUnder(anchor, items)) : null;
  const found = branch ?? sorters[relation]?.(others, anchor) ?? [];
  const heading = relation === 'below' ? closest(anchor, isHeading) : null;
  if (heading === null) return { items: found };
  const end = branch === null ? headingInNextPart(others, heading) : null;
  const own = end === null ? found : found.filter(({ index }) => index < end.index);
  const part = partTitledAbove(heading);
  const under = upToNextHeading(own, heading);
  return { items: part === null ? under : under.filter((item) => isWithin(item, part)), headed: true };
}

// A part of the page that goes by a higher title in it ends what stands under this one.
function partTitledAbove(heading: Item): Item | null {
  return closest(heading, (up) => {
    const title = up.role === 'region' ? subtree(up).find(isHeading) : undefined;
    return title !== undefined && (title.level ?? 6) < (heading.level ?? 6) && bare(up.name) === bare(fullText(title));
  });
}

// The next part of a page may lie beside this one and begin higher up: what it holds further down is under its own heading.
function headingInNextPart(items: readonly Item[], heading: Item): Item | null {
  const part = closest(heading, ({ role }) => parts.includes(role));
  const next = items.find(
    (item) => item.index > heading.index && isHeading(item) && part !== null && !isWithin(item, part),
  );
  return next === undefined || !above(next, heading) ? null : next;
}

const parts: readonly string[] = ['navigation', 'complementary', 'banner', 'contentinfo'];

const sorters: Partial<Record<Scope['relation'], (items: Item[], anchor: Item) => Item[]>> = {
  below: (items, anchor) =>
    upToNextHeading(
      items.filter((item) => item.index > anchor.index && !above(item, anchor)),
      anchor,
    ),
  above: (items, anchor) => items.filter((item) => item.index < anchor.index && !above(anchor, item)).reverse(),
  'left-of': (items, anchor) =>
    level(items, anchor)
      .filter((item) => mid(item) < mid(anchor))
      .sort((a, b) => mid(b) - mid(a)),
  'right-of': (items, anchor) =>
    level(items, anchor)
      .filter((item) => mid(item) > mid(anchor))
      .sort((a, b) => mid(a) - mid(b)),
};

// Below a branch of a tree stands what hangs on it, where the page hangs it there: not what the next branch holds.
function branchOf(anchor: Item): Item[] | null {
  const node = closest(anchor, ({ role }) => role === 'treeitem');
  const inside = node?.children.filter((child) => subtree(child).some(({ role }) => role === 'treeitem')) ?? [];
  const hung = inside.length > 0 || node === null ? inside : (hungByLevel(node) ?? []);
  return hung.length === 0 ? null : hung.flatMap(subtree);
}

function groupUnder(anchor: Item): Item[] | null {
  return rowsOfGroup(anchor)?.flatMap(subtree) ?? null;
}

// Below the head of a column stand its cells, where it has any.
function columnUnder(anchor: Item, items: readonly Item[]): Item[] | null {
  const head = closest(anchor, isColumnHead);
  const cells = head === null ? null : cellsUnderHead(head, items);
  return cells === null || cells.length === 0 ? null : cells.flatMap(subtree);
}

function above(item: Item, other: Item): boolean {
  const [high, low] = [lieOf(item), lieOf(other)];
  return high !== null && low !== null && high.y + high.height <= low.y;
}

// The box of the next heading begins before it and is its own. What stands in the box that a heading titles is under it,
// be it headed by a higher rank.
function upToNextHeading(items: Item[], anchor: Item): Item[] {
  if (!isHeading(anchor)) return items;
  const own = titledBox(anchor);
  const isNext = (item: Item) => isHeading(item) && (item.level ?? 6) <= (anchor.level ?? 6);
  const end = items.findIndex((item) => isNext(item) && (own === undefined || !isWithin(item, own)));
  const next = items[end];
  const around = next === undefined ? [] : ancestors(next);
  return next === undefined ? items : items.slice(0, end).filter((item) => !around.includes(item));
}

// The box that begins with a heading, beside others that begin with one of the same rank.
function titledBox(heading: Item): Item | undefined {
  const titleOf = (box: Item) => subtree(box).find((part) => part.text !== '' || isHeading(part));
  const begins = (box: Item) => closest(titleOf(box) ?? box, isHeading)?.level === heading.level;
  return ancestors(heading).find(
    (up) => titleOf(up) === heading && up.up?.children.some((other) => other !== up && begins(other)) === true,
  );
}

function mid(item: Item): number {
  const box = lieOf(item);
  return box === null ? 0 : box.x + box.width / 2;
}

function level(items: Item[], anchor: Item): Item[] {
  const at = lieOf(anchor);
  if (at === null) return [];
  return items.filter((item) => {
    const box = lieOf(item);
    if (box === null || box.height === 0) return false;
    const overlap = Math.min(box.y + box.height, at.y + at.height) - Math.max(box.y, at.y);
    return overlap >= Math.min(box.height, at.height) * 0.3;
  });
}
