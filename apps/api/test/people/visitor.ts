import assert from 'node:assert/strict';
import type { Api } from '../../src/app.ts';
import type { Ask } from '../harness.ts';

type Injected = Awaited<ReturnType<Api['inject']>>;

/** A browser, as far as the API can tell: it keeps cookies and sends its origin with what changes something. */
export interface Visitor {
  cookies: Record<string, string>;
  /** The `Set-Cookie` lines of the last answer that had any. */
  setCookies: string[];
  ask(ask: Ask): Promise<Injected>;
  get<T>(url: string, status?: number): Promise<T>;
  post<T>(url: string, body?: unknown, status?: number): Promise<T>;
}

export function visitorOf(app: Api, options: { origin?: string } = {}): Visitor {
  const origin = options.origin ?? 'http://api.test';
  const visitor: Visitor = {
    cookies: {},
    setCookies: [],
    async ask({ method = 'GET', url, body, headers = {} }) {
      const cookie = cookieOf(visitor);
      const answer = await app.inject({
        method,
        url,
        headers: {
          ...(method === 'GET' ? {} : { origin }),
          ...(cookie === '' ? {} : { cookie }),
          ...headers,
        },
        ...(body === undefined ? {} : { payload: body as object }),
      });
      keep(visitor, answer);
      return answer;
    },
    get: async (url, status = 200) => expect(await visitor.ask({ url }), status),
    post: async (url, body, status = 201) => expect(await visitor.ask({ method: 'POST', url, body }), status),
  };
  return visitor;
}

/** The `Cookie` header it would send. */
export function cookieOf({ cookies }: Visitor): string {
  return Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
}

/** Somebody with an account, signed in, on a server that sends no mail. */
export async function signedUp(app: Api, email: string, name = 'Ada'): Promise<Visitor> {
  const visitor = visitorOf(app);
  await visitor.post('/auth/sign-up', { email, password, name }, 200);
  await visitor.post('/auth/sign-in', { email, password }, 200);
  return visitor;
}

export const password = 'correct horse battery';

function expect<T>(answer: Injected, status: number): T {
  assert.equal(answer.statusCode, status, answer.body);
  return answer.body === '' ? (undefined as T) : answer.json<T>();
}

function keep(visitor: Visitor, answer: Injected): void {
  const lines = [answer.headers['set-cookie'] ?? []].flat();
  if (lines.length > 0) visitor.setCookies = lines;
  for (const line of lines) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (value === '' || /max-age=0/i.test(line)) delete visitor.cookies[name];
    else visitor.cookies[name] = value;
  }
}
