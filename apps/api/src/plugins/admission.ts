import { AppError } from '@smokejumper/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Api, RouteDeps } from '../deps.ts';
import { authenticate } from './auth.ts';

const windowSeconds = 60;

/**
 * Lets a request in, before its body is read: finds out who asks, and counts it for the API key or the person, or for
 * the address where there is neither, so that guessing keys ends in 429. A hook counts for itself: those of all
 * workspaces come from the few addresses of a service, which does not send again. `RateLimit` headers say how many are
 * left. Counted in this process: several of them allow as many times more.
 */
export function admitRequests(app: Api, deps: RouteDeps, counter: Counter): void {
  app.decorateRequest('caller', null);
  app.decorateRequest('person', null);
  app.addHook('onRequest', async (request, reply) => {
    const { probe, hook } = request.routeOptions.config ?? {};
    if (probe === true) {
      reply.headers(await counter.left(byAddress(request.ip)));
      return;
    }
    if (hook === true) return counter.count(request, reply, byHook(request));
    let refusal: unknown;
    try {
      await authenticate(request, reply, deps);
    } catch (error) {
      refusal = error;
    }
    await counter.count(request, reply);
    if (refusal !== undefined) throw refusal;
  });
}

export interface Counter {
  /**
   * Counts a request, for `who` where it is given, says in `RateLimit` headers how many are left, and throws
   * `rate_limited` for one too many.
   */
  count(request: FastifyRequest, reply: FastifyReply, who?: string): Promise<void>;
  /** Those headers for what is not counted, or cannot be refused. */
  left(who: string): Promise<Record<string, string>>;
}

export function createCounter(points: number): Counter {
  const limiter = new RateLimiterMemory({ points, duration: windowSeconds });
  const headersOf = (remaining: number, seconds: number) => ({
    'ratelimit-policy': `"default";q=${points};w=${windowSeconds}`,
    ratelimit: `"default";r=${remaining};t=${seconds}`,
  });
  return {
    async count(request, reply, named) {
      const who = named ?? request.caller?.actor.id ?? request.person?.actor.id ?? byAddress(request.ip);
      const state = await limiter.consume(who).catch((reason: unknown) => reason);
      if (!(state instanceof RateLimiterRes)) throw state;
      const seconds = secondsOf(state);
      reply.headers(headersOf(state.remainingPoints, seconds));
      if (state.consumedPoints > points) {
        throw new AppError('rate_limited', `Only ${points} requests a minute`, {
          details: { retryAfterSeconds: seconds },
        });
      }
    },
    async left(who) {
      const state = await limiter.get(who);
      return state === null
        ? headersOf(points, windowSeconds)
        : headersOf(Math.max(0, state.remainingPoints), secondsOf(state));
    },
  };
}

/** Who asks, where nobody says so. */
export function byAddress(ip: string): string {
  return `address ${ip}`;
}

function byHook({ params }: FastifyRequest): string {
  return `hook ${(params as { token?: string }).token}`;
}

function secondsOf(state: RateLimiterRes): number {
  return Math.max(1, Math.ceil(state.msBeforeNext / 1_000));
}
