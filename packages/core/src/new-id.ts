import { randomBytes } from 'node:crypto';
import { idPrefixes, type NewId } from '@smokejumper/contracts';
import type { Clock } from './context.ts';

/** Crockford's base 32: digits and lower-case letters without i, l, o and u. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const timeLength = 10;
const randomLength = 16;

/**
 * Makes ids `<prefix>_<10 characters of milliseconds><16 random ones>`. Within one millisecond the random part counts
 * up, so ids of one process sort in the order they were made.
 */
export function createNewId(options: { clock: Clock; randomBytes?: (size: number) => Uint8Array }): NewId {
  const random = options.randomBytes ?? randomBytes;
  let lastTime = -1;
  let tail = 0n;
  return (kind) => {
    const now = options.clock.now().getTime();
    if (now > lastTime) {
      lastTime = now;
      // The top bit stays clear, so that counting up never overflows.
      tail = BigInt(`0x${Buffer.from(random(10)).toString('hex')}`) >> 1n;
    } else {
      tail += 1n;
    }
    return `${idPrefixes[kind]}_${encode(BigInt(lastTime), timeLength)}${encode(tail, randomLength)}`;
  };
}

function encode(value: bigint, length: number): string {
  let text = '';
  for (let rest = value; text.length < length; rest >>= 5n) text = alphabet[Number(rest & 31n)] + text;
  return text;
}
