import type { Target } from '@smokejumper/contracts';
import { isCellOfRow } from '../../ground/names/roles.ts';
import { bare } from '../../ground/names/text.ts';
import { fullText, type Item } from '../../ground/view/view.ts';

/**
 * "There are 4 Vegetables" where "Vegetables" is one of the entries that are counted: the word is no name of what they
 * all are, and how many there are of it is told otherwise, if at all.
 */
export function oneOfThem(items: readonly Item[], { noun, text }: Target): Item | null {
  if (noun === undefined || text !== undefined || items.length < 2) return null;
  const wanted = bare(noun);
  return items.find((item) => titlesIn(item).some((title) => bare(title) === wanted)) ?? null;
}

function titlesIn(item: Item): string[] {
  const cells = item.children.filter(isCellOfRow);
  return cells.length > 0 ? cells.map(fullText) : [fullText(item)];
}
