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
  const forms = new Map(secrets.flatMap(formsOf));
  const long = [...forms.keys()].filter((form) => form.length >= 4).sort((a, b) => b.length - a.length);
  const known = long.length === 0 ? null : new RegExp(long.map(escaped).join('|'), 'g');
  return (text) => {
    const whole = forms.get(text);
    if (whole !== undefined) return markOf(whole);
    const told = known ? text.replace(known, (form) => markOf(forms.get(form)!)) : text;
    return mayHoldCard.test(told) ? withoutCards(told, markOf) : told;
  };
}

/** A secret as it is, as a page squeezes it, and as an address writes it. */
function formsOf(secret: string): [string, string][] {
  if (squeeze(secret) === '') return [];
  const address = encodeURIComponent(secret.toWellFormed());
  const forms = [secret, squeeze(secret), address, address.replaceAll('%20', '+')];
  return forms.map((form) => [form, secret]);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
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
