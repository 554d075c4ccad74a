import type { Target } from '@smokejumper/contracts';
import type { Want } from './find.ts';
import { bareWords, headedBy, repeatGroups } from './groups.ts';
import { asSeen } from './seen.ts';
import { fullText, type Item, isWithin, type View } from './view.ts';

/** "The second player": of the entries under a heading that tells of players, or of the place that was told. */
export function asEntry({ items }: View, want: Want): Want | null {
  const { ordinal, noun, role, text, scope } = want.target;
  if (ordinal === undefined || noun === undefined || role !== undefined || text !== undefined) return null;
  const told = scope !== undefined || headedBy(items, repeatGroups(items, { least: 1 }), noun) !== null;
  return told ? { ...want, target: { ...want.target, role: 'listitem' } } : null;
}

/**
 * "The first room" where only some of the entries are called one ("Attic room"): the entry of that number, if what was
 * found by its name stands elsewhere. Null where all agree, or where the noun is a label of its own in the entries.
 */
export function otherOfNumber(
  { items }: View,
  { noun, role, text, ordinal }: Target,
  { found, item }: { found: readonly Item[]; item: Item },
): Item | null {
  if (ordinal === undefined || noun === undefined || role !== undefined || text !== undefined) return null;
  const [said, word] = [(one: Item) => bareWords(one.name || fullText(one)), bareWords(noun)];
  const within = (entry: Item) => found.filter((one) => isWithin(one, entry));
  const groups = repeatGroups(items, { least: 2 }).filter((group) => group.items.some((one) => within(one).length > 0));
  const [group] = groups;
  if (group === undefined || group.items.some((entry) => within(entry).length > 1)) return null;
  const inside = group.items.flatMap(within);
  const inName = (one: Item) => said(one) !== word && ` ${said(one)} `.includes(` ${word} `);
  if (!inside.every(inName)) return null;
  const nth = asSeen(group.items).at(ordinal < 0 ? ordinal : ordinal - 1);
  return nth === undefined || isWithin(item, nth) ? null : nth;
}
