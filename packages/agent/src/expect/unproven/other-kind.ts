import type { Target } from '@smokejumper/contracts';
import { fold } from '../../ground/names/text.ts';
import { ancestors, has, type Item, isWithin, nameOf, type View } from '../../ground/view/view.ts';
import { type Check, targetWords, unproven } from '../check.ts';
import { quotesOf } from '../outline.ts';

/**
 * "The article Storm is shown", or is not, where the page marks its articles and the words stand in none of them: a link that
 * leads to one elsewhere is hardly it. Null where they stand in one, or around one, as the title of all of them may.
 */
export function apartFromKind(view: View, target: Target, found: readonly Item[]): Check | null {
  const { text, noun = '', role, scope } = target;
  const [first] = found;
  if (first === undefined || text === undefined || role !== undefined || scope !== undefined) return null;
  if (!/^(?:article|post)$/.test(fold(noun))) return null;
  const articles = view.items.filter((item) => item.role === 'article' && !has(item, 'hidden'));
  const isOfOne = (item: Item) =>
    articles.some((article) => isWithin(item, article) || ancestors(article).includes(item));
  if (articles.length === 0 || found.some(isOfOne)) return null;
  const seen = `${nameOf(first)} stands in none of the articles, and nothing tells whether it is ${targetWords(target)}`;
  return unproven('ambiguous', seen, quotesOf(view, first));
}
