import type { IncomingMessage } from 'node:http';
import type { NewId } from '@smokejumper/contracts';
import type { Api } from '../deps.ts';

const acceptable = /^[\w.:-]{1,100}$/;
const traceparent = /^00-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/;

/** The client's `X-Request-Id` if it is a sane one, else a new id. */
export function requestIds(newId: NewId): (request: IncomingMessage) => string {
  return (request) => {
    const given = request.headers['x-request-id'];
    return typeof given === 'string' && acceptable.test(given) ? given : newId('request');
  };
}

/** The trace id of a W3C `traceparent`, or null. */
export function traceIdOf(request: IncomingMessage): string | null {
  const given = request.headers.traceparent;
  const match = typeof given === 'string' ? traceparent.exec(given) : null;
  return match?.[1] ?? null;
}

/** Every answer names its request. */
export function nameRequests(app: Api): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
}
