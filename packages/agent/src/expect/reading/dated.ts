import type { Target } from '@smokejumper/contracts';
import { isCellOfRow, isControl } from '../../ground/names/roles.ts';
import { bare } from '../../ground/names/text.ts';
import { headOver } from '../../ground/tables/columns.ts';
import { closest, fullText, type View } from '../../ground/view/view.ts';
import { type Reading, readingsOf } from './reading.ts';

/** "The Due date" where nothing is called so: what stands behind the only label, or under the only head, "Due", if a date. */
export function datedReadings(view: View, { text = '', role, noun, ...rest }: Target): Reading[] {
  const name = text.replace(/ date$/i, '');
  if (name === text || name === '' || role !== undefined || noun !== undefined) return [];
  const [reading, ...others] = readingsOf(view, { ...rest, text: name }).readings;
  if (reading === undefined || others.length > 0 || closest(reading.item, isControl) !== null) return [];
  const isCalled = (words: string | null) => bare(words ?? '') === bare(name);
  const isTold = isCalled(fullText(reading.item)) || (isCellOfRow(reading.item) && isCalled(headOver(reading.item)));
  return isTold && isDate.test(reading.texts[0] ?? '') ? [reading] : [];
}

const month = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*';
const isDate = new RegExp(
  `^(?:[a-z]{3,9},? )?(?:\\d{1,4}[-/.]\\d{1,2}[-/.]\\d{1,4}|\\d{1,2}(?:st|nd|rd|th)?\\.? ${month}|${month} \\d{1,2})(?![\\d])`,
  'i',
);
