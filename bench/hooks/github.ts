import { createVerify, generateKeyPairSync } from 'node:crypto';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** What a stand-in for GitHub saw of one check. */
export interface SeenCheck {
  id: number;
  repository: string;
  sha: string;
  externalId: string;
  /** When GitHub shows it, as `performance.now()` tells. */
  visibleAt: number;
  status: string;
  conclusion: string | null;
}

export interface FakeGitHub {
  url: string;
  privateKey: string;
  checks: SeenCheck[];
  /** Answers by status, and what went wrong on purpose. */
  answers: Map<number, number>;
  tokens: number;
  limited: number;
  close(): Promise<void>;
}

const appId = '12';
/** Real tokens live an hour; here so short that every installation needs several within the minute. */
const tokenMs = 85_000;
/** Points a minute of one installation, five for a write: what GitHub documents as its secondary limit. */
const pointsPerMinute = 900;
const hourly = 5_000;

interface Installation {
  points: { at: number; cost: number }[];
  used: number;
}

/**
 * GitHub as far as the checks of an App go: tokens of installations that expire, both of its rate limits, one failing
 * answer in a hundred, and answers that take 80 to 400 ms, all by `random`.
 */
export async function serveGitHub(random: () => number): Promise<FakeGitHub> {
  const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const tokens = new Map<string, { installation: number; until: number }>();
  const installations = new Map<number, Installation>();
  const state: Omit<FakeGitHub, 'url' | 'privateKey' | 'close'> = {
    checks: [],
    answers: new Map(),
    tokens: 0,
    limited: 0,
  };

  const answer = (response: ServerResponse, status: number, body: object, headers: Record<string, string> = {}) => {
    state.answers.set(status, (state.answers.get(status) ?? 0) + 1);
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers });
    response.end(JSON.stringify(body));
  };
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await jsonOf(request);
    await sleep(80 + 320 * random() ** 2);
    const path = (request.url ?? '').replace(/\?.*/, '');
    const bearer = (request.headers.authorization ?? '').replace('Bearer ', '');
    const asApp = /^\/app\/installations\/(\d+)\/access_tokens$/.exec(path);
    if (asApp) {
      if (!isApp(bearer, keys.publicKey))
        return answer(response, 401, { message: 'A JSON web token could not be decoded' });
      state.tokens += 1;
      const until = Date.now() + tokenMs;
      const token = `ghs_${state.tokens}`;
      tokens.set(token, { installation: Number(asApp[1]), until });
      return answer(response, 201, { token, expires_at: new Date(until).toISOString() });
    }
    const known = tokens.get(bearer);
    if (!known || known.until < Date.now()) return answer(response, 401, { message: 'Bad credentials' });
    const limit = charge(installations, known.installation, request.method === 'GET' ? 1 : 5);
    if (limit.retryAfter !== undefined) {
      state.limited += 1;
      return answer(
        response,
        403,
        { message: 'You have exceeded a secondary rate limit' },
        { 'retry-after': limit.retryAfter, ...limit.headers },
      );
    }
    if (random() < 0.01) return answer(response, 502, { message: 'Server Error' });
    const done = act(state.checks, `${request.method} ${path}`, body);
    return answer(response, done.status, done.body, limit.headers);
  };
  const server = http.createServer((request, response) => {
    handle(request, response).catch((error: unknown) => answer(response, 500, { message: String(error) }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(state, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    privateKey: keys.privateKey.export({ type: 'pkcs1', format: 'pem' }).toString(),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}

function act(checks: SeenCheck[], route: string, body: Record<string, unknown>): { status: number; body: object } {
  const created = /^POST \/repos\/([^/]+\/[^/]+)\/check-runs$/.exec(route);
  if (created) {
    if (!body.name || !body.head_sha) return { status: 422, body: { message: 'Invalid request.' } };
    const check = {
      id: checks.length + 1,
      repository: created[1]!,
      sha: String(body.head_sha),
      externalId: String(body.external_id),
      visibleAt: performance.now(),
      status: String(body.status),
      conclusion: (body.conclusion as string | undefined) ?? null,
    };
    checks.push(check);
    return { status: 201, body: { id: check.id } };
  }
  const changed = /^PATCH \/repos\/[^/]+\/[^/]+\/check-runs\/(\d+)$/.exec(route);
  const check = changed ? checks[Number(changed[1]) - 1] : undefined;
  if (check) {
    check.status = String(body.status);
    check.conclusion = (body.conclusion as string | undefined) ?? null;
    return { status: 200, body: { id: check.id } };
  }
  const listed = /^GET \/repos\/[^/]+\/[^/]+\/commits\/([0-9a-f]+)\/check-runs$/.exec(route);
  if (!listed) return { status: 404, body: { message: 'Not Found' } };
  const found = checks
    .filter(({ sha }) => sha === listed[1])
    .map(({ id, externalId }) => ({ id, external_id: externalId }));
  return { status: 200, body: { total_count: found.length, check_runs: found } };
}

function charge(installations: Map<number, Installation>, id: number, cost: number) {
  const now = Date.now();
  const one = installations.get(id) ?? { points: [], used: 0 };
  installations.set(id, one);
  one.points = one.points.filter(({ at }) => at > now - 60_000);
  const sum = one.points.reduce((all, point) => all + point.cost, 0);
  const headers = {
    'x-ratelimit-limit': String(hourly),
    'x-ratelimit-remaining': String(hourly - one.used),
    'x-ratelimit-reset': String(Math.ceil(now / 3_600_000) * 3_600),
  };
  if (sum + cost > pointsPerMinute) {
    return { headers, retryAfter: String(Math.ceil(((one.points[0]?.at ?? now) + 60_000 - now) / 1_000)) };
  }
  one.points.push({ at: now, cost });
  one.used += 1;
  return { headers, retryAfter: undefined };
}

function isApp(jwt: string, key: Parameters<ReturnType<typeof createVerify>['verify']>[0]): boolean {
  const [head = '', claims = '', signature = ''] = jwt.split('.');
  if (!createVerify('RSA-SHA256').update(`${head}.${claims}`).verify(key, signature, 'base64url')) return false;
  const { iss, iat, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, number | string>;
  const now = Date.now() / 1_000;
  return iss === appId && Number(iat) <= now && Number(exp) > now && Number(exp) - Number(iat) <= 600;
}

async function jsonOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = '';
  for await (const part of request.setEncoding('utf8')) text += part;
  return text === '' ? {} : (JSON.parse(text) as Record<string, unknown>);
}
