import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** Crockford's base 32, whose letters are hard to take for one another. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const randomLength = 32;
const checksumLength = 7;
const shape = /^sj_[0-9a-hjkmnp-tv-z]{39}$/;

/** A new key: `sj_`, 160 random bits, and a CRC-32 that tells a mistyped key without asking the database. */
export function newKeyText(random: (size: number) => Uint8Array = randomBytes): string {
  const bytes = random(randomLength);
  const body = `sj_${Array.from(bytes, (byte) => alphabet[byte & 31]).join('')}`;
  return body + checksum(body);
}

/** False for what cannot be one of our keys: another shape, or a checksum that does not fit. */
export function isKeyText(text: string): boolean {
  if (!shape.test(text)) return false;
  const body = text.slice(0, -checksumLength);
  return checksum(body) === text.slice(-checksumLength);
}

/** Enough of a key to recognise it. */
export function keyHint(text: string): string {
  return `sj_…${text.slice(-4)}`;
}

function checksum(body: string): string {
  let rest = BigInt(crc32(body));
  let text = '';
  while (text.length < checksumLength) {
    text = alphabet[Number(rest & 31n)] + text;
    rest >>= 5n;
  }
  return text;
}
