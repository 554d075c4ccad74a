import type { Target } from '@smokejumper/contracts';
import { bare, fold, wordsOf } from '../../ground/names/text.ts';
import { fullText, type Item, nameOf } from '../../ground/view/view.ts';
import { type Check, type Facts, targetWords, unproven } from '../check.ts';
import { quotesOf } from '../outline.ts';
import { reads } from './messages.ts';
import { newsOf, stoodIn } from './news.ts';

/** More words than these are a sentence of the page's own. */
const mostWords = 3;

/**
 * A report ("Saved") that only the words of the page itself hold, and held before the last action ("Events are saved
 * here"), may never have come. Null where something reads so itself, came, or stands on another page.
 */
export function toldBefore({ view, actedOn }: Facts, target: Target, items: readonly Item[]): Check | null {
  const { text, role, noun, scope } = target;
  const isReport = text !== undefined && role === undefined && noun === undefined && scope === undefined;
  const [first] = items;
  if (!isReport || first === undefined || wordsOf(fold(text)).length > mostWords || !reads(text, 'success'))
    return null;
  if (!actedOn || newsOf(actedOn, view).elsewhere) return null;
  const isMention = (item: Item) => bare(fullText(item)) !== bare(text) && bare(item.name) !== bare(text);
  if (!items.every((item) => isMention(item) && stoodIn(actedOn, item))) return null;
  const seen = `only ${nameOf(first)} holds ${targetWords(target)}, and did so before the last action`;
  return unproven('no_evidence', seen, quotesOf(view, first));
}
