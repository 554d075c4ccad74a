import type { Target } from '@smokejumper/contracts';
import { areasOf } from '../../ground/places/scope.ts';
import { groupsCalled } from '../../ground/tables/group-lines.ts';
import { fullText, inOneLine, type View } from '../../ground/view/view.ts';
import type { Reading } from './reading.ts';

/** "The Ricoh group" of a table shows the line that it begins with, and its rows. */
export function groupReadings(view: View, { scope, ...target }: Target): Reading[] {
  const groups = areasOf(view.items, scope, () => true).flatMap(({ items }) => groupsCalled(items, target));
  return groups.flatMap((lines) => {
    const [item] = lines;
    return item === undefined ? [] : [{ item, texts: [inOneLine(lines.map(fullText))], quoted: lines }];
  });
}
