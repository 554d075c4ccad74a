import { AppError } from '@smokejumper/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Api, RouteDeps } from '../deps.ts';
import { authenticate } from './auth.ts';

const windowSeconds = 60;

/**
 * Lets a request in, before its body is read: finds out who asks, and counts it for the API key or the person, or for
 * the address where there is neither, so that guessing keys ends in 429. `RateLimit` headers say how many are left. Counted in
 * this process: several of them allow as many times more.
 */
export function admitRequests(app: Api, deps: RouteDeps, count: CountRequest): void {
  app.decorateRequest('caller', null);
  app.decorateRequest('person', null);
  app.addHook('onRequest', async (request, reply) => {
    const { probe } = request.routeOptions.config ?? {};
    if (probe === true) return;
    let refusal: unknown;
    try {
      await authenticate(request, reply, deps);
    } catch (error) {
      refusal = error;
    }
    await count(request, reply);
    if (refusal !== undefined) throw refusal;
  });
}

/** Counts a request, says in `RateLimit` headers how many are left, and throws `rate_limited` for one too many. */
export type CountRequest = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

export function createCounter(points: number): CountRequest {
  const limiter = new RateLimiterMemory({ points, duration: windowSeconds });
  return async (request, reply) => {
    const who = request.caller?.actor.id ?? request.person?.actor.id ?? `address ${request.ip}`;
    const state = await limiter.consume(who).catch((reason: unknown) => reason);
    if (!(state instanceof RateLimiterRes)) throw state;
    const seconds = Math.max(1, Math.ceil(state.msBeforeNext / 1_000));
    reply.header('ratelimit-policy', `"default";q=${points};w=${windowSeconds}`);
    reply.header('ratelimit', `"default";r=${state.remainingPoints};t=${seconds}`);
    if (state.consumedPoints > points) {
      throw new AppError('rate_limited', `Only ${points} requests a minute`, {
        details: { retryAfterSeconds: seconds },
      });
    }
  };
}
