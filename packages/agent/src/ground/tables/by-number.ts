import type { Target } from '@smokejumper/contracts';
import { isCell } from '../names/roles.ts';
import { bare } from '../names/text.ts';
import { closest, fullText, has, type Item } from '../view/view.ts';
import { headOver } from './columns.ts';

/** What the column is called that a table numbers its entries in. */
const numbering = /^(?:#|№|no|nr|id|number|key)$/;

/**
 * "Issue #5", "Order 5 is shown" where nothing is called so, but a table numbers its entries and has a 5: what stands in
 * that column is what people mean. The target as it is elsewhere.
 */
export function byNumber<T extends Target>(items: readonly Item[], target: T): T {
  const scope = target.scope && byNumber(items, target.scope);
  const placed = scope === undefined ? target : { ...target, scope };
  const { text: said = '', noun } = target;
  const [, kind, number] = /^(?:#|(\p{L}+) #?)(\d+)$/u.exec(said) ?? [];
  if (number === undefined || (kind !== undefined && noun !== undefined)) return placed;
  const written = new RegExp(`${kind === undefined ? '#' : `${kind} #?`}${number}(?!\\d)`, 'i');
  const shown = items.filter((item) => !has(item, 'hidden'));
  if (shown.some(({ text, name }) => written.test(text) || written.test(name))) return placed;
  const isNumbered = (item: Item) => fullText(item) === number && numbering.test(bare(headOf(item)));
  if (!shown.some(isNumbered)) return placed;
  return { ...placed, text: number, ...(kind && { noun: kind.toLowerCase() }) };
}

function headOf(item: Item): string {
  const cell = closest(item, isCell);
  return cell === null ? '' : (headOver(cell) ?? '');
}
