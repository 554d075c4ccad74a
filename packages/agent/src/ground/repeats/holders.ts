import { eitherForm } from '../names/one-or-several.ts';
import { isPressable } from '../names/roles.ts';
import { fold, wordsOf } from '../names/text.ts';
import { partsOf } from '../tables/drawn-columns.ts';
import { lanesBeside } from '../tables/lanes.ts';
import { closest, foldedText, fullText, holdsTexts, type Item, isWithin, nameOf, textsIn } from '../view/view.ts';
import { bareWords, type Group } from './groups.ts';

/**
 * Why what repeats may be the places that things of a noun are in, and none of these: one of them says that there is none
 * in it ("No deals yet"), or they are the columns of a board, and other boxes lie in them. Null where nothing says so.
 */
export function holdersOf({ kind, items }: Group, noun: string): string | null {
  const [first] = items;
  if (kind === 'rows' || first === undefined || places.test(bareWords(noun))) return null;
  const bare = items.find((item) => saysNoneOf(item, noun));
  if (bare !== undefined) return `${nameOf(bare)} says that it has no ${noun}, and is none of them`;
  const cards = isBoard(items) ? cardsOf(items, isDrawn) : null;
  if (cards === null || cards.length === items.length) return null;
  return `nothing tells whether ${nameOf(first)} and what stands beside it are ${noun}, or the ${cards.length} boxes in them`;
}

/**
 * What lies in such places, under the title of each, be it drawn as a box or only made of several lines. Null where
 * nothing tells the parts of one.
 */
export function heldBy({ items }: Group): Item[] | null {
  return cardsOf(items, (part, lane) => isDrawn(part, lane) || isStack(part));
}

// What people call a column of a board itself.
const places = /(?:^| )(?:column|lane|swimlane|stage|phase|state|statuse?|list|board|group|section|categor(?:y|ie))$/;

// It is titled by other words: what says nothing else stands for the entries that there are none of.
function saysNoneOf(entry: Item, noun: string): boolean {
  const none = new RegExp(`^(?:there are )?(?:no|0) (?:\\p{L}+ )?${eitherForm(noun)}${ends}`, 'u');
  const words = textsIn(entry);
  const isSaid = (part: Item) => none.test(foldedText(part)) && closest(part, isPressable) === null;
  return words.length > 1 && !isSaid(words[0] as Item) && words.some(isSaid);
}

/** Whether a line says that there is none of what a noun says: "You have not added any members yet". */
export function tellsNone(text: string, noun: string): boolean {
  const denied = `(?:(?<!\\p{L})no|(?<![\\d.,])0|(?:not|n't)(?: \\p{L}+){0,3} any)`;
  const last = wordsOf(noun).at(-1) ?? '';
  return new RegExp(`${denied} (?:${eitherForm(noun)}|${eitherForm(last)})${ends}`, 'u').test(fold(text));
}

// "No product reviews yet" tells of reviews.
const ends =
  '(?=\\W*$|[.,!]|\\s(?:are|assigned|at|available|due|for|found|have|here|in|left|match|on|planned|scheduled|to|were|yet)\\b)';

function isBoard(items: readonly Item[]): boolean {
  const lanes = items[0] === undefined ? [] : lanesBeside(items[0]);
  return items.length > 1 && items.every((item) => lanes.includes(item));
}

function cardsOf(lanes: readonly Item[], isCard: (part: Item, lane: Item) => boolean): Item[] | null {
  const held = lanes.map((lane) => cardsIn(lane, isCard));
  const cards = held.flatMap((some) => some ?? []);
  return held.includes(null) || cards.length === 0 ? null : cards;
}

// All that stands below the title, but for numbers, what is pressed, and words that there is none; it may lie in a box of
// its own.
function cardsIn(lane: Item, isCard: (part: Item, lane: Item) => boolean): Item[] | null {
  const [title] = partsOf(lane);
  const isTitle = (part: Item) => title !== undefined && (isWithin(title, part) || isWithin(part, title));
  const isRemark = (part: Item) =>
    !/\p{L}/u.test(fullText(part)) || /^(?:no|0)\b/.test(foldedText(part)) || (isPressable(part) && !isStack(part));
  const inside = (box: Item): Item[] | null => {
    const held = box.children.filter((part) => !isTitle(part) && !isRemark(part));
    if (held.every((part) => isCard(part, lane))) {
      const [only, ...others] = held;
      const inner = only === undefined || others.length > 0 ? null : inside(only);
      return inner === null || inner.length === 0 ? held : inner;
    }
    const [only, ...others] = held;
    return only === undefined || others.length > 0 || only.children.length === 0 ? null : inside(only);
  };
  return inside(lane);
}

// As wide as the column, for a sign in a card is drawn as a box, too; or told to be an entry, of several lines.
function isDrawn(part: Item, lane: Item): boolean {
  if (part.role === 'article' || part.role === 'listitem') return isStack(part) || part.framed === true;
  const isWide = part.box === null || lane.box === null || part.box.width >= 0.6 * lane.box.width;
  return part.framed === true && isWide;
}

function isStack(part: Item): boolean {
  return part.role !== 'paragraph' && holdsTexts(part);
}
