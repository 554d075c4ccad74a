import { createSign } from 'node:crypto';
import type { SendContext } from '../context.ts';
import type { HttpAnswer } from '../http.ts';
import { isGood, jsonOf } from '../results.ts';

/** An answer of GitHub's that ends the try: what was asked is not to be had. */
export class GitHubRefusal extends Error {
  readonly answer: HttpAnswer;

  constructor(answer: HttpAnswer) {
    super(`GitHub answered ${answer.status}`);
    this.answer = answer;
  }
}

type Method = 'GET' | 'POST' | 'PATCH';

/** Asks GitHub's API as an installation of an App, or with a token. */
export interface GitHub {
  /** Throws GitHubRefusal for what is not 2xx, NoAnswer when nothing comes back. */
  ask(method: Method, path: string, body?: object): Promise<unknown>;
}

interface App {
  appId: string;
  privateKey: string;
  installationId?: number | undefined;
  apiUrl: string;
}

/** A token is not used in its last minute. */
const marginMs = 60_000;

/** GitHub with a fixed token. */
export function gitHubWithToken(ctx: SendContext, input: { apiUrl: string; token: string }): GitHub {
  return {
    async ask(method, path, body) {
      return bodyOf(await send(ctx, { ...input, method, path, body }));
    },
  };
}

/**
 * GitHub as the installation of an App that may write to a repository. Its token is kept until it expires; one that
 * is refused before that is replaced once.
 */
export function gitHubAsApp(ctx: SendContext, input: { app: App; repository: string }): GitHub {
  const { app, repository } = input;
  const key = `${app.apiUrl} ${app.appId} ${app.installationId ?? repository}`;
  const token = async (): Promise<string> => {
    for (;;) {
      const asked = ctx.tokens.get(key);
      const kept = await asked?.catch(() => null);
      if (kept && kept.until - marginMs > ctx.now().getTime()) return kept.token;
      // Whoever comes while a new one is asked for waits for the same one.
      if (ctx.tokens.get(key) !== asked) continue;
      const fresh = newToken(ctx, { app, repository });
      ctx.tokens.set(key, fresh);
      return (await fresh).token;
    }
  };
  const refuse = async (refused: string): Promise<void> => {
    const asked = ctx.tokens.get(key);
    const kept = await asked?.catch(() => null);
    if (kept?.token === refused && ctx.tokens.get(key) === asked) ctx.tokens.delete(key);
  };
  return {
    async ask(method, path, body) {
      const { apiUrl } = app;
      const used = await token();
      const first = await send(ctx, { apiUrl, token: used, method, path, body });
      if (first.status !== 401) return bodyOf(first);
      await refuse(used);
      return bodyOf(await send(ctx, { apiUrl, token: await token(), method, path, body }));
    },
  };
}

async function newToken(
  ctx: SendContext,
  { app, repository }: { app: App; repository: string },
): Promise<{ token: string; until: number }> {
  const { apiUrl } = app;
  const jwt = appToken(app, ctx.now());
  const asApp = (method: Method, path: string) => send(ctx, { apiUrl, token: jwt, method, path, body: undefined });
  let id = app.installationId;
  if (id === undefined) {
    id = Number((bodyOf(await asApp('GET', `/repos/${repository}/installation`)) as { id?: number }).id);
  }
  const made = bodyOf(await asApp('POST', `/app/installations/${id}/access_tokens`)) as Record<string, string>;
  return { token: String(made.token), until: Date.parse(String(made.expires_at)) };
}

/** What an App proves itself with, for nine minutes; begun a minute ago, should the clocks differ. */
export function appToken(app: { appId: string; privateKey: string }, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1_000);
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = { iat: seconds - 60, exp: seconds + 540, iss: app.appId };
  const signed = `${part({ alg: 'RS256', typ: 'JWT' })}.${part(claims)}`;
  return `${signed}.${createSign('RSA-SHA256').update(signed).sign(app.privateKey, 'base64url')}`;
}

function send(
  ctx: SendContext,
  input: { apiUrl: string; token: string; method: Method; path: string; body: object | undefined },
): Promise<HttpAnswer> {
  return ctx.http(
    {
      method: input.method,
      url: `${input.apiUrl.replace(/\/+$/, '')}${input.path}`,
      headers: {
        accept: 'application/vnd.github+json',
        authorization: `Bearer ${input.token}`,
        'x-github-api-version': '2026-03-10',
        ...(input.body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
    },
    ctx,
  );
}

function bodyOf(answer: HttpAnswer): unknown {
  if (!isGood(answer)) throw new GitHubRefusal(answer);
  return answer.text.startsWith('[') ? JSON.parse(answer.text) : jsonOf(answer);
}
