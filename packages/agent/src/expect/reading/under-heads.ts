import type { Target } from '@smokejumper/contracts';
import { isColumnHead } from '../../ground/names/roles.ts';
import { cellsUnderHead } from '../../ground/tables/columns.ts';
import { closest, fullText, type Item, type View } from '../../ground/view/view.ts';
import type { Reading } from './reading.ts';

/**
 * "In the Loans table, the Due is X", where nothing but heads of columns goes by the name: what they show are their cells,
 * each for itself. None where a kind or a number is told, too.
 */
export function underHeads({ items: page }: View, found: readonly Item[], { role, ordinal }: Target): Reading[] {
  const heads = found.map((item) => closest(item, isColumnHead));
  if (role !== undefined || ordinal !== undefined || heads.includes(null)) return [];
  const cells = heads.flatMap((head) => (head === null ? [] : (cellsUnderHead(head, page) ?? [])));
  return [...new Set(cells)].map((cell) => ({ item: cell, texts: [fullText(cell)], quoted: [cell] }));
}
