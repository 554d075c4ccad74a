import type { Step } from '@smokejumper/contracts';
import { isHeading } from '../../ground/names/roles.ts';
import { bare } from '../../ground/names/text.ts';
import { entryAround } from '../../ground/repeats/entries.ts';
import { fullText, isWithin, subtree, type View } from '../../ground/view/view.ts';
import { type Check, met } from '../check.ts';
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
  if (mark === undefined || others.length > 0 || role !== undefined || isNegativeOp(op)) return null;
  if (!mark.texts.every((shown) => bare(shown) === bare(name))) return null;
  const entry = entryAround(mark.item, view.items);
  const [title, ...more] = entry === null ? [] : subtree(entry).filter(isHeading);
  if (title === undefined || more.length > 0 || isWithin(mark.item, title) || !says(fullText(title))) return null;
  return met([...quotesOf(view, title), ...quotesOf(view, mark.item)]);
}
