import type { Target } from '@smokejumper/contracts';
import { isHeading } from '../../ground/names/roles.ts';
import { bare, uncounted } from '../../ground/names/text.ts';
import { areasOf } from '../../ground/places/scope.ts';
import { isShownHeading } from '../../ground/repeats/groups.ts';
import { panelOf } from '../../ground/tables/lanes.ts';
import {
  ancestors,
  closest,
  fullText,
  type Item,
  isWithin,
  nameOf,
  textsIn,
  type View,
} from '../../ground/view/view.ts';
import { type Check, targetWords, unproven } from '../check.ts';
import { quotesOf } from '../outline.ts';

const placing: readonly (string | undefined)[] = ['above', 'below', 'left-of', 'right-of'];

/**
 * `"News" is above "Opening hours"` where a link "News" is, and the heading that it leads to is not: of what a list of
 * contents names as well nothing tells which is meant. Null where a heading of that name is there, or none at all.
 */
export function headedElsewhere(view: View, { scope, ...alone }: Target, items: readonly Item[]): Check | null {
  const [first] = items;
  if (first === undefined || alone.text === undefined || alone.role !== undefined) return null;
  if (!placing.includes(scope?.relation) || scope?.text === undefined) return null;
  const headed = (item: Item) => closest(item, isHeading) !== null;
  if (items.some(headed)) return null;
  const heading = view.items.find((item) => isShownHeading(item) && bare(fullText(item)) === bare(alone.text ?? ''));
  const isThere = ({ items: there }: { items: readonly Item[] }) => heading !== undefined && there.includes(heading);
  if (heading === undefined || areasOf(view.items, scope, () => true).some(isThere)) return null;
  const seen = `${nameOf(first)} is ${targetWords({ scope })}, and ${nameOf(heading)} is not`;
  return unproven('ambiguous', seen, quotesOf(view, heading));
}

/** What is claimed to be listed under a title, or not to be, and stands further down, under another one. Null elsewhere. */
export function underAnother(view: View, target: Target, items: readonly Item[]): Check | null {
  return listedElsewhere(view, target, items) ?? underNextTitle(view, target, items);
}

/**
 * "Under Team, raj is listed" where Team titles a box, and raj stands in the next one: further down it is, and in that list it
 * is not. Null where it stands in the box, or that name titles none.
 */
function listedElsewhere(view: View, { scope, ...alone }: Target, items: readonly Item[]): Check | null {
  const [first] = items;
  if (first === undefined || scope?.relation !== 'below' || scope.text === undefined || alone.text === undefined)
    return null;
  const name = bare(scope.text);
  const titles = view.items.filter((item) => item.text !== '' && uncounted(item.text) === name);
  const boxes = titles.flatMap((title) => panelOf(title) ?? []);
  if (boxes.length === 0 || boxes.some((box) => items.some((item) => isWithin(item, box)))) return null;
  const seen = `${nameOf(first)} stands further down, but not in the box under "${scope.text}"`;
  return unproven('ambiguous', seen, quotesOf(view, first));
}

/**
 * "Roth is listed under On budget" where both are lines of one stack, and a line in bold as that one is stands between them:
 * further down it is, and under the next of such titles. Null where none stands between, or nothing is told to be a title.
 */
function underNextTitle(view: View, { scope, ...alone }: Target, items: readonly Item[]): Check | null {
  if (scope?.relation !== 'below' || scope.text === undefined || alone.text === undefined) return null;
  const name = bare(scope.text);
  const titles = view.items.filter((item) => item.text !== '' && uncounted(item.text) === name);
  const pairs = items.flatMap((item) => titles.map((title) => ({ item, next: titleBetween(title, item) })));
  const [first] = pairs;
  const next = first?.next ?? null;
  if (first === undefined || next === null || pairs.some((pair) => pair.next === null)) return null;
  const seen = `${nameOf(first.item)} stands further down, but under "${fullText(next)}"`;
  return unproven('ambiguous', seen, quotesOf(view, first.item));
}

// The line between two of one stack that is written in bold throughout, as the first is and the last is not.
function titleBetween(title: Item, item: Item): Item | null {
  const stack = ancestors(item).find((up) => isWithin(title, up));
  const lines = stack?.children ?? [];
  const [from, to] = [title, item].map((part) => lines.findIndex((line) => line === part || isWithin(part, line)));
  const [head, last] = [lines[from ?? -1], lines[to ?? -1]];
  if (head === undefined || last === undefined || !isBold(head) || isBold(last)) return null;
  return lines.slice((from ?? 0) + 1, to).find(isBold) ?? null;
}

function isBold(line: Item): boolean {
  const texts = textsIn(line);
  return (
    texts.length > 0 && texts.every((text) => closest(text, ({ tag }) => tag === 'b' || tag === 'strong') !== null)
  );
}
