import type { Target } from '@smokejumper/contracts';
import { formsOf } from '../names/one-or-several.ts';
import { isCell, isHeading } from '../names/roles.ts';
import { bare, says } from '../names/text.ts';
import { closest, fullText, has, type Item } from '../view/view.ts';
import { headOver } from './columns.ts';

/** What the column is called that a table numbers its entries in. */
const numbering = /^(?:#|№|no|nr|id|number|key)$/;

/**
 * "Issue #5" where nothing is called "#5", but a page that is headed by issues has a table that numbers its entries, and a
 * 5: what stands in that column is what people mean. The target as it is elsewhere.
 */
export function byNumber<T extends Target>(items: readonly Item[], target: T): T {
  const scope = target.scope && byNumber(items, target.scope);
  const placed = scope === undefined ? target : { ...target, scope };
  const [, number] = /^#(\d+)$/.exec(target.text ?? '') ?? [];
  const { noun } = target;
  const isHeaded = (item: Item) => isHeading(item) && formsOf(noun ?? '').some((form) => says(fullText(item), form));
  if (number === undefined || (noun !== undefined && !items.some(isHeaded))) return placed;
  const written = new RegExp(`#${number}(?!\\d)`);
  const shown = items.filter((item) => !has(item, 'hidden'));
  if (shown.some(({ text, name }) => written.test(text) || written.test(name))) return placed;
  const isNumbered = (item: Item) => fullText(item) === number && numbering.test(bare(headOf(item)));
  return shown.some(isNumbered) ? { ...placed, text: number } : placed;
}

function headOf(item: Item): string {
  const cell = closest(item, isCell);
  return cell === null ? '' : (headOver(cell) ?? '');
}
