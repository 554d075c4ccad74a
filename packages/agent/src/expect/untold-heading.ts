import type { Target } from '@smokejumper/contracts';
import { isFurniture } from '../ground/groups.ts';
import { isControl, isHeading } from '../ground/roles.ts';
import { bare } from '../ground/text.ts';
import { closest, fullText, has, type Item, nameOf, subtree, type View } from '../ground/view.ts';
import { type Check, unproven } from './check.ts';
import { quotesOf } from './outline.ts';

/**
 * What people see as a heading although nothing marks it: a plain line above all that is marked as one, or the link that
 * an entry begins with. Null where the words stand in none.
 */
export function untoldHeading(view: View, { role, scope, ordinal }: Target, words: string): Check | null {
  if (role !== 'heading' || words === '' || scope !== undefined || ordinal !== undefined) return null;
  const first = view.items.find((item) => isHeading(item) && !has(item, 'hidden'));
  const like = view.items.find((item) => {
    if (has(item, 'hidden') || bare(fullText(item)) !== bare(words) || closest(item, isHeading) !== null) return false;
    if (titlesEntry(item)) return true;
    return first !== undefined && item.index < first.index && !isOfControl(item);
  });
  if (like === undefined) return null;
  const seen = `"${words}" is marked as no heading, but ${nameOf(like)} may be one`;
  return unproven('no_evidence', seen, quotesOf(view, like));
}

function isOfControl(item: Item): boolean {
  return closest(item, isControl) !== null || subtree(item).some(isControl);
}

function titlesEntry(item: Item): boolean {
  const isEntry = ({ role }: Item) => role === 'listitem' || role === 'article';
  return item.role === 'link' && closest(item, isEntry) !== null && !isFurniture(item);
}
