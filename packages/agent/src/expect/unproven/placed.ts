import type { Target } from '@smokejumper/contracts';
import { isHeading } from '../../ground/names/roles.ts';
import { bare, uncounted } from '../../ground/names/text.ts';
import { areasOf } from '../../ground/places/scope.ts';
import { isShownHeading } from '../../ground/repeats/groups.ts';
import { panelOf } from '../../ground/tables/lanes.ts';
import { closest, fullText, type Item, isWithin, nameOf, type View } from '../../ground/view/view.ts';
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

/**
 * "Under Team, raj is listed" where Team titles a box, and raj stands in the next one: further down it is, and in that list it
 * is not. Null where it stands in the box, or that name titles none.
 */
export function listedElsewhere(view: View, { scope, ...alone }: Target, items: readonly Item[]): Check | null {
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
