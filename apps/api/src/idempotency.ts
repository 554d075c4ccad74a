import { createHash } from 'node:crypto';
import { AppError } from '@smokejumper/contracts';
import { type CoreContext, type PersonContext, type StoredAnswer, withIdempotency } from '@smokejumper/core';
import type { FastifyRequest } from 'fastify';

const longest = 255;

/** The `Idempotency-Key` of a request, or undefined. Throws AppError `invalid_input` for one that is none. */
export function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[\x21-\x7e]+$/.test(key) || key.length > longest) {
    const errors = [{ pointer: '/headers/idempotency-key', detail: `is not 1 to ${longest} visible ASCII characters` }];
    throw new AppError('invalid_input', 'The Idempotency-Key is not valid', { details: { errors } });
  }
  return key;
}

/** Under which a run itself keeps the key, so that the same key on another route makes a run of its own. */
export function runKeyOf(request: FastifyRequest): string | undefined {
  const key = idempotencyKeyOf(request);
  return key === undefined ? undefined : `${routeOf(request)} ${key}`;
}

function routeOf(request: FastifyRequest): string {
  return `${request.method} ${request.routeOptions.url}`;
}

/** Does the work once for the request's key; without one, just does it. */
export async function answerOnce(
  ctx: CoreContext | PersonContext,
  request: FastifyRequest,
  work: () => Promise<StoredAnswer>,
): Promise<StoredAnswer & { replayed: boolean }> {
  const key = idempotencyKeyOf(request);
  if (key === undefined) return { ...(await work()), replayed: false };
  return withIdempotency(ctx, { key, route: routeOf(request), fingerprint: fingerprintOf(request) }, work);
}

/** Equal for requests that ask for the same, however their JSON is spaced or ordered. */
function fingerprintOf(request: FastifyRequest): string {
  const asked = JSON.stringify([request.params, request.body ?? null], (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
  return createHash('sha256').update(asked).digest('hex');
}
