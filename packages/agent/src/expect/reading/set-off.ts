import { isControl, isHeading } from '../../ground/names/roles.ts';
import { bare } from '../../ground/names/text.ts';
import { closest, fullText, type Item, subtree, textsIn } from '../../ground/view/view.ts';
import { amountIn, isAmount, isSameAmount, isSameRate } from '../counting/amounts.ts';
import type { Reading } from './reading.ts';

/**
 * "€9.00 · 6 in stock", or in a cell "10%" and in a box of its own "Jun 11 - Jul 10": whether that is €9.00, or 10%. An
 * amount that a value begins with is what it comes to, where nothing else in it is of that unit. Of other words it is open,
 * as the whole may be meant, and so is it in a plain box, where what follows may be a label that the amount is of. Null
 * where the value begins otherwise, or goes on in the same line of text.
 */
export function saidAhead(reading: Reading, wanted: string): true | 'open' | null {
  const box = reading.quoted.find((part) => fullText(part) === reading.texts[0]);
  if (box !== undefined && beginsWith(box, wanted)) return 'open';
  if (box !== undefined && isRemarked(box, wanted)) return true;
  const lines = box === undefined ? [] : linesIn(box);
  // The cells of a column are read with "|" between them.
  const said =
    box === undefined
      ? (reading.texts[0] ?? '').split(/\s+[·•]\s+/)
      : lines.flatMap((line) => line.split(/\s+[·•|]\s+/));
  const [first, ...others] = said.filter((part) => /[\p{L}\p{N}]/u.test(part));
  if (first === undefined || others.length === 0 || others.length > mostParts) return null;
  if (bare(first) !== bare(wanted) && !isSameAmount(first, wanted)) return null;
  const unit = isAmount(wanted) && amountIn(wanted)?.measure ? wanted.replace(/[-−+\d.,'\s]/g, '').toLowerCase() : '';
  const isMore = isSameRate(reading.texts[0] ?? '', wanted) || others.some((part) => part.toLowerCase().includes(unit));
  return unit !== '' && !isMore && (lines.length < 2 || (box !== undefined && values.includes(box.role)))
    ? true
    : 'open';
}

// "40%" and below it, marked as small print, "35% in May".
function isRemarked(box: Item, wanted: string): boolean {
  const [first, ...others] = textsIn(box);
  const isSmallPrint = (part: Item) => closest(part, ({ tag }) => tag === 'small') !== null;
  if (!values.includes(box.role) || first === undefined || others.length === 0 || isSmallPrint(first)) return false;
  return others.every(isSmallPrint) && (bare(first.text) === bare(wanted) || isSameAmount(first.text, wanted));
}

/** What goes on longer is no value with a remark. */
const mostParts = 2;

const values: readonly string[] = ['cell', 'gridcell', 'definition'];

// What is pressed is no remark, the first of several entries no value of what holds them, and a heading is one thing.
function linesIn(box: Item): string[] {
  const parts = subtree(box);
  const isApart = (part: Item) => isControl(part) || isHeading(part) || (part !== box && entries.includes(part.role));
  return parts.some(isApart) ? [] : parts.flatMap(({ text }) => (text.trim() === '' ? [] : text));
}

// "Mara closed *Issue 4*, 2 hours ago": an entry that tells in several parts, links among them, and when.
function beginsWith(box: Item, wanted: string): boolean {
  const parts = subtree(box).filter(({ text }) => text.trim() !== '');
  const isPressed = (part: Item) => part.role !== 'link' && isControl(part);
  if (!entries.includes(box.role) || parts.length < 3 || subtree(box).some(isPressed)) return false;
  const ahead = parts.map((_, at) =>
    bare(
      parts
        .slice(0, at + 1)
        .map(({ text }) => text)
        .join(' '),
    ),
  );
  const at = ahead.indexOf(bare(wanted));
  return at > 0 && at < parts.length - 1 && parts.length - 1 - at <= mostParts;
}

const entries: readonly string[] = ['listitem', 'option', 'row'];
