import { type CountedAttempt, countAttempts, forgetAttempts, type SystemContext } from '@smokejumper/core';
import type { FastifyRequest } from 'fastify';

const minuteMs = 60_000;
const quarterMs = 15 * minuteMs;
const hourMs = 60 * minuteMs;

export type Tried = 'sign-in' | 'sign-up' | 'mail' | 'token' | 'password';

/**
 * Counts a try of what can be guessed or abused, over all processes. Throws `rate_limited`. `about` is an e-mail
 * address or a person; nobody is locked out by tries from elsewhere before there are many of them.
 */
export async function limitTries(
  deps: { system: SystemContext },
  request: FastifyRequest,
  what: Tried,
  about?: string,
): Promise<void> {
  await countAttempts(deps.system, limitsOf(what, request.ip, about?.toLowerCase() ?? ''));
}

/** A good sign-in clears what was counted for its address. */
export async function forgetTries(
  deps: { system: SystemContext },
  request: FastifyRequest,
  what: Tried,
  about: string,
): Promise<void> {
  const own = limitsOf(what, request.ip, about.toLowerCase()).filter(({ who }) => who.includes(about.toLowerCase()));
  await forgetAttempts(deps.system, own);
}

function limitsOf(what: Tried, ip: string, about: string): CountedAttempt[] {
  const limit = (who: string[], most: number, spanMs: number): CountedAttempt => ({ what, who, most, spanMs });
  switch (what) {
    case 'sign-in':
      return [limit([about, ip], 10, quarterMs), limit([about], 50, quarterMs), limit(['from', ip], 300, quarterMs)];
    case 'sign-up':
      return [limit(['from', ip], 60, hourMs)];
    case 'mail':
      return [limit([about], 5, hourMs), limit(['from', ip], 60, hourMs)];
    case 'token':
      return [limit(['from', ip], 60, quarterMs)];
    case 'password':
      return [limit([about], 10, quarterMs)];
  }
}
