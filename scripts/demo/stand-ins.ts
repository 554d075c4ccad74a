import { generateKeyPairSync, verify } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';

/** A check as the stand-in for GitHub would show it. */
export interface ShownCheck {
  sha: string;
  name: string;
  status: string;
  conclusion: string | null;
  title: string;
}

/** Stand-ins for GitHub, Slack and a receiver of webhooks, on one loopback port. */
export interface StandIns {
  url: string;
  /** Of the GitHub App that the demo pretends to have installed. */
  app: { appId: string; privateKey: string };
  checks: readonly ShownCheck[];
  slack: readonly string[];
  webhooks: readonly string[];
  /** What verifies the webhooks, once the channel is made. */
  useSecret(secret: string): void;
  stop(): Promise<void>;
}

/** Prints who does or hears what. */
export type Say = (who: string, what: string) => void;

/** What a request came to: a status and a body. */
type Answer = readonly [number, object | string];
interface Asked {
  route: string;
  headers: http.IncomingHttpHeaders;
  body: string;
}

export async function startStandIns(say: Say): Promise<StandIns> {
  const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const checks: ShownCheck[] = [];
  const slack: string[] = [];
  const webhooks: string[] = [];
  let secret: string | null = null;
  const github = createGitHub({ checks, say, isApp: (jwt) => isSigned(jwt, keys.publicKey) });
  const answer = (asked: Asked): Answer => {
    if (asked.route === 'POST /slack') {
      const { text = '' } = jsonOf(asked.body) as { text?: string };
      slack.push(text);
      say('Slack', text);
      return [200, 'ok'];
    }
    if (asked.route !== 'POST /webhook') return github(asked);
    const { type = '', data } = jsonOf(asked.body) as WebhookBody;
    const good = secret !== null && isVerified(secret, asked);
    if (good) webhooks.push(type);
    const { from, to } = data?.change ?? {};
    say('webhook', `${type}: ${from ?? 'never run'} → ${to}, signature ${good ? 'verified' : 'WRONG'}`);
    return [good ? 204 : 401, ''];
  };
  const server = http.createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const route = `${request.method} ${(request.url ?? '').replace(/\?.*/, '')}`;
      const [status, body] = answer({ route, headers: request.headers, body: Buffer.concat(parts).toString('utf8') });
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(status === 204 ? undefined : typeof body === 'string' ? body : JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    app: { appId: '12', privateKey: keys.privateKey.export({ type: 'pkcs1', format: 'pem' }).toString() },
    checks,
    slack,
    webhooks,
    useSecret: (value) => {
      secret = value;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

interface WebhookBody {
  type?: string;
  data?: { change?: { from: string | null; to: string } | null };
}

/** GitHub's Checks API as far as one App and its checks go. */
function createGitHub(deps: { checks: ShownCheck[]; say: Say; isApp(jwt: string): boolean }): (asked: Asked) => Answer {
  const { checks, say } = deps;
  const token = 'ghs_demo';
  const show = (check: ShownCheck, body: Record<string, unknown>): void => {
    const before = `${check.status} ${check.title}`;
    check.status = String(body.status);
    check.conclusion = (body.conclusion as string | undefined) ?? null;
    check.title = String((body.output as { title?: string } | undefined)?.title ?? '');
    if (before === `${check.status} ${check.title}`) return;
    const state = check.conclusion === null ? check.status : `${check.status}: ${check.conclusion}`;
    say('GitHub', `check “${check.name}” on ${check.sha.slice(0, 7)}  ${state}  (${check.title})`);
  };
  return ({ route, headers, body }) => {
    const bearer = (headers.authorization ?? '').replace('Bearer ', '');
    if (/^POST \/github\/app\/installations\/\d+\/access_tokens$/.test(route)) {
      if (!deps.isApp(bearer)) return [401, { message: 'A JSON web token could not be decoded' }];
      return [201, { token, expires_at: new Date(Date.now() + 3_600_000).toISOString() }];
    }
    if (bearer !== token) return [401, { message: 'Bad credentials' }];
    if (/^POST .*\/check-runs$/.test(route)) {
      const said = jsonOf(body) as Record<string, unknown>;
      const check = { sha: String(said.head_sha), name: String(said.name), status: '', conclusion: null, title: '' };
      checks.push(check);
      show(check, said);
      return [201, { id: checks.length }];
    }
    const known = checks[Number(/^PATCH .*\/check-runs\/(\d+)$/.exec(route)?.[1]) - 1];
    if (known) {
      show(known, jsonOf(body) as Record<string, unknown>);
      return [200, {}];
    }
    if (/^GET .*\/check-runs$/.test(route)) return [200, { total_count: 0, check_runs: [] }];
    return [404, { message: 'Not Found' }];
  };
}

function isSigned(jwt: string, key: Parameters<typeof verify>[2]): boolean {
  const [head, claims, signature = ''] = jwt.split('.');
  return verify('RSA-SHA256', Buffer.from(`${head}.${claims}`), key, Buffer.from(signature, 'base64url'));
}

function isVerified(secret: string, asked: Asked): boolean {
  try {
    new Webhook(secret).verify(asked.body, asked.headers as Record<string, string>);
    return true;
  } catch {
    return false;
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
