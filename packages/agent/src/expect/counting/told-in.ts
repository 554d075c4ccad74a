import type { Target } from '@smokejumper/contracts';
import { formsOf, manyOf } from '../../ground/names/one-or-several.ts';
import { isDataRow } from '../../ground/names/roles.ts';
import { says } from '../../ground/names/text.ts';
import { areasOf } from '../../ground/places/scope.ts';
import { stacksAround } from '../../ground/repeats/stacks.ts';
import { cellsInColumn } from '../../ground/tables/columns.ts';
import { closest, fullText, type Item, isWithin, type View } from '../../ground/view/view.ts';
import { numberIn } from './amounts.ts';
import { statedIn } from './stated.ts';

interface Told {
  cell: Item;
  number: number;
  /** It is all that stands there, so that it goes before what could be counted. */
  alone: boolean;
}

/** What a row or an entry says itself of how many there are of something. Null where it says no such number. */
export function toldIn(view: View, target: Target): Told | null {
  return toldInCell(view, target) ?? toldInEntry(view, target) ?? toldOf(view, target);
}

// "There are 27 orders for Acme" where the row or the card of Acme says so: her name stands there once, and is no order.
function toldOf(view: View, { noun, text, role = 'listitem', scope }: Target): Told | null {
  if (noun === undefined || text === undefined || role !== 'listitem') return null;
  // What is headed by one of them ("Order") is its number.
  const target = { noun, scope: { relation: 'within' as const, text, ...(scope && { scope }) } };
  const told = toldInCell(view, target, manyOf(noun)) ?? toldInEntry(view, target);
  return told === null ? null : { ...told, alone: true };
}

// "The row huts shows 3 docs", "huts has 3 docs": its cell of the column of that name may say it, be it `alone` there or
// among other words. "The page /docs" may be what a row tells of.
function toldInCell(view: View, target: Target, names?: readonly string[]): Told | null {
  const { scope, noun = target.text } = target;
  const isOne = scope?.role === undefined || scope.role === 'page';
  const isNamed = scope?.relation === 'within' && isOne && scope.text !== undefined;
  if (noun === undefined || (scope?.relation !== 'row' && !isNamed)) return null;
  const place = isNamed ? { ...scope, role: undefined } : scope;
  const roots = areasOf(view.items, place, () => true).flatMap((area) => area.root ?? []);
  const rows = isNamed ? roots.flatMap((root) => closest(root, isDataRow) ?? []) : roots;
  const [row, ...others] = rows;
  if (row === undefined || others.length > 0) return null;
  const cells = (names ?? formsOf(noun)).map((name) => cellsInColumn(row, name)).find(({ length }) => length > 0);
  const cell = cells?.length === 1 ? cells[0] : undefined;
  const number = cell === undefined ? null : numberIn(fullText(cell));
  return cell === undefined || number === null ? null : { cell, number, alone: /^\d[\d.,\s]*$/.test(fullText(cell)) };
}

// "Ann's card shows 42 projects", where a box in it says so and nothing else.
function toldInEntry(view: View, { noun, text, role, scope }: Target): Told | null {
  const named = scope?.relation === 'item' || (scope?.relation === 'within' && scope.role === undefined);
  if (noun === undefined || (text ?? role) !== undefined || scope?.text === undefined || !named) return null;
  const holds = (items: readonly Item[]) => statedIn(items, noun) !== null;
  const areas = areasOf(view.items, { ...scope, relation: 'item' }, holds);
  const [only, ...others] = areas.map(({ items }) => statedIn(items, noun));
  if (only === undefined || only === null || others.length > 0) return null;
  const names = areas.flatMap(({ items }) => items.filter((item) => says(item.text, scope.text ?? '')));
  return names.some((name) => isOneOfSeveral(name, only.cell)) ? null : { ...only, alone: false };
}

// What stands beside the days of a week tells of all of them: the name is that of one, and boxes like its own lie beside it.
function isOneOfSeveral(name: Item, told: Item): boolean {
  return stacksAround(name).some((box) => !isWithin(told, box));
}
