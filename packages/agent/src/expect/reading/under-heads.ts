import type { Target } from '@smokejumper/contracts';
import { isColumnHead, isDataRow } from '../../ground/names/roles.ts';
import { bare } from '../../ground/names/text.ts';
import { isOfFoot, isTotal } from '../../ground/repeats/sums.ts';
import { cellsUnderHead } from '../../ground/tables/columns.ts';
import { closest, fullText, type Item, partsShown, type View } from '../../ground/view/view.ts';
import type { Reading } from './reading.ts';

/**
 * "In the Loans table, the Due is X", where nothing but heads of columns goes by the name: what they show are their cells,
 * each for itself. None where a kind or a number is told, too. "The total is X" of no table is told of the line "Total" that
 * sums it up, though it has a column of that name.
 */
export function underHeads({ items: page }: View, found: readonly Item[], target: Target): Reading[] {
  const heads = found.map((item) => closest(item, isColumnHead));
  if (target.role !== undefined || target.ordinal !== undefined || heads.includes(null)) return [];
  const sums = target.scope === undefined ? page.flatMap((row) => sumCalled(row, target.text ?? '')) : [];
  if (sums.length > 0) return sums;
  const cells = heads.flatMap((head) => (head === null ? [] : (cellsUnderHead(head, page) ?? [])));
  return [...new Set(cells)].map((cell) => ({ item: cell, texts: [fullText(cell)], quoted: [cell] }));
}

// What a line below the rows says behind its name, and nothing else.
function sumCalled(row: Item, name: string): Reading[] {
  if (!isDataRow(row) || !(isOfFoot(row) || isTotal(row))) return [];
  const [label, value, ...others] = partsShown(row);
  if (label === undefined || value === undefined || others.length > 0 || bare(fullText(label)) !== bare(name))
    return [];
  return [{ item: label, texts: [fullText(value)], quoted: [label, value] }];
}
