import { createVerify, generateKeyPairSync } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Heard {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string;
  json: Record<string, unknown>;
  /** When it came, as `performance.now()` tells. */
  at: number;
}

export interface Reply {
  status: number;
  headers?: Record<string, string>;
  body?: unknown;
}

export interface Server {
  url: string;
  heard: Heard[];
  close(): Promise<void>;
}

/** A server that keeps what it hears and answers what `reply` says; null: it never answers. */
export async function serve(reply: (heard: Heard) => Reply | null): Promise<Server> {
  const heard: Heard[] = [];
  const server = http.createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts).toString('utf8');
      const one: Heard = {
        method: request.method ?? '',
        path: request.url ?? '',
        headers: request.headers as Record<string, string>,
        body,
        json: body.startsWith('{') ? JSON.parse(body) : {},
        at: performance.now(),
      };
      heard.push(one);
      const said = reply(one);
      if (said === null) return;
      response.writeHead(said.status, { 'content-type': 'application/json', ...said.headers });
      response.end(typeof said.body === 'string' ? said.body : JSON.stringify(said.body ?? {}));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
export const privateKey = keys.privateKey.export({ type: 'pkcs1', format: 'pem' }).toString();

interface Check {
  id: number;
  name: string;
  head_sha: string;
  external_id: string;
  status: string;
  conclusion?: string;
  [key: string]: unknown;
}

export interface FakeGitHub extends Server {
  checks: Check[];
  comments: { id: number; body: string }[];
  statuses: Record<string, unknown>[];
  /** How often a token of the installation was handed out. */
  issued(): number;
  /** Tokens handed out so far are worth nothing any more. */
  expireTokens(): void;
  /** The next request is answered so instead. */
  next(reply: Reply): void;
}

/** GitHub as far as checks, comments and statuses of `acme/shop` go, with installation 7 of App 12. */
export async function serveGitHub(): Promise<FakeGitHub> {
  const checks: Check[] = [];
  const comments: { id: number; body: string }[] = [];
  const statuses: Record<string, unknown>[] = [];
  const once: Reply[] = [];
  let issued = 0;
  let oldest = 1;
  const isTokenGood = (heard: Heard) =>
    Number(/^Bearer ghs_(\d+)$/.exec(heard.headers.authorization ?? '')?.[1]) >= oldest;

  const server = await serve((heard) => {
    const planned = once.shift();
    if (planned) return planned;
    const route = `${heard.method} ${heard.path.replace(/\?.*/, '').replace(/\/\d+$/, '/:id')}`;
    if (route === 'GET /repos/acme/shop/installation') return isApp(heard) ? { status: 200, body: { id: 7 } } : no(401);
    if (heard.path === '/app/installations/7/access_tokens') {
      if (!isApp(heard)) return no(401);
      issued += 1;
      const expires_at = new Date(Date.now() + 3_600_000).toISOString();
      return { status: 201, body: { token: `ghs_${issued}`, expires_at } };
    }
    if (heard.headers.authorization !== 'Bearer pat' && !isTokenGood(heard)) return no(401);
    switch (route) {
      case 'POST /repos/acme/shop/check-runs':
        return createCheck(checks, heard);
      case 'PATCH /repos/acme/shop/check-runs/:id': {
        const check = checks.find(({ id }) => heard.path.endsWith(`/${id}`));
        if (!check) return no(404);
        Object.assign(check, heard.json);
        return { status: 200, body: check };
      }
      case 'GET /repos/acme/shop/commits/abcdef0/check-runs':
        return { status: 200, body: { total_count: checks.length, check_runs: checks } };
      case 'GET /repos/acme/shop/commits/abcdef0/pulls':
        return { status: 200, body: [{ number: 5, state: 'open' }] };
      case 'GET /repos/acme/shop/issues/5/comments':
        return { status: 200, body: comments };
      case 'POST /repos/acme/shop/issues/5/comments':
        comments.push({ id: comments.length + 1, body: String(heard.json.body) });
        return { status: 201, body: comments.at(-1) };
      case 'PATCH /repos/acme/shop/issues/comments/:id': {
        const comment = comments.find(({ id }) => heard.path.endsWith(`/${id}`));
        if (!comment) return no(404);
        comment.body = String(heard.json.body);
        return { status: 200, body: comment };
      }
      case 'POST /repos/acme/shop/statuses/abcdef0':
        statuses.push(heard.json);
        return { status: 201, body: {} };
      default:
        return no(404);
    }
  });
  return {
    ...server,
    checks,
    comments,
    statuses,
    issued: () => issued,
    expireTokens: () => {
      oldest = issued + 1;
    },
    next: (reply) => once.push(reply),
  };
}

function createCheck(checks: Check[], heard: Heard): Reply {
  const { name, head_sha } = heard.json;
  if (!name || !head_sha) return no(422);
  const check = { ...heard.json, id: 100 + checks.length } as Check;
  checks.push(check);
  return { status: 201, body: check };
}

function isApp(heard: Heard): boolean {
  const [head = '', claims = '', signature = ''] = (heard.headers.authorization ?? '')
    .replace('Bearer ', '')
    .split('.');
  const good = createVerify('RSA-SHA256').update(`${head}.${claims}`).verify(keys.publicKey, signature, 'base64url');
  if (!good) return false;
  const { iss, iat, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  const now = Date.now() / 1_000;
  return iss === '12' && iat <= now && exp > now && exp - iat <= 600;
}

function no(status: number): Reply {
  return { status, body: { message: 'no' } };
}
