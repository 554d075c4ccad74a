import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { AppError } from '@smokejumper/contracts';

/** Compares in constant time, whatever the lengths. */
export function same(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}

export function badSignature(header: string): AppError {
  return new AppError('signature_invalid', `${header} is missing or does not fit the body`);
}

/** One value of a header, empty when it is missing or there are several. */
export function one(value: string | string[] | undefined): string {
  return typeof value === 'string' ? value : '';
}

/** Throws `signature_invalid` unless the header is the HMAC of the body, in hex behind the prefix. */
export function verifyHmac(input: {
  body: string;
  secret: string;
  header: string;
  value: string;
  algorithm: 'sha1' | 'sha256';
  prefix: string;
}): void {
  const hmac = createHmac(input.algorithm, input.secret).update(input.body).digest('hex');
  if (!same(input.value, `${input.prefix}${hmac}`)) throw badSignature(input.header);
}

/** A commit's id, or undefined for what is none. */
export function shaOf(value: unknown): string | undefined {
  return typeof value === 'string' && /^[0-9a-f]{7,64}$/.test(value) ? value : undefined;
}

/** An address as it was sent, of whatever kind: what cannot be tested is refused, never replaced by another one. */
export function addressOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

/** Text of a reasonable length, or undefined. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' && value.length <= 300 ? value : undefined;
}
