import type { Step } from '@smokejumper/contracts';
import { says } from '../../ground/names/text.ts';
import { fullText, type View } from '../../ground/view/view.ts';
import { type Check, targetWords, unproven } from '../check.ts';
import { quotesOf } from '../outline.ts';
import type { Reading } from '../reading/reading.ts';

/**
 * "The sidebar shows 3 next to Inbox" where these words stand nowhere, but both of what they name do: they may tell a place
 * as well as what is written. Null where one of the two is not shown.
 */
export function placeInWords(
  view: View,
  { target = {} }: Step,
  { readings, wanted }: { readings: readonly Reading[]; wanted: string },
): Check | null {
  const [, what, beside] = /^(.+) (?:next to|beside) (.+)$/i.exec(wanted) ?? [];
  if (what === undefined || beside === undefined) return null;
  const like = readings.find(({ item }) => says(fullText(item), what) && says(fullText(item), beside))?.item;
  if (like === undefined) return null;
  const seen = `"${wanted}" may tell a place, and ${targetWords(target)} shows both "${what}" and "${beside}"`;
  return unproven('no_evidence', seen, quotesOf(view, like));
}
