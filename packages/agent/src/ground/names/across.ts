import { closest, foldedText, fullText, has, type Item } from '../view/view.ts';
import { isControl } from './roles.ts';
import { bare, findPhrase, wordsOf } from './text.ts';

/** A stretch of an element's text that stands together, and the element that it is in. */
interface Part {
  item: Item;
  words: string[];
}

/** "Home / Shoes": the steps of a trail are entries of their own, and meant one behind the other. */
const trail = /\s[/\\›»>→|·•]\s/;

/**
 * Whether words come about in an element by nothing but what stands next to what: "Note saved" out of a button "Save
 * note" and a heading "Saved note" below it. What begins with one part, as a label and its value do, or goes on in the
 * same line of text is read together; two controls or two entries of a list never are.
 */
export function comesAbout(item: Item, wanted: string): boolean {
  const want = wordsOf(wanted);
  if (want.length < 2 || item.children.length === 0 || trail.test(wanted)) return false;
  // What one of its children says, it says: the whole of a large page is not gone through for it.
  const saying = item.children.filter((child) => findPhrase(foldedText(child), bare(wanted)) >= 0);
  if (saying.some((child) => !comesAbout(child, wanted))) return false;
  const parts = partsOf(item);
  const words = parts.flatMap((part, at) => part.words.map((word, i) => ({ word, part: at, i })));
  let found = false;
  for (let at = 0; at + want.length <= words.length; at++) {
    if (!want.every((word, i) => words[at + i]!.word === word)) continue;
    found = true;
    const [first, last] = [words[at]!, words[at + want.length - 1]!];
    const told = parts.slice(first.part, last.part + 1);
    const ends = { begun: first.i === 0, ended: last.i === told.at(-1)!.words.length - 1 };
    if (told.every(({ item: one }, i) => i === 0 || isReadOn(told[i - 1]!.item, one, { within: item, ...ends })))
      return false;
  }
  return found;
}

function partsOf(item: Item): Part[] {
  if (has(item, 'hidden')) return [];
  if (item.children.length === 0 || item.value !== null) return partOf(item, fullText(item));
  return [...partOf(item, item.text), ...item.children.flatMap(partsOf)];
}

function partOf(item: Item, text: string): Part[] {
  const words = wordsOf(text);
  return words.length === 0 ? [] : [{ item, words }];
}

interface Span {
  within: Item;
  /** The words begin with the first of their parts, and end with the last one. */
  begun: boolean;
  ended: boolean;
}

/** Whether somebody would read on from the one to the other. */
function isReadOn(one: Item, other: Item, { within, begun, ended }: Span): boolean {
  const [entry, next] = [one, other].map((item) => unitOf(item, within, isEntry));
  const [control, beside] = [one, other].map((item) => unitOf(item, within, isControl));
  if (entry !== next || (control !== beside && control !== null && beside !== null)) return false;
  const inLine = isInLine(one, other);
  // The title of a card is commonly a link, and its price stands below it.
  if (control !== beside)
    return (control ?? beside)?.role === 'link' ? inLine || (begun && ended) : inLine && begun && ended;
  return begun || (inLine && unitOf(one, within, isBlock) === unitOf(other, within, isBlock));
}

function unitOf(item: Item, within: Item, test: (up: Item) => boolean): Item | null {
  const found = closest(item, (up) => up === within || test(up));
  return found === within ? null : found;
}

const isEntry = ({ role }: Item) => ['listitem', 'option', 'row', 'article'].includes(role);
const isBlock = ({ role }: Item) => ['heading', 'cell', 'gridcell', 'columnheader', 'rowheader', 'term'].includes(role);

// Of what is not measured, nothing says that it stands in another line.
function isInLine({ box: a }: Item, { box: b }: Item): boolean {
  return a === null || b === null || (a.y < b.y + b.height && b.y < a.y + a.height);
}
