import { backwards, hexOf, utf8 } from './bytes.ts';
import { base64Forms } from './encodings.ts';
import { spelling, type Writing, writings } from './writings.ts';

/** What may stand between two characters of a value that is spaced out. */
const separator = '[\\s.,_|·•-]?';

/**
 * What a page may make of a value that was typed into it, so that nobody finds it, whatever the case: all of
 * `writings`, spaced out, backwards, in ROT13, in hexadecimal with marks between.
 */
export function disguises(value: string): Writing[] {
  const turned = backwards(value);
  return [
    ...[value, turned, rot13(value)].map((text) => spelling(text, { between: separator })),
    ...writings(value),
    ...base64Forms(utf8(turned)).map((text) => ({ text })),
    { value: hexOf(utf8(value)).join(''), units: hexOf(utf8(value)), between: '[\\s:,-]?(?:0x|\\\\x)?' },
  ];
}

function rot13(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => {
    const base = letter <= 'Z' ? 65 : 97;
    return String.fromCharCode(((letter.charCodeAt(0) - base + 13) % 26) + base);
  });
}
