import { isCell } from '../ground/roles.ts';
import { says } from '../ground/text.ts';
import { fullText, type Item } from '../ground/view.ts';

/**
 * "The State in the row of P-10", where a cell that shows "In stock" goes by "In stock, column State": words that only
 * readers of screens hear tell where it stands. It is no label of the cell behind it.
 */
export function isNamedCell(item: Item, name: string | undefined): boolean {
  return name !== undefined && isCell(item) && says(item.name, name) && !says(fullText(item), name);
}
