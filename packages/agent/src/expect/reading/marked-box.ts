import type { Step } from '@smokejumper/contracts';
import { isHeading } from '../../ground/names/roles.ts';
import { bare } from '../../ground/names/text.ts';
import { entryAround } from '../../ground/repeats/entries.ts';
import {
  ancestors,
  fullText,
  type Item,
  isWithin,
  nameOf,
  piecesOf,
  subtree,
  textsIn,
  type View,
} from '../../ground/view/view.ts';
import { type Check, met, notMet } from '../check.ts';
import { isNegativeOp } from '../compare.ts';
import { quotesOf } from '../outline.ts';
import type { Reading } from './reading.ts';

/**
 * "The current plan is Team", where "Current plan" is no label with a value behind it, but the mark of one box of several,
 * whose only heading says Team. Null where it is no such mark.
 */
export function markedBox(
  view: View,
  { target = {}, op }: Step,
  { readings, says }: { readings: readonly Reading[]; says: (found: string) => boolean },
): Check | null {
  const { text, noun = '', role } = target;
  const name = text ?? noun;
  const [mark, ...others] = readings;
  if (mark === undefined || others.length > 0 || role !== undefined) return null;
  if (!mark.texts.every((shown) => bare(shown) === bare(name))) return null;
  const entry = entryAround(mark.item, view.items);
  const [heading, ...more] = entry === null ? [] : subtree(entry).filter(isHeading);
  const title = heading === undefined ? boldest(mark.item) : more.length > 0 ? undefined : heading;
  if (title === undefined || isWithin(mark.item, title) || !says(titleIn(title))) return null;
  const quoted = [...quotesOf(view, title), ...quotesOf(view, mark.item)];
  return isNegativeOp(op)
    ? notMet(`${nameOf(mark.item)} stands in the box "${titleIn(title)}"`, quoted, title)
    : met(quoted);
}

// "Business" with "Most popular" behind it in its line.
const titleIn = (title: Item) => (isHeading(title) ? fullText(title) : (piecesOf(title)[0] ?? ''));

// Without a heading a box drawn as one of several is called by the words that it begins with.
function boldest(mark: Item): Item | undefined {
  const frame = ancestors(mark).find(({ framed, role }) => framed === true && role === 'generic') ?? null;
  const isOther = (box: Item) => box !== frame && box.framed === true && box.tag === frame?.tag;
  const [first] = frame === null ? [] : textsIn(frame);
  if (frame === null || first === undefined || !frame.up?.children.some(isOther)) return undefined;
  return isWithin(first, mark) ? undefined : first;
}
