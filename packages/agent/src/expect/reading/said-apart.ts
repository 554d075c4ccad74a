import { fullText, subtree } from '../../ground/view/view.ts';
import { compareText } from '../compare.ts';
import type { Reading } from './reading.ts';
import { withoutButtons } from './signs.ts';
import { standingText } from './struck.ts';

const lines = ['paragraph', 'listitem', 'heading', 'row', 'cell', 'gridcell', 'term', 'definition'];

/** What one line denies it does not deny of the next: "Shipped: no", "Paid". Nor does a button of what it is pressed for: "Not yet". */
export function saidApart({ quoted, standing }: Reading, wanted: string): boolean {
  const says = (words: string) => compareText(words, 'contains', wanted);
  const inside = quoted.flatMap((part) => subtree(part).slice(1));
  const words = standing ? standingText : fullText;
  if (inside.some((item) => lines.includes(item.role) && says(words(item)))) return true;
  return standing !== true && quoted.flatMap(withoutButtons).some(says);
}
