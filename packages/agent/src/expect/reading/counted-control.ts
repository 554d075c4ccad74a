import type { Step, Target } from '@smokejumper/contracts';
import { groundAll } from '../../ground/ground.ts';
import { isCell, isDataRow, isPressable } from '../../ground/names/roles.ts';
import { bare } from '../../ground/names/text.ts';
import { headOver } from '../../ground/tables/columns.ts';
import { closest, fullText, has, type Item, nameOf, type View } from '../../ground/view/view.ts';
import { type Check, targetWords, tellsMore, unproven } from '../check.ts';
import { quotesOf } from '../outline.ts';
import type { Reading } from './reading.ts';

/**
 * "Administrator shows 1" where a link "Administrator (1)" stands above a table with that word in its Role column: the cell
 * is data of its row, so that the link may be meant as well. Where several rows say the word no cell of them is a label.
 */
export function amongCounted(view: View, found: readonly Item[], target: Target): Item[] {
  const { text, ...others } = target;
  if (text === undefined || tellsMore(others)) return [...found];
  const counted = countedCalled(view, text, found);
  if (counted.length === 0) return [...found];
  const cells = new Set(found.map((item) => closest(item, isCell)));
  return cells.size > 1 ? counted : [...counted, ...found];
}

/** "The number next to Administrator" is then what that one shows, too. Null for any other target. */
export function countedNear(view: View, { noun, scope, ...others }: Target): Target | null {
  if (scope?.text === undefined || scope.relation !== 'near' || !/^(?:number|count)$/.test(noun ?? '')) return null;
  const { text, relation: _relation, ...more } = scope;
  if (tellsMore({ ...others, ...more })) return null;
  const { items } = groundAll(view, { target: { text }, purpose: 'read', exact: true });
  return countedCalled(view, text, items).length === 0 ? null : { text };
}

/** What the cell behind it shows is then not told to be of that name. Null where another title goes by it. */
export function untoldDatum(view: View, { target = {} }: Step, titles: readonly Reading[]): Check | null {
  const [first] = titles;
  const items = titles.map(({ item }) => item);
  if (first === undefined || countedCalled(view, target.text ?? '', items).length === 0) return null;
  const seen = `${nameOf(first.item)} stands in a row of a table, and nothing tells that it is ${targetWords(target)}`;
  return unproven('no_evidence', seen, quotesOf(view, first.item));
}

function countedCalled(view: View, name: string, found: readonly Item[]): Item[] {
  if (found.length === 0 || !found.every((item) => isDatum(item, name))) return [];
  const isCounted = (item: Item) => bare(/^(.*\S)\s*\(\d[\d,.]*\)$/.exec(fullText(item))?.[1] ?? '') === bare(name);
  const isOwn = (item: Item) => isPressable(item) && !has(item, 'hidden') && closest(item, isDataRow) === null;
  return view.items.filter((item) => isOwn(item) && isCounted(item));
}

// The word stands in a cell under a head, behind what its row begins with.
function isDatum(item: Item, name: string): boolean {
  const cell = closest(item, isCell);
  const row = cell === null ? null : closest(cell, isDataRow);
  if (cell === null || row === null || bare(fullText(cell)) !== bare(name)) return false;
  const first = row.children.find((part) => fullText(part) !== '');
  return first !== cell && headOver(cell) !== null;
}
