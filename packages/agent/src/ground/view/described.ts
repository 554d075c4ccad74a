import { isTick } from '../names/roles.ts';
import { squash } from '../names/text.ts';
import type { Item } from './view.ts';

/**
 * A box to tick whose label holds the remark that also describes it ("Weekly report", and small below it "Every Monday"), or
 * is drawn as a title and, in lines of its own, a sentence, is called what stands before the remark, too.
 */
export function readWithoutRemarks(items: readonly Item[]): void {
  for (const item of items) {
    const { name, label } = item;
    if (!isTick(item) || (label !== '' && label !== name)) continue;
    const remark = remarkOf(item, items);
    if (remark !== '' && name.endsWith(` ${remark}`)) item.label = name.slice(0, -remark.length).trim();
  }
}

function remarkOf({ name, description }: Item, items: readonly Item[]): string {
  if (description !== '' && name.endsWith(` ${description}`)) return description;
  const said = items.filter(({ text }) => text !== '');
  const at = said.findIndex((line, i) => {
    const next = said[i + 1];
    return next !== undefined && startsNext(next.text) && name === squash(`${line.text} ${next.text}`);
  });
  return at < 0 ? '' : squash(said[at + 1]?.text ?? '');
}

// What goes on with the line before it is a part of the name that did not fit.
function startsNext(line: string): boolean {
  return /^\p{Lu}/u.test(line) && line.includes(' ');
}
