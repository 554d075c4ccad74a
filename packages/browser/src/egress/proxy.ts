import { lookup as systemLookup } from 'node:dns/promises';
import http from 'node:http';
import net, { type AddressInfo, type LookupFunction } from 'node:net';
import type { Duplex } from 'node:stream';
import { type EgressPolicy, normaliseHost } from './policy.ts';

/** Why a request never reached its host. */
export interface EgressFailure {
  kind: 'blocked' | 'dns' | 'refused' | 'timeout' | 'unreachable' | 'broken';
  host: string;
  port: number;
  /** One phrase, without the kind. */
  reason: string;
}

/** Answers every address of a host. */
export type Resolve = (host: string) => Promise<readonly string[]>;

export interface EgressProxy {
  /** `http://127.0.0.1:<port>` */
  url: string;
  /** The last failure for a host and port, if any. */
  failureFor(host: string, port: number): EgressFailure | null;
  /** Ends every connection; resolves when the port is free. */
  close(): Promise<void>;
}

interface Route {
  host: string;
  port: number;
  lookup: LookupFunction;
}

class EgressRefusal extends Error {
  readonly failure: EgressFailure;
  constructor(failure: EgressFailure) {
    super(failure.reason);
    this.failure = failure;
  }
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

/** All addresses of a name; names under `localhost` mean this machine, whatever the resolver thinks. */
export const resolveHost: Resolve = async (host) => {
  if (host === 'localhost' || host.endsWith('.localhost')) return ['127.0.0.1', '::1'];
  const found = await systemLookup(host, { all: true });
  return found.map((entry) => entry.address);
};

async function findRoute(
  rules: { policy: EgressPolicy; resolve: Resolve; ownPort: number },
  rawHost: string,
  port: number,
): Promise<Route> {
  const host = normaliseHost(rawHost);
  const at = { host: host ?? rawHost, port };
  if (host === null) throw new EgressRefusal({ kind: 'blocked', ...at, reason: `${rawHost} is not a host name` });
  const byName = rules.policy.judgeName(host);
  if (byName?.allowed === false) throw new EgressRefusal({ kind: 'blocked', ...at, reason: byName.reason });
  const addresses = net.isIP(host) ? [host] : await resolveOrRefuse(rules.resolve, at);
  const judgement = rules.policy.judge({ host, port, addresses });
  if (!judgement.allowed) throw new EgressRefusal({ kind: 'blocked', ...at, reason: judgement.reason });
  if (port === rules.ownPort && addresses.some((address) => net.isIP(address) && isLoopback(address))) {
    throw new EgressRefusal({ kind: 'blocked', ...at, reason: 'the egress proxy does not call itself' });
  }
  return { host, port, lookup: pinned(addresses) };
}

async function resolveOrRefuse(resolve: Resolve, at: { host: string; port: number }): Promise<readonly string[]> {
  try {
    const addresses = await resolve(at.host);
    if (addresses.length > 0) return addresses;
  } catch {
    // The reason below says all that the resolver's error would.
  }
  throw new EgressRefusal({ kind: 'dns', ...at, reason: `the name ${at.host} does not resolve` });
}

function pinned(addresses: readonly string[]): LookupFunction {
  const all = addresses.map((address) => ({ address, family: net.isIP(address) }));
  return (_host, options, callback) => {
    if (options.all) callback(null, all);
    else callback(null, all[0]!.address, all[0]!.family);
  };
}

function isLoopback(address: string): boolean {
  return address.startsWith('127.') || address === '::1' || address.includes('ffff:7f') || address.includes(':127.');
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
    socket.end('HTTP/1.1 502 Bad Gateway\r\ncontent-length: 0\r\n\r\n');
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

function asFailure(error: unknown, rawHost: string, port: number): EgressFailure {
  if (error instanceof EgressRefusal) return error.failure;
  const host = normaliseHost(rawHost) ?? rawHost;
  const code = codeOf(error);
  const at = { host, port };
  if (code === 'ECONNREFUSED') return { kind: 'refused', ...at, reason: `${host}:${port} refuses connections` };
  if (code === 'ETIMEDOUT') return { kind: 'timeout', ...at, reason: `${host}:${port} does not accept connections` };
  if (code === 'ECONNRESET' || code === 'EPIPE' || code.startsWith('HPE_')) {
    return { kind: 'broken', ...at, reason: `${host}:${port} broke off before it answered (${code})` };
  }
  return { kind: 'unreachable', ...at, reason: `${host}:${port} cannot be reached (${code})` };
}

function codeOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return codeOf(error.errors[0]);
  const code = (error as { code?: unknown }).code;
  return typeof code === 'string' ? code : 'unknown';
}
