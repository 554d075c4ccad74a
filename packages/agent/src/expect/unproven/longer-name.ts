import type { Step } from '@smokejumper/contracts';
import { bare, fold } from '../../ground/names/text.ts';
import { fullText, nameOf, textsIn, type View } from '../../ground/view/view.ts';
import { type Check, targetWords, unproven } from '../check.ts';
import { quotesOf } from '../outline.ts';
import { afterLabel } from '../reading/beside-label.ts';
import type { Reading } from '../reading/reading.ts';

/**
 * "Total without cancelled" for "Total", "Occupancy this week" for "Occupancy": such words behind a name make a longer name
 * of it, and are no value. Whether that is meant is not told. Null where any of the readings is of another kind.
 */
export function longerName(view: View, { target = {} }: Step, readings: readonly Reading[]): Check | null {
  const { text: name, role } = target;
  const [first] = readings;
  if (first === undefined || name === undefined || role !== undefined) return null;
  if (!readings.every((reading) => isLonger(reading, name))) return null;
  const seen = `${nameOf(first.item)} reads "${fullText(first.item).slice(0, 80)}", and nothing tells that it is ${targetWords(target)}`;
  return unproven('no_evidence', seen, quotesOf(view, first.item));
}

// In one run of words: what stands in a box of its own behind a label, or behind a colon, is its value.
function isLonger({ item, texts: [shown] }: Reading, name: string): boolean {
  const words = textsIn(item);
  const whole = fold(fullText(item));
  const rest = afterLabel(fullText(item), name) ?? '';
  const isOneRun = words.length === 1 && (words[0]?.runs ?? []).length < 2 && whole === `${bare(name)} ${fold(rest)}`;
  return isOneRun && shown === rest && goesOn.test(fold(rest)) && !/\d/.test(rest);
}

// No word that a state begins with, as "in progress", "on hold", "for sale", "under review".
const goesOn =
  /^(?:after|and|before|between|by|during|excl(?:\.|uding)|incl(?:\.|uding)|of|or|per|since|this|with|within|without)\s+\p{L}/u;
