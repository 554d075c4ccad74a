import type { Step } from '@smokejumper/contracts';
import { groundAll } from '../../ground/ground.ts';
import { isDataRow } from '../../ground/names/roles.ts';
import { bare, isSmall, says } from '../../ground/names/text.ts';
import { partsOf, rowOf } from '../../ground/tables/drawn-columns.ts';
import { closest, fullText, type Item, isWithin, type View } from '../../ground/view/view.ts';
import { type Check, targetWords, unproven } from '../check.ts';
import { quotesOf } from '../outline.ts';
import type { Reading } from '../reading/reading.ts';

/**
 * "The balance is 5" where only an entry "Starting Balance", in one of several cells of a row, holds the word, and 5 stands
 * elsewhere on the page: such a cell is data of its row and no label, so that the 5 may be meant. Null for other labels, and
 * for names that a page must bear.
 */
export function dataOfRow(view: View, { target = {} }: Step, input: { readings: readonly Reading[]; wanted: string }) {
  const { text, role, noun, scope, ordinal } = target;
  const others = [role, noun, scope, ordinal];
  if (text === undefined || !isSmall(text) || input.wanted === '' || others.some((other) => other !== undefined))
    return null;
  const isData = ({ item }: Reading) =>
    says(fullText(item), text) && bare(fullText(item)) !== bare(text) && isOneOfSeveral(item);
  if (input.readings.length === 0 || !input.readings.every(isData)) return null;
  const { items } = groundAll(view, { target: { text: input.wanted }, purpose: 'read', exact: true, shown: true });
  const shown = items.find((item) => !input.readings.some((reading) => isWithin(item, reading.item)));
  if (shown === undefined) return null;
  const seen = `"${input.wanted}" stands on the page, but nothing on it is told to be ${targetWords({ noun: `the ${text}` })}`;
  const check: Check = unproven('no_evidence', seen, quotesOf(view, shown));
  return check;
}

const fewest = 3;

// Of two cells the first may well be the label of the second.
function isOneOfSeveral(item: Item): boolean {
  const row = closest(item, isDataRow);
  if (row !== null) return row.children.filter((cell) => fullText(cell) !== '').length >= fewest;
  const line = rowOf(item);
  return line !== null && partsOf(line).length >= fewest;
}
