// Crockford's base32 in lower case: no i, l, o or u, and in the order of the code points.
const digits = '0123456789abcdefghjkmnpqrstvwxyz';
const timeDigits = 10;
const randomDigits = 16;

export interface IdSourceDeps {
  now: () => Date;
  /** So many random bytes. */
  random: (size: number) => Uint8Array;
}

/**
 * Makes ids `<prefix>_<26 characters>`: 48 bits of milliseconds, then 80 random bits. Ids of one source sort by
 * the order in which they were made, within a millisecond and when the clock steps back as well.
 */
export function createIdSource(deps: IdSourceDeps): (prefix: string) => string {
  let lastMs = -1;
  let lastRandom = 0n;
  return (prefix) => {
    const ms = deps.now().getTime();
    if (ms > lastMs) {
      lastMs = ms;
      lastRandom = startOfMillisecond(deps.random(10));
    } else {
      lastRandom += 1n;
    }
    return `${prefix}_${encode(BigInt(lastMs), timeDigits)}${encode(lastRandom, randomDigits)}`;
  };
}

// The highest bit stays free, so that counting up within a millisecond cannot overflow into the time.
function startOfMillisecond(bytes: Uint8Array): bigint {
  const value = bytes.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
  return value & ((1n << 79n) - 1n);
}

function encode(value: bigint, length: number): string {
  let rest = value;
  let text = '';
  for (let place = 0; place < length; place += 1) {
    text = digits[Number(rest & 31n)] + text;
    rest >>= 5n;
  }
  return text;
}
