import type { Target } from '@smokejumper/contracts';
import { groundAll, withoutRoot } from '../../ground/ground.ts';
import { areasOf } from '../../ground/places/scope.ts';
import { entryGroups } from '../../ground/repeats/entries.ts';
import type { View } from '../../ground/view/view.ts';
import { type Check, targetWords, unproven } from '../check.ts';
import { quotesOf } from '../outline.ts';

/**
 * "The first item in Ranking is Price" where Price stands in it, and nothing tells what there is an item: plain boxes are
 * drawn as a list. Null where something does, or the words stand elsewhere.
 */
export function untoldEntry(view: View, { role, ordinal, scope, text }: Target, words: string): Check | null {
  if (role !== 'listitem' || ordinal === undefined || text !== undefined || scope === undefined || words === '')
    return null;
  const areas = areasOf(view.items, scope, () => true);
  if (areas.some((area) => entryGroups(withoutRoot(area), { role }).length > 0)) return null;
  const [shown] = groundAll(view, { target: { text: words, scope }, purpose: 'read', exact: true, shown: true }).items;
  if (shown === undefined) return null;
  const seen = `"${words}" stands in ${targetWords(scope)}, and nothing tells what is an item there`;
  return { ...unproven('no_evidence', seen, quotesOf(view, shown)), mayCome: true };
}
