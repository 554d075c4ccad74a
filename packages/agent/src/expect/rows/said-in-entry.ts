import type { Step } from '@smokejumper/contracts';
import { isHeading } from '../../ground/names/roles.ts';
import { entryAround } from '../../ground/repeats/entries.ts';
import { laneOf } from '../../ground/tables/lanes.ts';
import { closest, fullText, type Item, isWithin, subtree, type View } from '../../ground/view/view.ts';
import { type Check, targetWords, unproven } from '../check.ts';
import { compareText, isOfWhole, isOfWords } from '../compare.ts';
import { quotesOf } from '../outline.ts';
import type { Reading } from '../reading/reading.ts';

/**
 * "The ticket X shows Urgent", or does not, where X is but the title of an entry or of one of the boxes side by side: what
 * else that shows may be the ticket's. Null where it does not say it, or the name may be a label in it with a value of its own.
 */
export function saidInEntry(
  view: View,
  { target = {}, op = 'contains' }: Step,
  { readings, wanted }: { readings: readonly Reading[]; wanted: string },
): Check | null {
  const { text, role, noun } = target;
  if (text === undefined || role !== undefined || wanted === '' || !isOfWords(op)) return null;
  const lanes = readings.map(({ item }) => laneOf(item));
  const around = readings.map(({ item }, at) => lanes[at] ?? entryAround(item, view.items));
  const [first] = around;
  if (first === undefined || first === null) return null;
  const isTitled = readings.every(
    ({ item }, at) => noun !== undefined || lanes[at] != null || isTitle(item, around[at] ?? null),
  );
  const says = (entry: Item) =>
    isOfWhole(op)
      ? subtree(entry).some((part) => part.text !== '' && compareText(fullText(part), 'equals', wanted))
      : compareText(fullText(entry), 'contains', wanted);
  if (!isTitled || !around.every((entry) => entry !== null && says(entry))) return null;
  const seen = `"${wanted}" stands in the same entry, and nothing tells that it is of ${targetWords(target)}`;
  return unproven('no_evidence', seen, quotesOf(view, first));
}

// The only heading of its entry.
function isTitle(item: Item, entry: Item | null): boolean {
  const heading = closest(item, isHeading);
  if (heading === null || entry === null || !isWithin(heading, entry)) return false;
  return subtree(entry).filter(isHeading).length === 1;
}
