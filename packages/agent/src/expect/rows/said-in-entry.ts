import type { Step } from '@smokejumper/contracts';
import { isControl, isDataRow, isFormControl, isHeading } from '../../ground/names/roles.ts';
import { entryAround } from '../../ground/repeats/entries.ts';
import { built } from '../../ground/repeats/kin.ts';
import { laneOf } from '../../ground/tables/lanes.ts';
import {
  closest,
  fullText,
  type Item,
  isWithin,
  partsShown,
  subtree,
  textsIn,
  type View,
} from '../../ground/view/view.ts';
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

// The only heading of its entry, or what the entry begins with, in a box where more is said of it: "Slack, posts to a
// channel", and beside that "Connected". A label with its value stands among others that are built alike.
function isTitle(item: Item, entry: Item | null): boolean {
  if (entry === null) return false;
  const heading = closest(item, isHeading);
  if (heading !== null) return isWithin(heading, entry) && subtree(entry).filter(isHeading).length === 1;
  const [head, ...others] = partsShown(entry);
  if (head === undefined || others.length === 0 || isDataRow(entry)) return false;
  if (others.some((part) => built(part) === built(head) || subtree(part).some(isFormControl))) return false;
  const [first, ...more] = textsIn(head);
  const isPlain = (part: Item) => closest(part, isControl) === null;
  return first !== undefined && more.length > 0 && more.every(isPlain) && isWithin(first, item);
}
