import type { Target } from '@smokejumper/contracts';
import { isDataRow } from '../../ground/names/roles.ts';
import { bare, says } from '../../ground/names/text.ts';
import { isTotal } from '../../ground/repeats/sums.ts';
import { columnsShown } from '../../ground/tables/columns.ts';
import { rowOf } from '../../ground/tables/drawn-columns.ts';
import { closest, fullText, type View } from '../../ground/view/view.ts';
import type { Count } from '../verbs/count.ts';

/** "Two rows have 1 in the Lent column": the rows whose cell of that column says so. Null where nothing of the kind is asked. */
export function rowsHolding({ items }: View, { role, text, ordinal, scope }: Target): Count | null {
  const isAsked = role === 'row' && text !== undefined && ordinal === undefined && scope?.relation === 'within';
  if (!isAsked || scope.role !== 'column' || scope.text === undefined || scope.scope !== undefined) return null;
  const [column, ...others] = columnsShown(items, scope.text);
  if (column === undefined) return { kind: 'scope missing' };
  if (others.length > 0) return { kind: 'ambiguous', detail: `there are ${others.length + 1} columns "${scope.text}"` };
  const whole = column.filter((cell) => bare(fullText(cell)) === bare(text));
  const partly = column.filter((cell) => !whole.includes(cell) && says(fullText(cell), text));
  // "1" is all that one cell says, and a part of what another does: who counts the one may not mean the other.
  if (whole.length > 0 && partly.length > 0) {
    const detail = `${whole.length} rows say just "${text}" in the column "${scope.text}", ${partly.length} more among other words`;
    return { kind: 'ambiguous', detail };
  }
  const rows = [...whole, ...partly].flatMap((cell) => closest(cell, isDataRow) ?? rowOf(cell) ?? []);
  return { kind: 'items', items: rows, sums: rows.filter(isTotal) };
}
