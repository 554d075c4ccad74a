import type { Target } from '@smokejumper/contracts';
import { isPager, numberOn } from '../../ground/controls/pagers.ts';
import { eitherForm } from '../../ground/names/one-or-several.ts';
import { isControl, isFormControl } from '../../ground/names/roles.ts';
import { bare, fold, withoutSigns } from '../../ground/names/text.ts';
import { type Group, groupsFor, repeatGroups } from '../../ground/repeats/groups.ts';
import {
  ancestors,
  closest,
  foldedText,
  fullText,
  has,
  type Item,
  isWithin,
  subtree,
  type View,
} from '../../ground/view/view.ts';
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
  if (first === undefined) return null;
  const alike = others.every(({ number }) => number === first.number);
  const leafed = view.items.some((item) => isPager(item) || (isControl(item) && turns.test(fold(item.name))));
  const numbered = first.item.up?.children.some((other) => numberOn(other) !== null) === true;
  const only = alike && scope === undefined;
  return {
    ...first,
    sure: only && (drawn.length === 0 ? first.alone : leafed || numbered),
    alone: only && first.alone,
  };
}

/**
 * Of what repeats on a page, what it says itself that there are so many of: the 13 rows above which "13 items" stands, where
 * nothing but lists of mere links may be meant otherwise. Null where that is not told.
 */
export function groupStated(
  { items }: View,
  { noun, text, role, scope }: Target,
  found: readonly Group[],
): Group | null {
  if (noun === undefined || (text ?? scope) !== undefined || role === 'row') return null;
  const said = new Set(
    items.flatMap((item) =>
      [withoutSigns(item.text), ...(item.runs ?? [])].flatMap((line) => saidAlone(item, line, noun)),
    ),
  );
  const [number, ...others] = said;
  if (number === undefined || number < 2 || others.length > 0) return null;
  const content = (group: Group) => !group.aside && !group.items.every(isMereLink);
  const counted = groupsFor(repeatGroups(items, { least: 2 }), undefined).filter(
    (group) => content(group) && group.items.length === number,
  );
  const [only] = counted;
  const isOther = (group: Group) => content(group) && group.items[0] !== only?.items[0];
  return only === undefined || counted.length > 1 || found.some(isOther) ? null : only;
}

/** The box that says how many there are, and nothing else, where all that do say the same: "42 Projects". */
export function statedIn(items: readonly Item[], noun: string): { cell: Item; number: number } | null {
  const said = items.flatMap((item) => {
    const isShort = !has(item, 'hidden') && fullText(item).length <= longest && closest(item, isControl) === null;
    const told = isShort ? numberOf(foldedText(item), noun) : null;
    return told?.alone === true ? [{ cell: item, number: told.number }] : [];
  });
  const [first, ...others] = said;
  return first === undefined || others.some(({ number }) => number !== first.number) ? null : first;
}

/** The line that says how many there are in the list which it stands beside, in one box: "8 customers" under 8 rows. */
export function lineOfCount({ items }: View, words: string): Item | null {
  const number = /^\d[\d.,]* \p{L}/u.test(words) ? countIn(words.split(' ')[0] ?? '') : null;
  if (number === null) return null;
  const counted = repeatGroups(items, { least: 2 }).filter((group) => !group.aside && group.items.length === number);
  const around = new Set(counted.flatMap(({ parent }) => (parent === null ? [] : ancestors(parent).slice(0, 3))));
  const isLine = (item: Item) => item.up !== null && around.has(item.up) && bare(fullText(item)) === bare(words);
  const [line, ...others] = items.filter((item) => isLine(item) && !isOfOther(item) && !has(item, 'hidden'));
  return line === undefined || others.length > 0 ? null : line;
}

function saidAlone(item: Item, line: string, noun: string): number[] {
  const told = !/\d/.test(line) || isOfOther(item) || has(item, 'hidden') ? null : numberOf(fold(line), noun);
  return told?.alone === true ? [told.number] : [];
}

function isMereLink(entry: Item): boolean {
  const isIn = (part: Item) => closest(part, ({ role }) => role === 'link') !== null;
  return subtree(entry).every((part) => !/[\p{L}\p{N}]/u.test(part.text) || isIn(part));
}

/** What the control that a place is says itself of how many it holds: "Cart, 2 items". Null where it says no such number. */
export function statedOn(control: Item, noun: string): number | null {
  return numberOf(fold(control.name), noun)?.number ?? null;
}

// "1-10 of 24 books", "Books: 24", never "3 books selected", the words of a button, or of an entry of some other list.
function inWords(item: Item, noun: string): Pick<Stated, 'number' | 'alone'> | null {
  const words = item.role === 'text' || item.children.length === 0 ? foldedText(item) : '';
  if (words === '' || words.length > longest || has(item, 'hidden')) return null;
  return isOfOther(item) ? null : numberOf(words, noun);
}

/** How many of a noun a line of the page says that there are: "25 of 34 books" says 34. */
export function numberSaid(item: Item, noun: string): number | null {
  return inWords(item, noun)?.number ?? null;
}

function isOfOther(item: Item): boolean {
  return closest(item, (up) => isControl(up) || isFormControl(up) || entries.includes(up.role)) !== null;
}

function numberOf(words: string, noun: string): Pick<Stated, 'number' | 'alone'> | null {
  const kind = eitherForm(bare(noun));
  const labelled = new RegExp(`^${kind}: ?(\\d[\\d.,]*)$`, 'u').exec(words);
  const labelledNumber = labelled === null ? null : countIn(labelled[1] ?? '');
  if (labelledNumber !== null) return { number: labelledNumber, alone: true };
  const found = new RegExp(
    `(?<![\\p{L}\\d.,#/-])(\\d[\\d.,]*(?: \\d{3})*) ${kind}(?![\\p{L}\\d-])(?<rest>.*)$`,
    'u',
  ).exec(words);
  const number = found === null || part.test(found.groups?.rest ?? '') ? null : countIn(found[1] ?? '');
  return found === null || number === null
    ? null
    : { number, alone: found[0] === words && others.test(found.groups?.rest ?? '') };
}

// Nothing is counted in fractions: what parts the thousands is another sign in each language.
function countIn(digits: string): number | null {
  return /^\d{1,3}(?:[., ]\d{3})+$/.test(digits) ? Number(digits.replace(/\D/g, '')) : numberIn(digits);
}

const entries = ['row', 'listitem', 'option', 'article', 'menuitem'];
/** What a line may say besides: "9 orders, 0 selected", "3 deals, $68,000 in total". */
const others = /^(?:, ?(?:\d[\d.,]* [\p{L} ]+|(?:\p{Sc} ?\d[\d.,]*|\d[\d.,]* ?\p{Sc})(?: [\p{L} ]+)?))*$/u;
const part = /^ (?:selected|per page|a page|left|more|new|hidden|of \d)/;
