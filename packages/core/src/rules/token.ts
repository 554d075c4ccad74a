import { createHash, randomBytes } from 'node:crypto';

/** A new token with 192 random bits, safe in an address. */
export function newToken(): string {
  return randomBytes(24).toString('base64url');
}

/** How tokens and keys are stored: they are random and long, so a fast hash is enough. Hex. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
