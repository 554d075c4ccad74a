import { squash } from '../../ground/names/text.ts';
import { fullText, type Item, nameOf, type View } from '../../ground/view/view.ts';
import { type Check, unproven } from '../check.ts';
import { quotesOf } from '../outline.ts';
import type { Reading } from '../reading/reading.ts';

/** What the next control says, or what stands under its value, may be told of this one, and is not proved to be. */
export function besideIt(view: View, readings: readonly Reading[], decides: (text: string) => boolean): Check | null {
  for (const { item, texts, neighbour, perhaps = [] } of readings) {
    const together = squash([texts[0], ...perhaps.map(fullText)].join(' '));
    const bears = (part: Item) => decides(fullText(part));
    const stacked = decides(together) ? (perhaps.find(bears) ?? perhaps[0]) : undefined;
    const found = stacked ?? (neighbour !== undefined && bears(neighbour) ? neighbour : undefined);
    if (found === undefined) continue;
    const what =
      found === item
        ? `${nameOf(item)} holds other labels and values, too, and nothing tells that this is what the label shows`
        : `${nameOf(found)} stands beside ${nameOf(item)}, and nothing tells that it is what that shows`;
    return unproven('no_evidence', what, quotesOf(view, found));
  }
  return null;
}
