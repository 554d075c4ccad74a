import type { Step } from '@smokejumper/contracts';
import { nameOf, type View } from '../../ground/view/view.ts';
import { type Check, targetWords, unproven } from '../check.ts';
import { quotesOf } from '../outline.ts';
import type { Reading } from '../reading/reading.ts';

// What is left of a line behind the words that it begins with: "Name: Acme" of "Company name: Acme".
const goesOn = /^(?:\p{L}[\p{L}'-]* ?){1,3}:\s*(.+)$/u;

/**
 * "The company is Acme", or is not, where the line says "Company name: Acme": a label that goes on may be the one that is
 * meant, or another. `says`: whether a text says what is wanted, or denied. Null where none goes on to say it.
 */
export function longerLabel(
  view: View,
  { target = {} }: Step,
  { readings, says }: { readings: readonly Reading[]; says: (found: string) => boolean },
): Check | null {
  if (target.text === undefined || target.role !== undefined) return null;
  const valueIn = ({ texts: [rest = ''] }: Reading) => goesOn.exec(rest)?.[1];
  const like = readings.find((reading) => says(valueIn(reading) ?? '') && valueIn(reading) !== undefined)?.item;
  if (like === undefined) return null;
  const seen = `${nameOf(like)} says so, and nothing tells whether its label is ${targetWords(target)}`;
  return unproven('no_evidence', seen, quotesOf(view, like));
}
