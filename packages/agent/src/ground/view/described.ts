import { isTick } from '../names/roles.ts';
import type { Item } from './view.ts';

/**
 * A box to tick whose label holds the remark that also describes it ("Weekly report", and small below it "Every Monday") is
 * called what stands before the remark, too: it is drawn as a line of its own.
 */
export function readWithoutRemarks(items: readonly Item[]): void {
  for (const item of items) {
    const { name, label, description } = item;
    if (!isTick(item) || description === '' || (label !== '' && label !== name) || !name.endsWith(` ${description}`))
      continue;
    item.label = name.slice(0, -description.length).trim();
  }
}
