import type { Target } from '@smokejumper/contracts';
import { groundAll } from '../../ground/ground.ts';
import { isCell, isDataRow } from '../../ground/names/roles.ts';
import { bare } from '../../ground/names/text.ts';
import { cellsInColumn } from '../../ground/tables/columns.ts';
import { drawnCell, drawnHeadOver } from '../../ground/tables/drawn-columns.ts';
import { closest, fullText, type Item, isWithin, nameOf, type View } from '../../ground/view/view.ts';
import { type Check, notMet } from '../check.ts';
import { quotesOf } from '../outline.ts';
import type { Reading } from './reading.ts';

/** "The row of X has a Payment of 5" where its 5 stands under the head Deposit. Null where no head goes by that noun. */
export function underOtherHead(view: View, { text, noun, scope }: Target, found: readonly Item[]): Check | null {
  const [first] = found;
  if (first === undefined || text === undefined || noun === undefined || scope?.relation !== 'row') return null;
  if (!found.every((item) => isAstray(view, item, noun))) return null;
  const seen = `${nameOf(first)} stands in that row, but not under the head "${noun}"`;
  return notMet(seen, quotesOf(view, first), first);
}

function isAstray({ items }: View, item: Item, head: string): boolean {
  const cell = closest(item, isCell);
  const row = closest(item, isDataRow);
  if (cell !== null && row !== null) {
    const own = cellsInColumn(row, head, { whole: true });
    return own.length > 0 && !own.includes(cell);
  }
  const over = drawnHeadOver(items, item, head);
  return over !== null && bare(fullText(over)) !== bare(head);
}

/** "CPU of web-1": the head of a column, and the entry that it is of. */
export function ownedIn(name: string): { head: string; whose: string } | null {
  const [, head, whose] = /^(.+) of (.+)$/.exec(name) ?? [];
  return head === undefined || whose === undefined ? null : { head, whose };
}

/**
 * "The Status of X" in a grid of plain boxes: what is drawn in the line of X under the words "Status", where nothing but
 * these words goes by that name. None where it is no such grid.
 */
export function drawnUnderHead(view: View, target: Target, found: readonly Item[]): Reading[] {
  const { text, noun, role, ordinal, scope } = target;
  const name = text ?? noun;
  const owned = scope === undefined ? ownedIn(name ?? '') : null;
  if (owned !== null)
    return drawnUnderHead(
      view,
      { ...target, text: owned.head, scope: { relation: 'within', text: owned.whose } },
      found,
    );
  const others = [role, ordinal, scope?.scope, scope?.ordinal, text === undefined ? undefined : noun];
  if (name === undefined || scope?.text === undefined || others.some((other) => other !== undefined)) return [];
  if (scope.relation !== 'row' && scope.relation !== 'within') return [];
  const isCalled = (item: Item) => bare(fullText(item)) === bare(name);
  // Most pages show no words by that name alone: what goes by the entry's is looked for only where one does.
  if (!found.every(isCalled) || !view.items.some(isCalled)) return [];
  const entry = { text: scope.text };
  const { items: entries } = groundAll(view, { target: entry, purpose: 'read', exact: true, shown: true });
  const cells = entries.flatMap((item) => drawnCell(view.items, item, name) ?? []);
  // "The Payee of X" is not X itself; the row of X shows X under its head as well.
  const isOther = (cell: Item) => scope.relation === 'row' || !entries.some((item) => isWithin(item, cell));
  const own = [...new Set(cells)].filter(isOther);
  return own.map((cell) => ({ item: cell, texts: [fullText(cell)], quoted: [cell] }));
}
