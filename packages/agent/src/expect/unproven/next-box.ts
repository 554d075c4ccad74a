import type { Target } from '@smokejumper/contracts';
import { groundAll } from '../../ground/ground.ts';
import { cardAround } from '../../ground/repeats/cell-cards.ts';
import { ancestors, type Item, isWithin, nameOf, partsShown, type View } from '../../ground/view/view.ts';
import { type Check, targetWords, unproven } from '../check.ts';
import { quotesOf } from '../outline.ts';

/**
 * "The card of Ben shows Designer", where nothing tells what a card is and that stands in the next one of boxes alike:
 * they may be a card each as well as the lines of one. Null where one box holds both.
 */
export function inNextBox(view: View, target: Target, found: readonly Item[]): Check | null {
  const { scope } = target;
  const [first] = found;
  const isEntry = scope?.relation === 'item' || (scope?.relation === 'within' && scope.role === 'card');
  if (first === undefined || !isEntry || scope.text === undefined) return null;
  const named = { text: scope.text };
  const anchors = groundAll(view, { target: named, purpose: 'read', exact: true, shown: true }).items;
  const isApart = (item: Item, anchor: Item) => twinsAround(item, anchor) !== null && !inOneEntry(view, item, anchor);
  if (anchors.length === 0 || !found.every((item) => anchors.every((anchor) => isApart(item, anchor)))) return null;
  const seen = `${nameOf(first)} stands in the box beside that of ${targetWords(named)}, and nothing tells that they are one`;
  return unproven('no_evidence', seen, quotesOf(view, first));
}

function inOneEntry({ items }: View, item: Item, anchor: Item): boolean {
  const entry = cardAround(anchor, items);
  return entry !== null && isWithin(item, entry);
}

/** The boxes that two things stand in, each in its own, where both hold as much; else null. */
export function twinsAround(one: Item, other: Item): [Item, Item] | null {
  const line = [one, ...ancestors(one)];
  const at = line.findIndex((up) => isWithin(other, up));
  const mine = line[at - 1];
  const theirs = line[at]?.children.find((child) => isWithin(other, child));
  if (mine === undefined || theirs === undefined || mine === theirs) return null;
  return areAlike(mine, theirs) ? [mine, theirs] : null;
}

function areAlike(one: Item, other: Item): boolean {
  if (one.role !== other.role || one.tag !== other.tag) return false;
  const [mine, theirs] = [one, other].map(partsShown);
  const rolesOf = (parts: readonly Item[] = []) => parts.map(({ role }) => role).join();
  return entries.includes(one.role) || ((mine?.length ?? 0) > 1 && rolesOf(mine) === rolesOf(theirs));
}

const entries: readonly string[] = ['listitem', 'row', 'article', 'treeitem', 'option'];
