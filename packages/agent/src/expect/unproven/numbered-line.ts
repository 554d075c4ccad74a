import type { Scope, Target } from '@smokejumper/contracts';
import { bare } from '../../ground/names/text.ts';
import { foldedText, fullText, has, type Item, nameOf, type View } from '../../ground/view/view.ts';
import { type Check, unproven } from '../check.ts';
import { quotesOf } from '../outline.ts';
import type { Reading } from '../reading/reading.ts';

const numbered = /^(\d{1,3})[.):]\s+(?=\p{L})/u;

const numberOf = ({ text }: Item) => Number(numbered.exec(text.trim())?.[1]);

/** The lines that a page numbers so, one below the other: "3. Is this your first visit?" is its question 3. */
function linesNumbered({ items }: View, { text = '', role, noun, ordinal }: Target | Scope): Item[] {
  const number = /^\p{L}+ (\d{1,3})$/u.exec(text)?.[1];
  if (number === undefined || (role ?? noun ?? ordinal) !== undefined) return [];
  const isCalledSo = (item: Item) => foldedText(item) === bare(text) || bare(item.name) === bare(text);
  const lines = items.filter((item) => !has(item, 'hidden') && !Number.isNaN(numberOf(item)));
  const beside = lines.filter((item) => Math.abs(numberOf(item) - Number(number)) === 1);
  if (beside.length === 0 || items.some(isCalledSo)) return [];
  return lines.filter((item) => numberOf(item) === Number(number));
}

/** What "Question 3" reads where nothing is called so: what stands behind that number. */
export function numberedReadings(view: View, { scope, ...target }: Target): Reading[] {
  if (scope !== undefined) return [];
  return linesNumbered(view, target).map((item) => ({
    item,
    texts: [fullText(item).replace(numbered, ''), fullText(item)],
    quoted: [item],
  }));
}

/** "Question 3 is shown", or is gone, or holds something, where a line has that number: nothing tells that it is a question. */
export function untoldNumberedLine(view: View, target: Target): Check | null {
  const [line] = [target, target.scope].flatMap((part) => (part === undefined ? [] : linesNumbered(view, part)));
  if (line === undefined) return null;
  const seen = `${nameOf(line)} has that number, and nothing tells whether it is meant`;
  return unproven('no_evidence', seen, quotesOf(view, line));
}
