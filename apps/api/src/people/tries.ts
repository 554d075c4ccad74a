import { type CountedAttempt, countAttempts, forgetAttempts, type SystemContext } from '@smokejumper/core';
import type { FastifyRequest } from 'fastify';
import type { ApiSettings } from '../deps.ts';

const minuteMs = 60_000;
const quarterMs = 15 * minuteMs;
const hourMs = 60 * minuteMs;

interface TriesDeps {
  system: SystemContext;
  settings: Pick<ApiSettings, 'signInTries'>;
}

export type Tried = 'sign-in' | 'sign-up' | 'mail' | 'token' | 'password';

/**
 * Counts a try of what can be guessed or abused, over all processes. Throws `rate_limited`. `about` is an e-mail
 * address or a person; nobody is locked out by tries from elsewhere before there are many of them.
 */
export async function limitTries(deps: TriesDeps, request: FastifyRequest, what: Tried, about?: string): Promise<void> {
  await countAttempts(deps.system, limitsOf(deps, what, { ip: request.ip, about: about?.toLowerCase() ?? '' }));
}

/** A good sign-in clears what was counted for its address. */
export async function forgetTries(deps: TriesDeps, request: FastifyRequest, what: Tried, about: string): Promise<void> {
  const place = { ip: request.ip, about: about.toLowerCase() };
  const own = limitsOf(deps, what, place).filter(({ who }) => who.includes(place.about));
  await forgetAttempts(deps.system, own);
}

function limitsOf(
  { settings }: TriesDeps,
  what: Tried,
  { ip, about }: { ip: string; about: string },
): CountedAttempt[] {
  const limit = (who: string[], most: number, spanMs: number): CountedAttempt => ({ what, who, most, spanMs });
  switch (what) {
    case 'sign-in':
      return [
        limit([about, ip], settings.signInTries, quarterMs),
        limit([about], 5 * settings.signInTries, quarterMs),
        limit(['from', ip], 30 * settings.signInTries, quarterMs),
      ];
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
