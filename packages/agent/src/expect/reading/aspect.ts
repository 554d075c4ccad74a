import type { Target } from '@smokejumper/contracts';
import { remarksOn, textsAround } from '../../ground/places/remarks.ts';
import { fullText, type Item, piecesOf, type View } from '../../ground/view/view.ts';
import { fieldCalled } from '../messages/field-message.ts';
import type { Reading } from './reading.ts';

const hints = /^(?:hint|help(?: text)?|helper(?: text)?|description|note)$/;
const counters = /^(?:(?:character |word )?(?:counter|count)|characters left)$/;
const counted = /^\d+\s*(?:\/|of)\s*\d+$|^\d+ (?:characters?|chars?|words?)\b|^\d+ (?:left|remaining)$/i;

/**
 * What is told of a field and is not its value: its placeholder, its label, the hint or the counter that stands at it. Null
 * for what is no such thing of one field; empty where nothing on the page is told to be it.
 */
export function aspectOf(view: View, { text, noun, role, scope, ordinal }: Target): Reading[] | null {
  const kind = role === undefined ? noun : role === 'tooltip' ? (noun ?? role) : undefined;
  if (text === undefined || kind === undefined || (scope ?? ordinal) !== undefined) return null;
  const reads = ways.find(([kinds]) => kinds.test(kind))?.[1];
  const field = reads === undefined ? null : fieldCalled(view, { relation: 'within', text });
  return field === null || reads === undefined ? null : reads(field, view);
}

const ways: readonly (readonly [RegExp, (field: Item, view: View) => Reading[]])[] = [
  [/^placeholder$/, (field) => ownText(field, field.placeholder)],
  [/^label$/, (field) => ownText(field, field.label || field.name)],
  [/^(?:tooltip|tip)$/, (field) => ownText(field, field.description)],
  [hints, (field, { items }) => linesOf(remarksOn(field, items), (line) => !counted.test(line))],
  [counters, (field, { items }) => linesOf(textsBehind(field, items), (line) => counted.test(line))],
];

const ownText = (field: Item, text: string): Reading[] =>
  text === '' ? [] : [{ item: field, texts: [text], quoted: [field] }];

const textsBehind = (field: Item, items: readonly Item[]) =>
  textsAround(field, items).filter(({ index }) => index > field.index);

// Each line, and each piece of it that stands by itself.
const linesOf = (items: readonly Item[], fits: (line: string) => boolean): Reading[] =>
  items
    .filter(({ text }) => text !== '')
    .flatMap((item) =>
      [...new Set([fullText(item), ...piecesOf(item)])]
        .filter(fits)
        .map((line) => ({ item, texts: [line], quoted: [item] })),
    );
