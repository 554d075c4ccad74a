import type { Target } from '@smokejumper/contracts';
import { offersItself, type Want } from '../find.ts';
import { asSeen } from '../view/seen.ts';
import { fullText, type Item, isWithin, type View } from '../view/view.ts';
import { entryGroups } from './entries.ts';
import { bareWords, type Group, goesBy, headedBy, repeatGroups } from './groups.ts';

/** "The second player": of the entries of a list of players, under a heading that tells of them, or of the place that was told. */
export function asEntry({ items }: View, want: Want): Want | null {
  const { ordinal, noun, role, text, scope } = want.target;
  if (ordinal === undefined || noun === undefined || role !== undefined || text !== undefined) return null;
  const isTold = () => headedBy(items, repeatGroups(items, { least: 1 }), noun) !== null;
  const told = scope !== undefined || listCalled(items, noun) !== null || isTold();
  return told ? { ...want, target: { ...want.target, role: 'listitem' } } : null;
}

// Of several lists that go by the noun none is told to be meant.
function listCalled(items: readonly Item[], noun: string): Group | null {
  const called = repeatGroups(items, { least: 2 }).filter((group) => !group.aside && goesBy(group, noun));
  return called.length === 1 ? (called[0] ?? null) : null;
}

/** What is done to a thing or with it. */
export const deeds =
  /^(?:add|archive|choose|clear|close|copy|create|delete|download|edit|export|find|hide|import|invite|load|manage|mark|move|new|open|pause|print|remove|rename|reset|resume|save|search|select|send|share|show|sort|start|stop|update|upload|view)\b/;

/**
 * "The first room" where only some of the entries are called one ("Attic room"): the entry of that number, if what was
 * found by its name stands elsewhere. So it is where all that holds the word is what one does to such a thing ("Open
 * torrent"). Null where all agree, or where the noun is a label of its own in them.
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
  const inName = (one: Item) => said(one) !== word && ` ${said(one)} `.includes(` ${word} `);
  const isDone = (one: Item) => inName(one) && offersItself(one) && deeds.test(said(one));
  const [group] = groups.length === 0 && found.every(isDone) ? entryGroups(items, { noun, role: 'listitem' }) : groups;
  if (group === undefined || group.items.some((entry) => within(entry).length > 1)) return null;
  const inside = group.items.flatMap(within);
  if (!inside.every(inName)) return null;
  const nth = asSeen(group.items).at(ordinal < 0 ? ordinal : ordinal - 1);
  return nth === undefined || isWithin(item, nth) ? null : nth;
}
