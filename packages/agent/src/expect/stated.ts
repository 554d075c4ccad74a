import type { Target } from '@smokejumper/contracts';
import { isPager, numberOn } from '../ground/pagers.ts';
import { isControl, isFormControl } from '../ground/roles.ts';
import { bare, fold } from '../ground/text.ts';
import { closest, foldedText, has, type Item, isWithin, type View } from '../ground/view.ts';
import { numberIn } from './amounts.ts';

/** What a page says itself of how many there are, of which it draws one page: "24 books". */
export interface Stated {
  number: number;
  item: Item;
  /** The page can be leafed through, and says one such number alone. */
  sure: boolean;
}

const longest = 80;
const turns = /^\W*(?:next|load more|show more|more)(?: page)?\W*$/;

/** Null where it says none, or fewer than are drawn: those are then some of them. */
export function statedTotal(view: View, { noun, text, role, scope }: Target, drawn: readonly Item[]): Stated | null {
  if (noun === undefined || text !== undefined || role === 'row' || drawn.length === 0) return null;
  const said = view.items.flatMap((item) => {
    const number = inWords(item, noun);
    return number === null || drawn.some((entry) => isWithin(item, entry)) ? [] : { number, item };
  });
  const [first, ...others] = said.filter(({ number }) => number > drawn.length);
  if (first === undefined) return null;
  const alike = others.every(({ number }) => number === first.number);
  const leafed = view.items.some((item) => isPager(item) || (isControl(item) && turns.test(fold(item.name))));
  const numbered = first.item.up?.children.some((other) => numberOn(other) !== null) === true;
  return { ...first, sure: alike && scope === undefined && (leafed || numbered) };
}

// "1-10 of 24 books", never "3 books selected", the words of a button, or of an entry of some other list.
function inWords(item: Item, noun: string): number | null {
  const words = item.role === 'text' || item.children.length === 0 ? foldedText(item) : '';
  if (words === '' || words.length > longest || has(item, 'hidden')) return null;
  if (closest(item, (up) => isControl(up) || isFormControl(up) || entries.includes(up.role)) !== null) return null;
  const stem = bare(noun)
    .replace(/s$/, '')
    .replace(/[^\p{L}\p{N} ]/gu, '.');
  const found = new RegExp(`(?<![\\p{L}\\d.,#/-])(\\d[\\d.,]*) ${stem}s?(?![\\p{L}\\d-])(?<rest>.*)$`, 'u').exec(words);
  return found === null || part.test(found.groups?.rest ?? '') ? null : numberIn(found[1] ?? '');
}

const entries = ['row', 'listitem', 'option', 'article', 'menuitem'];
const part = /^ (?:selected|per page|a page|left|more|new|hidden|of \d)/;
