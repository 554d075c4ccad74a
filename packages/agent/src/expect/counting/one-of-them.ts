import type { Target } from '@smokejumper/contracts';
import { isCellOfRow, isControl, isDataRow } from '../../ground/names/roles.ts';
import { bare } from '../../ground/names/text.ts';
import { isOfFrame } from '../../ground/repeats/lists.ts';
import { closest, fullText, has, type Item, textsIn, type View } from '../../ground/view/view.ts';
import { numberIn } from './amounts.ts';

/**
 * "There are 4 Vegetables" where "Vegetables" is one of the entries that are counted: the word is no name of what they
 * all are, and how many there are of it is told otherwise, if at all. So may an entry tell it, be it one of another list, that begins
 * with that word and shows other figures ("Promoters (9–10) 124 50%").
 */
export function oneOfThem({ items: page }: View, items: readonly Item[], { noun, text }: Target): Item | null {
  if (noun === undefined || text !== undefined || items.length < 2) return null;
  const wanted = bare(noun);
  const isIt = (title: string) => [title, title.replace(/\s*\([^()]*\)$/, '')].some((words) => bare(words) === wanted);
  const own = items.find((item) => titlesIn(item).some((title) => bare(title) === wanted));
  const isCounted = (entry: Item) => {
    const [first, ...figures] = isEntry(entry) ? textsIn(entry) : [];
    const isPlain = first !== undefined && isIt(first.text) && closest(first, isControl) === null;
    const numbers = figures.flatMap((part) => numberIn(part.text) ?? []);
    return isPlain && numbers.length > 0 && !numbers.includes(items.length) && !isOfFrame(entry);
  };
  return own ?? page.find(isCounted) ?? null;
}

const isEntry = (item: Item) => !has(item, 'hidden') && (item.role === 'listitem' || isDataRow(item));

function titlesIn(item: Item): string[] {
  const cells = item.children.filter(isCellOfRow);
  return cells.length > 0 ? cells.map(fullText) : [fullText(item)];
}
