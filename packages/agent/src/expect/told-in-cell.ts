import type { Target } from '@smokejumper/contracts';
import { cellsInColumn } from '../ground/columns.ts';
import { areasOf } from '../ground/scope.ts';
import { fullText, type Item, type View } from '../ground/view.ts';
import { numberIn } from './amounts.ts';

/** "The row huts shows 3 docs": its cell of the column of that name may say it, be it `alone` there or among other words. */
export function toldInCell(view: View, target: Target): { cell: Item; number: number; alone: boolean } | null {
  const { scope, noun = target.text } = target;
  if (noun === undefined || scope?.relation !== 'row') return null;
  const rows = areasOf(view.items, scope, () => true).flatMap((area) => area.root ?? []);
  const [row, ...others] = rows;
  if (row === undefined || others.length > 0) return null;
  const cells = [noun, noun.replace(/s$/, '')].map((name) => cellsInColumn(row, name)).find(({ length }) => length > 0);
  const cell = cells?.length === 1 ? cells[0] : undefined;
  const number = cell === undefined ? null : numberIn(fullText(cell));
  return cell === undefined || number === null ? null : { cell, number, alone: /^\d[\d.,\s]*$/.test(fullText(cell)) };
}
