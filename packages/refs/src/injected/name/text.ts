import { encodings, literal, spelled } from '@smokejumper/secrets';

/** Text as a person reads it: runs of white space are one space. */
export function squeeze(text: string): string {
  return text.replace(/[\s\u00A0\u200B]+/g, ' ').trim();
}

const longest = 1000;

/** A long text cut to what fits, with its length and a checksum, so that two long texts are still told apart. */
export function bounded(text: string): string {
  return text.length <= longest ? text : `${text.slice(0, 900)}… (${text.length} characters, ${checksum(text)})`;
}

function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** What stands for a hidden value: the same for the same value, so that two of them are still told apart. */
export type MarkOf = (value: string) => string;

/** Takes card numbers and declared secrets out of a text. A short secret goes only when it is the whole text. */
export function makeRedactor(
  secrets: readonly string[],
  markOf: MarkOf = () => '[redacted]',
): (text: string) => string {
  const { whole, quick, thorough } = searchFor(secrets);
  return (text) => {
    const value = whole.get(text);
    if (value !== undefined) return markOf(value);
    const told = quick === null ? text : hidden(text, thorough(text) ?? { pattern: quick, values: [] });
    return mayHoldCard.test(told) ? withoutCards(told, markOf) : told;
  };

  function hidden(text: string, { pattern, values }: Spelling): string {
    return text.replace(pattern, (found, ...groups: unknown[]) => {
      const at = groups.slice(0, values.length).findIndex((group) => group !== undefined);
      return markOf(whole.get(found) ?? values[at] ?? found);
    });
  }
}

/** A pattern with a group for each of the values, and then all that is told by a look. */
interface Spelling {
  pattern: RegExp;
  values: readonly string[];
}

interface Search {
  /** The secret of each form that is told by a look. */
  whole: ReadonlyMap<string, string>;
  /** Those that may be part of a text; null: there are none. */
  quick: RegExp | null;
  /** Where the text may hold a value of which characters are escaped: those with every way to write them. */
  thorough(text: string): Spelling | null;
}

/** Shorter secrets are hidden only where they are the whole text. */
const shortestInText = 4;

let last: { key: string; search: Search } | null = null;

/** Kept from call to call: in a page, each evaluation asks for the same secrets anew. */
function searchFor(secrets: readonly string[]): Search {
  const key = JSON.stringify(secrets);
  if (last?.key !== key) last = { key, search: createSearch(secrets) };
  return last.search;
}

function createSearch(secrets: readonly string[]): Search {
  const values = secrets.filter((secret) => squeeze(secret) !== '').sort((a, b) => b.length - a.length);
  const whole = new Map(values.flatMap(formsOf));
  const forms = [...whole.keys()].filter((form) => form.length >= shortestInText).sort((a, b) => b.length - a.length);
  const choices = forms.map(literal).join('|');
  const long = values.filter((value) => value.length >= shortestInText);
  return {
    whole,
    quick: forms.length === 0 ? null : new RegExp(choices, 'g'),
    thorough: createSpeller(long, choices),
  };
}

/** In characters. */
const probed = 8;

/** Patterns of all of a long secret take long to make: first it is looked whether a text holds its beginning at all. */
function createSpeller(values: readonly string[], choices: string): Search['thorough'] {
  // What became of a letter beyond ASCII when it was misread has no mark of its own.
  const sign = values.some((value) => /[^ -~]/.test(value)) ? /[%\\&+]|[^ -~]/ : /[%\\&+]/;
  const patternOf = (value: string, length: number): string => {
    const texts = new Set([value, squeeze(value)].map((text) => [...text].slice(0, length).join('')));
    return [...texts].map((text) => spelled(text)).join('|');
  };
  const heads = new Map<string, RegExp>();
  const headOf = (value: string): RegExp => {
    const head = heads.get(value) ?? new RegExp(patternOf(value, probed));
    heads.set(value, head);
    return head;
  };
  const made = new Map<string, Spelling>();
  return (text) => {
    if (!sign.test(text)) return null;
    const begun = values.filter((value) => headOf(value).test(text));
    if (begun.length === 0) return null;
    const key = JSON.stringify(begun);
    const known = made.get(key);
    if (known !== undefined) return known;
    const groups = begun.map((value) => `(${patternOf(value, Number.POSITIVE_INFINITY)})`);
    const spelling = { pattern: new RegExp([...groups, choices].join('|'), 'g'), values: begun };
    made.set(key, spelling);
    return spelling;
  };
}

/** A secret as it is, as a page squeezes it, as an address writes it, and in other alphabets as a whole. */
function formsOf(secret: string): [string, string][] {
  const address = encodeURIComponent(secret.toWellFormed());
  const others = secret.length < shortestInText ? [] : encodings(secret);
  const forms = [secret, squeeze(secret), address, address.replaceAll('%20', '+'), ...others];
  return forms.map((form) => [form, secret]);
}

const mayHoldCard = /\d{4}[\s\u2010-\u2015-]?\d{4}/;
const gap = '[\\s\\u2010-\\u2015-]';
/** Digits in one run, or in the groups that are printed on cards: 4-4-4-4 with more behind it, 4-6-4 and 4-6-5. */
const cardShape = new RegExp(
  `(?<![\\d.,])(?:\\d{13,19}|\\d{4}(?:${gap}\\d{4}){2}${gap}\\d{1,4}(?:${gap}\\d{1,3})?|\\d{4}${gap}\\d{6}${gap}\\d{4,5})(?![\\d])`,
  'g',
);

function withoutCards(text: string, markOf: MarkOf): string {
  return text.replace(cardShape, (shape) =>
    isCardNumber(shape) && issued.test(shape) ? markOf(shape.replace(/\D/g, '')) : shape,
  );
}

/** First digits that payment cards have. Moments in milliseconds and most other long numbers begin otherwise. */
const issued = /^(?:3[04-9]|[45]|6|2[2-7]|8[16])/;

/** Whether digits pass the check digit of a payment card. */
export function isCardNumber(value: string): boolean {
  const digits = value.replace(/[\s\u2010-\u2015-]/g, '');
  if (!/^\d{13,19}$/.test(digits)) return false;
  let sum = 0;
  for (let at = 0; at < digits.length; at += 1) {
    const digit = Number(digits[digits.length - 1 - at]);
    const twice = at % 2 === 1 ? digit * 2 : digit;
    sum += twice > 9 ? twice - 9 : twice;
  }
  return sum % 10 === 0;
}
