import type { Target } from '@smokejumper/contracts';
import { groundAll, withoutRoot } from '../../ground/ground.ts';
import { isHeading } from '../../ground/names/roles.ts';
import { bare } from '../../ground/names/text.ts';
import { areasOf } from '../../ground/places/scope.ts';
import { entryGroups } from '../../ground/repeats/entries.ts';
import { fullText, type Item, subtree, type View } from '../../ground/view/view.ts';
import { type Check, targetWords, unproven } from '../check.ts';
import { quotesOf } from '../outline.ts';

/**
 * "The first item in Ranking is Price" where Price stands in it, and nothing tells what there is an item: plain boxes are
 * drawn as a list; so of "the last comment" on a page that tells no entries. Null where something does, or the words stand
 * elsewhere.
 */
export function untoldEntry(view: View, { role, ordinal, scope, text, noun }: Target, words: string): Check | null {
  const isOfPlace = scope !== undefined || noun !== undefined;
  const isEntry = role === 'listitem' || (role === undefined && noun !== undefined);
  if (!isEntry || ordinal === undefined || text !== undefined || !isOfPlace || words === '') return null;
  const areas = areasOf(view.items, scope, () => true);
  const named: Target = { role: 'listitem', ...(noun !== undefined && { noun }) };
  const isTold = (groups: number) => (noun === undefined ? groups > 0 : groups === 1);
  // Of several lists nothing tells which holds "the first bookmark", and each has a first.
  if (areas.some((area) => isTold(entryGroups(withoutRoot(area), named).length))) return null;
  // How far a card goes that nothing draws as one is not told either.
  const place = scope?.role === 'card' ? undefined : scope;
  const own: Target = { text: words, ...(place && { scope: place }) };
  const [shown] = groundAll(view, { target: own, purpose: 'read', exact: true, shown: true }).items;
  if (shown === undefined) return null;
  const where = scope === undefined ? 'on it' : `in ${targetWords(scope)}`;
  const [stands, entry] = place === undefined ? ['on the page', where] : [where, 'there'];
  const what = noun === undefined ? 'an item' : `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;
  const seen = `"${words}" stands ${stands}, and nothing tells what is ${what} ${entry}`;
  return { ...unproven('no_evidence', seen, quotesOf(view, shown)), mayCome: true };
}

/**
 * "The first entry of the Sales card" where that was taken for the part of the card which holds its title, or for one beside
 * that: the head of a card is no entry of it. Null for what stands beside no such part.
 */
export function headOfCard(
  view: View,
  { role, ordinal, scope }: Target,
  readings: readonly { item: Item }[],
): Check | null {
  if (role !== 'listitem' || ordinal === undefined || scope?.text === undefined) return null;
  const isTitle = (part: Item) => isHeading(part) && bare(fullText(part)) === bare(scope.text ?? '');
  const isPart = ({ item }: { item: Item }) =>
    item.role === 'generic' && (item.up?.children ?? []).some((part) => subtree(part).some(isTitle));
  const [first] = readings;
  if (first === undefined || !readings.every(isPart)) return null;
  const seen = `nothing tells what is an item in ${targetWords(scope)}, whose title stands in one of its parts`;
  return { ...unproven('no_evidence', seen, quotesOf(view, first.item)), mayCome: true };
}
