import { request as plain } from 'node:http';
import { request as secure } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isAppError } from '@smokejumper/contracts';

/**
 * Every address of a host that may be reached. Throws AppError `policy_denied` for a host that may not; each message
 * goes to exactly the addresses that were judged.
 */
export type ResolveHost = (target: { host: string; port: number }) => Promise<readonly string[]>;

export interface HttpRequest {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT';
  url: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface HttpAnswer {
  status: number;
  headers: Record<string, string>;
  /** The beginning of the body. */
  text: string;
}

/** Asks once, and follows no redirect: a 3xx is an answer. Throws NoAnswer, or the reason of an abort. */
export type Http = (request: HttpRequest, seam: { signal: AbortSignal }) => Promise<HttpAnswer>;

/** Nothing came back: refused, broken off, too slow, or not allowed (`denied`) to be asked at all. */
export class NoAnswer extends Error {
  readonly denied: boolean;

  constructor(message: string, denied: boolean) {
    super(message);
    this.denied = denied;
  }
}

const longestAnswer = 1_000_000;

export function createHttp(deps: { resolve: ResolveHost; timeoutMs: number }): Http {
  return async (request, { signal }) => {
    const limit = AbortSignal.timeout(deps.timeoutMs);
    try {
      const addresses = await judge(deps.resolve, request.url);
      return await ask(request, addresses, AbortSignal.any([signal, limit]));
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof NoAnswer) throw error;
      if (limit.aborted) throw new NoAnswer(`did not answer within ${deps.timeoutMs / 1_000} s`, false);
      throw new NoAnswer(error instanceof Error ? error.message || error.name : String(error), false);
    }
  };
}

async function judge(resolve: ResolveHost, address: string): Promise<readonly string[]> {
  const url = URL.parse(address);
  if (url === null || !/^https?:$/.test(url.protocol)) throw new NoAnswer('is not an http or https address', true);
  const port = Number(url.port) || (url.protocol === 'https:' ? 443 : 80);
  try {
    return await resolve({ host: url.hostname.replace(/^\[(.*)\]$/, '$1'), port });
  } catch (error) {
    if (isAppError(error, 'policy_denied')) throw new NoAnswer(error.message, true);
    throw error;
  }
}

function ask(request: HttpRequest, addresses: readonly string[], signal: AbortSignal): Promise<HttpAnswer> {
  const url = new URL(request.url);
  const headers = {
    'user-agent': 'Smokejumper',
    ...request.headers,
    ...(request.body === undefined ? {} : { 'content-length': String(Buffer.byteLength(request.body)) }),
  };
  const { promise, resolve, reject } = Promise.withResolvers<HttpAnswer>();
  const open = url.protocol === 'https:' ? secure : plain;
  // A connection of its own: one kept open might lead where this host no longer does.
  const sent = open(url, { method: request.method, headers, agent: false, lookup: pinned(addresses), signal });
  sent.on('error', reject);
  sent.on('response', (answer) => {
    const parts: Buffer[] = [];
    let size = 0;
    const done = () =>
      resolve({
        status: answer.statusCode ?? 0,
        headers: Object.fromEntries(Object.entries(answer.headers).map(([name, value]) => [name, String(value)])),
        text: Buffer.concat(parts).toString('utf8'),
      });
    answer.on('data', (part: Buffer) => {
      parts.push(part);
      size += part.length;
      if (size < longestAnswer) return;
      done();
      sent.destroy();
    });
    answer.on('end', done);
    answer.on('error', reject);
  });
  sent.end(request.body);
  return promise;
}

/** A look-up that answers only what was judged. */
export function pinned(addresses: readonly string[]): LookupFunction {
  const found = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  return (host, options, callback) => {
    const [first] = found;
    if (!first) callback(new Error(`${host} has no address`), []);
    else if (options.all === true) callback(null, found);
    else callback(null, first.address, first.family);
  };
}
