import type { Target } from '@smokejumper/contracts';
import { isTable } from '../../ground/names/roles.ts';
import { bare } from '../../ground/names/text.ts';
import { isRow, rowsBeside } from '../../ground/tables/boxed-rows.ts';
import { boxOf } from '../../ground/view/place.ts';
import { ancestors, closest, has, type Item, nameOf, type View } from '../../ground/view/view.ts';
import { type Check, targetWords, tellsMore, unproven } from '../check.ts';
import { quotesOf } from '../outline.ts';

/**
 * `The Balance of "Food"` where both stand in rows of plain boxes, and one of them shares its box with other words (a sum, a
 * button): where it lies is not told then, and neither is what lies under it. Null where the places of both are told.
 */
export function untoldHead(view: View, { text, scope, ...others }: Target): Check | null {
  if (text === undefined || scope?.text === undefined) return null;
  const { relation, role: _row, text: name, ...more } = scope;
  const isMore = tellsMore({ ...others, ...more });
  if (isMore || (relation !== 'row' && relation !== 'within')) return null;
  const heads = view.items.filter((item) => isInLine(item, text));
  const entries = view.items.filter((item) => isInLine(item, name));
  const isUnder = (entry: Item, head: Item) =>
    entry.index > head.index && (boxOf(entry) === null || boxOf(head) === null) && !areAlike(entry, head);
  const head = heads.find((own) => entries.some((entry) => isUnder(entry, own)));
  if (head === undefined) return null;
  const seen = `${nameOf(head)} may head what the row of "${name}" shows, and nothing tells what is ${targetWords({ text })} there`;
  return unproven('no_evidence', seen, quotesOf(view, head));
}

function isInLine(item: Item, name: string): boolean {
  if (item.text === '' || bare(item.text) !== bare(name) || has(item, 'hidden')) return false;
  return closest(item, isTable) === null && rowAround(item) !== null;
}

// What another of the rows says heads none of them.
function areAlike(one: Item, other: Item): boolean {
  const [row, like] = [rowAround(one), rowAround(other)];
  return row === null || like === null || row === like || rowsBeside(row).includes(like);
}

function rowAround(item: Item): Item | null {
  return ancestors(item).findLast(isRow) ?? null;
}
