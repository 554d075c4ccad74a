import type { Target } from '@smokejumper/contracts';
import { groundAll } from '../ground/ground.ts';
import { isControl } from '../ground/roles.ts';
import { closest, type View } from '../ground/view.ts';
import { type Check, unproven } from './check.ts';
import { quotesOf } from './outline.ts';

/**
 * A page that marks nothing as a heading may still show one to people: where the words stand as plain text, whether
 * they are the heading cannot be told. Null where it can.
 */
export function unmarkedHeading(view: View, target: Target, words: string): Check | null {
  if (target.role !== 'heading' || words === '' || view.items.some((item) => item.role === 'heading')) return null;
  const { items } = groundAll(view, { target: { text: words }, purpose: 'read', exact: true, shown: true });
  const shown = items.find((item) => closest(item, isControl) === null);
  if (shown === undefined) return null;
  const seen = `"${words}" stands on the page, but nothing on the page is marked as a heading`;
  return unproven('no_evidence', seen, quotesOf(view, shown));
}
