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
  /** The page can be leafed through, or draws none of them, and says one such number alone. */
  sure: boolean;
  /** It says one such number alone, in a line that says nothing else. */
  alone: boolean;
}

const longest = 80;
const turns = /^\W*(?:next|load more|show more|more)(?: page)?\W*$/;

/** Null where it says none, or fewer than are drawn: those are then some of them. */
export function statedTotal(view: View, { noun, text, role, scope }: Target, drawn: readonly Item[]): Stated | null {
  if (noun === undefined || text !== undefined || role === 'row') return null;
  const said = view.items.flatMap((item) => {
    const number = inWords(item, noun);
    return number === null || drawn.some((entry) => isWithin(item, entry)) ? [] : { ...number, item };
  });
  const [first, ...others] = said.filter(({ number }) => number > drawn.length);
  if (first === undefined || (drawn.length === 0 && !first.alone)) return null;
  const alike = others.every(({ number }) => number === first.number);
  const leafed = view.items.some((item) => isPager(item) || (isControl(item) && turns.test(fold(item.name))));
  const numbered = first.item.up?.children.some((other) => numberOn(other) !== null) === true;
  const only = alike && scope === undefined;
  return { ...first, sure: only && (leafed || numbered || drawn.length === 0), alone: only && first.alone };
}

/** What the control that a place is says itself of how many it holds: "Cart, 2 items". Null where it says no such number. */
export function statedOn(control: Item, noun: string): number | null {
  return numberOf(fold(control.name), noun)?.number ?? null;
}

// "1-10 of 24 books", "Books: 24", never "3 books selected", the words of a button, or of an entry of some other list.
function inWords(item: Item, noun: string): Pick<Stated, 'number' | 'alone'> | null {
  const words = item.role === 'text' || item.children.length === 0 ? foldedText(item) : '';
  if (words === '' || words.length > longest || has(item, 'hidden')) return null;
  if (closest(item, (up) => isControl(up) || isFormControl(up) || entries.includes(up.role)) !== null) return null;
  return numberOf(words, noun);
}

function numberOf(words: string, noun: string): Pick<Stated, 'number' | 'alone'> | null {
  const stem = bare(noun)
    .replace(/s$/, '')
    .replace(/[^\p{L}\p{N} ]/gu, '.');
  const labelled = new RegExp(`^${stem}s?: ?(\\d[\\d.,]*)$`, 'u').exec(words);
  const labelledNumber = labelled === null ? null : countIn(labelled[1] ?? '');
  if (labelledNumber !== null) return { number: labelledNumber, alone: true };
  const found = new RegExp(
    `(?<![\\p{L}\\d.,#/-])(\\d[\\d.,]*(?: \\d{3})*) ${stem}s?(?![\\p{L}\\d-])(?<rest>.*)$`,
    'u',
  ).exec(words);
  const number = found === null || part.test(found.groups?.rest ?? '') ? null : countIn(found[1] ?? '');
  return found === null || number === null ? null : { number, alone: found[0] === words && found.groups?.rest === '' };
}

// Nothing is counted in fractions: what parts the thousands is another sign in each language.
function countIn(digits: string): number | null {
  return /^\d{1,3}(?:[., ]\d{3})+$/.test(digits) ? Number(digits.replace(/\D/g, '')) : numberIn(digits);
}

const entries = ['row', 'listitem', 'option', 'article', 'menuitem'];
const part = /^ (?:selected|per page|a page|left|more|new|hidden|of \d)/;
