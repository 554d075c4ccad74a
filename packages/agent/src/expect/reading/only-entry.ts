import type { Target } from '@smokejumper/contracts';
import { goesBy, repeatGroups } from '../../ground/repeats/groups.ts';
import { fullText, type View } from '../../ground/view/view.ts';
import { titleOf } from './entry-title.ts';
import type { Reading } from './reading.ts';

/** "The attachment is X", where the only list that is called by the noun holds it: each of its entries. */
export function onlyEntry({ items }: View, { noun, ...more }: Target): Reading[] {
  if (noun === undefined || Object.keys(more).length > 0) return [];
  const lists = repeatGroups(items, { least: 1 }).filter((group) => !group.aside && goesBy(group, noun));
  const [list, ...others] = lists;
  if (list === undefined || others.length > 0) return [];
  return list.items.map((item) => ({
    item,
    texts: [fullText(item), ...titleOf(item, { role: 'listitem' })],
    quoted: [item],
  }));
}
