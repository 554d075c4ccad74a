import type { Target } from '@smokejumper/contracts';
import { isControl, isFormControl, isMereLabel, isTick } from '../../ground/names/roles.ts';
import { bare, findPhrase } from '../../ground/names/text.ts';
import { closest, fullText, has, type Item, namesFor, type View } from '../../ground/view/view.ts';

/**
 * The field that words are the label of: the next one, which goes by these very words, whatever explains them in
 * between ("Listen address (help)"), be it that they go on from the name ("Wiki title, shown on each page"). Null for
 * other words.
 */
export function fieldTitled({ items }: View, item: Item, { text, noun, role }: Target): Item | null {
  if (text === undefined || role !== undefined || closest(item, isControl) !== null) return null;
  const words = bare(fullText(closest(item, isMereLabel) ?? item));
  const isWhole = [text, `${text} ${noun ?? ''}`].some((name) => bare(name) === words);
  if (!isWhole && findPhrase(words, bare(text)) !== 0) return null;
  const next = items.slice(item.index + 1).find((other) => isFormControl(other) && !has(other, 'hidden'));
  if (next !== undefined && !isWhole && isTick(next)) return null;
  return next !== undefined && namesFor(next).some((name) => bare(name) === words) ? next : null;
}
