import type { Step } from '@smokejumper/contracts';
import { entryAround } from '../../ground/repeats/entries.ts';
import { fullText, type View } from '../../ground/view/view.ts';
import { type Check, targetWords, unproven } from '../check.ts';
import { compareText } from '../compare.ts';
import { quotesOf } from '../outline.ts';
import type { Reading } from '../reading/reading.ts';

/** "The ticket X shows Urgent" where X is but the title of an entry: what else the entry shows may be the ticket's. */
export function saidInEntry(
  view: View,
  { target = {}, op = 'contains', value = '' }: Step,
  readings: readonly Reading[],
): Check | null {
  if (target.noun === undefined || target.text === undefined || target.role !== undefined || op !== 'contains')
    return null;
  const around = readings.map(({ item }) => entryAround(item, view.items));
  const [first] = around;
  if (first === undefined || first === null || value === '') return null;
  if (!around.every((entry) => entry !== null && compareText(fullText(entry), 'contains', value))) return null;
  const seen = `"${value}" stands in the same entry, and nothing tells that it is of ${targetWords(target)}`;
  return unproven('no_evidence', seen, quotesOf(view, first));
}
