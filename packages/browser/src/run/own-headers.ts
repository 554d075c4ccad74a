import type { Log } from '@smokejumper/contracts';
import type { Browser } from 'playwright';
import { createChallenge } from './challenge.ts';

export interface OwnHeaders {
  /** The only origin they are sent to. */
  origin: string;
  headers: Readonly<Record<string, string>>;
  basicAuth: { username: string; password: string } | null;
}

/** True when there is something to send, which takes a browser of its own. */
export function hasOwnHeaders(own: OwnHeaders | null | undefined): own is OwnHeaders {
  return !!own && (own.basicAuth !== null || Object.keys(own.headers).length > 0);
}

/**
 * Adds headers to all that a browser asks of one origin: pages, popups, frames and workers alike. It is told at the
 * browser, where each hop of a redirect is asked anew; Playwright's routing takes them along to another origin.
 */
export async function sendOwnHeaders(
  ctx: { log: Log },
  { browser, own, proxyUrl }: { browser: Browser; own: OwnHeaders; proxyUrl: string },
): Promise<void> {
  const session = await browser.newBrowserCDPSession();
  const { origin, basicAuth } = own;
  const goesWithout = basicAuth === null ? null : createChallenge({ session, basicAuth, proxyUrl });
  session.on('Fetch.requestPaused', (paused) => {
    const { requestId, request } = paused;
    const stop = (err: unknown): Promise<unknown> => {
      ctx.log.debug({ err }, 'a request went without its headers');
      return session.send('Fetch.failRequest', { requestId, errorReason: 'Failed' });
    };
    const pass = async (): Promise<void> => {
      const ours = new URL(request.url).origin === origin;
      const without = ours && (await goesWithout?.(paused, own.headers)) === true;
      const headers = ours ? { headers: withOwn(request.headers, without ? { ...own, basicAuth: null } : own) } : {};
      await session.send('Fetch.continueRequest', { requestId, ...headers });
    };
    pass()
      .catch(stop)
      .catch(() => {});
  });
  await session.send('Fetch.enable', {
    patterns: [{ urlPattern: `${origin}/*` }],
    handleAuthRequests: goesWithout !== null,
  });
}

// The site's own word on who asks wins: a page that sends a token of its own must not lose it.
function withOwn(
  asked: Readonly<Record<string, string>>,
  { headers, basicAuth }: OwnHeaders,
): { name: string; value: string }[] {
  const all = new Map(Object.entries(asked).map(([name, value]) => [name.toLowerCase(), { name, value }]));
  const add = (name: string, value: string): void => {
    const key = name.toLowerCase();
    if (key !== 'authorization' || !all.has(key)) all.set(key, { name, value });
  };
  for (const [name, value] of Object.entries(headers)) add(name, value);
  if (basicAuth !== null) add('Authorization', `Basic ${credentialsOf(basicAuth)}`);
  return [...all.values()];
}

/** User name and password as a header carries them. */
export function credentialsOf({ username, password }: { username: string; password: string }): string {
  return Buffer.from(`${username}:${password}`, 'utf8').toString('base64');
}
