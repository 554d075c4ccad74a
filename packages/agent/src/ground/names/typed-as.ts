import { isLedBy } from '../controls/captions.ts';
import { has, type Item } from '../view/view.ts';
import { isCalled } from './names.ts';
import { isTextField } from './roles.ts';

const kinds: readonly { words: RegExp; test: (item: Item) => boolean }[] = [
  {
    words: / (?:date|day)$/i,
    test: ({ type, placeholder, value }) =>
      /^date/.test(type) || /\b(?:date|day)\b|\b(?:dd|mm|yyyy)\b/i.test(placeholder) || isDay.test(value ?? ''),
  },
  { words: / time$/i, test: ({ type }) => /time/.test(type) },
  { words: / month$/i, test: ({ type }) => type === 'month' },
  { words: / (?:e-?mail )?address$/i, test: ({ type }) => type === 'email' },
  { words: / (?:phone )?number$/i, test: ({ type }) => type === 'tel' || type === 'number' },
  { words: / colou?r$/i, test: ({ type }) => type === 'color' },
];

const isDay = /^\d{4}([-/.])\d{2}\1\d{2}$|^\d{1,2}[./]\d{1,2}[./]\d{2,4}$/;

/** "The Arrival date" is the field "Arrival" that takes a date: its kind is told by what it takes, not by its name. */
export function typedAs(items: readonly Item[], text: string): Item[] {
  for (const { words, test } of kinds) {
    const name = text.replace(words, '');
    if (name === text || name === '') continue;
    return items.filter(
      (item) =>
        isTextField(item) && !has(item, 'hidden') && test(item) && (isCalled(item, name) || isLedBy(item, name)),
    );
  }
  return [];
}
