import type { Target } from '@smokejumper/contracts';
import { isControl, isDialog, isHeading, isOpenDialog } from '../../ground/names/roles.ts';
import { bare, fold, says, wordsOf } from '../../ground/names/text.ts';
import { closest, fullText, has, type Item, nameOf, subtree, type View } from '../../ground/view/view.ts';
import { type Check, met, notMet, targetWords, unproven } from '../check.ts';
import { quotesOf } from '../outline.ts';

/** Fewer words are the name of a dialog, or of something in it. */
const leastWords = 3;

/**
 * "A dialog that says X" where a dialog of another name says so in a sentence; what stands there among other words
 * leaves it open whether that dialog must be gone. Null where no dialog says so.
 */
export function dialogSaying(view: View, target: Target, expected: 'shown' | 'gone'): Check | null {
  const { text, role, scope, ordinal } = target;
  if (role !== 'dialog' || text === undefined || scope !== undefined || ordinal !== undefined) return null;
  if (wordsOf(fold(text)).length < leastWords) return null;
  const dialogs = view.items.filter(isOpenDialog);
  const isNamed = (item: Item) => isControl(item) || isHeading(item);
  const holds = (item: Item) => !has(item, 'hidden') && says(fullText(item), text) && closest(item, isNamed) === null;
  const parts = dialogs.flatMap((item) => subtree(item).slice(1)).filter(holds);
  const said = parts.filter((item) => !item.children.some(holds));
  const whole = parts.find((item) => bare(fullText(item)) === bare(text));
  const [first] = whole === undefined ? said : [whole];
  if (first === undefined) return null;
  const quotes = quotesOf(view, first);
  if (expected === 'shown') return met(quotes);
  if (whole !== undefined)
    return notMet(`${targetWords(target)} can still be seen: ${quotes[0]?.quote ?? fullText(first)}`, quotes, first);
  const around = closest(first, isDialog) ?? first;
  const seen = `${nameOf(around)} holds the words, and nothing tells that it is the ${targetWords(target)}`;
  return unproven('ambiguous', seen, quotes);
}
