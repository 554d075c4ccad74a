import { backwards, hexOf, utf8 } from './bytes.ts';
import { base64Forms } from './encodings.ts';
import { literal, spelled, writings } from './writings.ts';

/** What may stand between two characters of a value that is spaced out. */
const separator = '[\\s.,_|·•-]?';

/**
 * A pattern, for the flag `i`, of what a page may make of a value that was typed into it, so that nobody finds it: all
 * of `writings` in any case, spaced out, backwards, in ROT13, in hexadecimal with marks between.
 */
export function disguises(value: string): string {
  const turned = backwards(value);
  return [
    ...[value, turned, rot13(value)].map((text) => spelled(text, { between: separator })),
    writings(value),
    ...base64Forms(utf8(turned)).map(literal),
    hexOf(utf8(value)).join('[\\s:,-]?(?:0x|\\\\x)?'),
  ].join('|');
}

function rot13(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => {
    const base = letter <= 'Z' ? 65 : 97;
    return String.fromCharCode(((letter.charCodeAt(0) - base + 13) % 26) + base);
  });
}
