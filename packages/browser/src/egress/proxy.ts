import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { normaliseHost } from '@smokejumper/addresses';
import { asFailure, type EgressFailure } from './failure.ts';
import type { EgressPolicy } from './policy.ts';
import { type Resolve, resolveHost } from './resolve.ts';
import { findRoute, type Route } from './route.ts';

export interface EgressProxy {
  /** `http://127.0.0.1:<port>` */
  url: string;
  /** The last failure for a host and port, if any. */
  failureFor(host: string, port: number): EgressFailure | null;
  /** Ends every connection; resolves when the port is free. */
  close(): Promise<void>;
}

const connectTimeoutMs = 15_000;
const hopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/**
 * A forward proxy on loopback, the browser's only way out. It resolves a name once, judges every address, and
 * dials exactly the addresses it judged, so that a second DNS answer cannot lead elsewhere.
 */
export async function startEgressProxy(options: {
  policy: EgressPolicy;
  resolve?: Resolve;
  onFailure?: (failure: EgressFailure) => void;
}): Promise<EgressProxy> {
  const failures = new Map<string, EgressFailure>();
  const sockets = new Set<Duplex>();
  const agent = new http.Agent({ keepAlive: true, maxSockets: 32 });
  const server = http.createServer({ maxHeaderSize: 128 * 1024, requestTimeout: 0, keepAliveTimeout: 60_000 });
  let ownPort = 0;

  const note = (failure: EgressFailure): void => {
    failures.set(`${failure.host}:${failure.port}`, failure);
    options.onFailure?.(failure);
  };
  const route = (host: string, port: number): Promise<Route> =>
    findRoute({ policy: options.policy, resolve: options.resolve ?? resolveHost, ownPort }, host, port);
  const track = (socket: Duplex): void => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
  };

  server.on('connection', track);
  server.on('clientError', (_error, socket) => socket.destroy());
  server.on('request', (request, response) => void forward({ request, response, agent, route, note }));
  server.on('connect', (request, socket, head) => void tunnel({ request, socket, head, route, note, track }));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  ownPort = (server.address() as AddressInfo).port;

  return {
    url: `http://127.0.0.1:${ownPort}`,
    failureFor: (host, port) => failures.get(`${normaliseHost(host) ?? host}:${port}`) ?? null,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      agent.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

type Note = (failure: EgressFailure) => void;
type FindRoute = (host: string, port: number) => Promise<Route>;

async function forward(input: {
  request: http.IncomingMessage;
  response: http.ServerResponse;
  agent: http.Agent;
  route: FindRoute;
  note: Note;
}): Promise<void> {
  const { request, response, note } = input;
  const url = URL.parse(request.url ?? '');
  if (url === null || url.protocol !== 'http:') {
    response.writeHead(400).end();
    return;
  }
  const port = Number(url.port || 80);
  try {
    const way = await input.route(url.hostname, port);
    relay({ ...input, way, path: `${url.pathname}${url.search}` });
  } catch (error) {
    note(asFailure(error, url.hostname, port));
    response.destroy();
  }
}

function relay(input: {
  request: http.IncomingMessage;
  response: http.ServerResponse;
  agent: http.Agent;
  way: Route;
  path: string;
  note: Note;
}): void {
  const { request, response, way, note } = input;
  const upstream = http.request({
    host: way.host,
    port: way.port,
    lookup: way.lookup,
    agent: input.agent,
    method: request.method ?? 'GET',
    path: input.path,
    headers: withoutHops(request.rawHeaders),
    setHost: false,
  });
  const timer = setTimeout(() => upstream.destroy(timeoutError()), connectTimeoutMs);
  upstream.on('socket', (socket) => {
    if (!socket.connecting) clearTimeout(timer);
    else socket.once('connect', () => clearTimeout(timer));
  });
  upstream.on('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.statusMessage, withoutHops(answer.rawHeaders));
    response.flushHeaders();
    answer.on('error', () => response.destroy());
    answer.pipe(response);
  });
  upstream.on('error', (error) => {
    clearTimeout(timer);
    if (!response.destroyed && !response.headersSent) note(asFailure(error, way.host, way.port));
    response.destroy();
  });
  response.on('close', () => {
    clearTimeout(timer);
    if (!response.writableFinished) upstream.destroy();
  });
  request.pipe(upstream);
}

async function tunnel(input: {
  request: http.IncomingMessage;
  socket: Duplex;
  head: Buffer;
  route: FindRoute;
  note: Note;
  track: (socket: Duplex) => void;
}): Promise<void> {
  const { socket } = input;
  const [, host = '', portText = ''] = /^(.*):(\d+)$/.exec(input.request.url ?? '') ?? [];
  const port = Number(portText);
  try {
    const way = await input.route(host, port);
    if (socket.destroyed) return;
    const upstream = net.connect({ host: way.host, port, lookup: way.lookup, autoSelectFamily: true });
    input.track(upstream);
    await connected(upstream);
    socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
    if (input.head.length > 0) upstream.write(input.head);
    upstream.pipe(socket);
    socket.pipe(upstream);
    socket.once('close', () => upstream.destroy());
    upstream.once('close', () => socket.destroy());
  } catch (error) {
    input.note(asFailure(error, host, port));
    // A client that takes this for the site's own answer can tell by the mark.
    socket.end('HTTP/1.1 502 Bad Gateway\r\nproxy-status: smokejumper-egress\r\ncontent-length: 0\r\n\r\n');
  }
}

function connected(socket: net.Socket): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => socket.destroy(timeoutError()), connectTimeoutMs);
    socket.once('connect', () => {
      clearTimeout(timer);
      resolve();
    });
    socket.once('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
  });
}

function withoutHops(raw: readonly string[]): string[] {
  const kept: string[] = [];
  for (let at = 0; at + 1 < raw.length; at += 2) {
    if (!hopByHop.has(raw[at]!.toLowerCase())) kept.push(raw[at]!, raw[at + 1]!);
  }
  return kept;
}

function timeoutError(): Error {
  return Object.assign(new Error('no connection in time'), { code: 'ETIMEDOUT' });
}
