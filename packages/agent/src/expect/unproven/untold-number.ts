import type { Target } from '@smokejumper/contracts';
import { isDataRow } from '../../ground/names/roles.ts';
import { isNumbered } from '../../ground/repeats/bearers.ts';
import { nameOf, type View } from '../../ground/view/view.ts';
import { type Check, targetWords, unproven } from '../check.ts';
import { quotesOf } from '../outline.ts';

/** "The row for order 7" where a row has that number, and nothing tells that it is an order. Null where none has. */
export function untoldNumber(view: View, { role, text = '' }: Target): Check | null {
  const row = role === 'row' ? view.items.find((item) => isDataRow(item) && isNumbered(item, text)) : undefined;
  if (row === undefined) return null;
  const seen = `nothing tells whether ${nameOf(row)} is the ${targetWords({ text, role: 'row' })}`;
  return unproven('no_evidence', seen, quotesOf(view, row));
}
