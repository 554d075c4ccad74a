import { fold } from './text.ts';

// English has few others that a page would list.
const irregular: readonly (readonly [one: string, several: string])[] = [
  ['child', 'children'],
  ['man', 'men'],
  ['person', 'people'],
  ['woman', 'women'],
];

/** A noun, folded, with all that it may be called for one thing and for several: "entries" is also "entry". */
export function formsOf(noun: string): string[] {
  const { before, last, ones, many } = partsOf(noun);
  return [...new Set([last, ...ones, ...many])].map((form) => before + form);
}

/** The same for several things alone. */
export function manyOf(noun: string): string[] {
  const { before, many } = partsOf(noun);
  return many.map((form) => before + form);
}

function partsOf(noun: string) {
  const [, before = '', last = ''] = /^(.*?)([^\s]*)$/.exec(fold(noun)) ?? [];
  const known = irregular.find((pair) => pair.includes(last));
  const ones = known === undefined ? onesOf(last) : [known[0]];
  return { before, last, ones, many: known === undefined ? ones.map(severalOf) : [known[1]] };
}

// "Movies" are of a movie and "cities" of a city: both are tried, for only one of them is a word.
function onesOf(word: string): string[] {
  if (/[^aeiou]ies$/.test(word)) return [word.replace(/ies$/, 'y'), word.replace(/s$/, '')];
  if (/(?:s|x|z|ch|sh)es$/.test(word)) return [word.replace(/es$/, ''), word.replace(/s$/, '')];
  return [word.length > 2 ? word.replace(/(?<!s)s$/, '') : word];
}

function severalOf(word: string): string {
  if (/[^aeiou]y$/.test(word)) return word.replace(/y$/, 'ies');
  return /(?:s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}

/** A regular expression of a noun, be it said of one or of several. */
export function eitherForm(noun: string): string {
  return `(?:${formsOf(noun)
    .map((form) => form.replace(/[^\p{L}\p{N} ]/gu, '.'))
    .join('|')})`;
}

/** What two words have in common that differ only in number; no word by itself. */
export function unnumbered(word: string): string {
  const one = irregular.find(([, several]) => several === word)?.[0] ?? word;
  return one
    .replace(/(?<=[^aeiou])(?:ies?|y)$/, 'i')
    .replace(/(?<=s|x|z|ch|sh)es?$/, '')
    .replace(/s$/, '');
}
