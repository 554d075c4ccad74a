import { AppError } from '@smokejumper/contracts';
import type { FastifyRequest } from 'fastify';

const reads = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses a request that changes something by cookie and does not come from a page of ours: an `Origin` that is our
 * public address, or the very host that was asked. A browser sends it with every such request. Throws `forbidden`.
 */
export function requireOwnOrigin(request: FastifyRequest, options: { publicUrl: string; needed: boolean }): void {
  if (reads.has(request.method)) return;
  const { origin } = request.headers;
  if (origin === undefined && !options.needed) return;
  if (origin !== undefined && isOurs(origin, request.headers.host, options.publicUrl)) return;
  throw new AppError('forbidden', 'By cookie, only a page of this server may change something.');
}

function isOurs(origin: string, host: string | undefined, publicUrl: string): boolean {
  if (!URL.canParse(origin)) return false;
  const from = new URL(origin);
  return from.origin === new URL(publicUrl).origin || from.host === host;
}
