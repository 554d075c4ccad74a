import type { Browser, BrowserContextOptions } from 'playwright';
import type { OwnHeaders } from './own-headers.ts';

export interface RunOptions {
  /** Folder for what the run leaves behind; made if absent, removed by nobody here. */
  artifactsDir: string;
  /** Address of what is tested: its origin gets the headers, and is always allowed. */
  baseUrl?: string | undefined;
  /** Sent to the origin of `baseUrl` and to no other; with them the run gets a Chromium of its own. */
  headers?: Readonly<Record<string, string>> | undefined;
  /** Answered to the origin of `baseUrl` and to no other. */
  basicAuth?: { username: string; password: string } | null | undefined;
  /** Where its pages may go besides; null or absent: anywhere that the egress guard lets them. */
  allowedOrigins?: readonly string[] | null | undefined;
  /** False: no private host, whatever the host's egress settings allow. */
  allowPrivateHosts?: boolean | undefined;
  viewport?: { width: number; height: number } | null | undefined;
  /** BCP 47, e.g. `en-GB`. */
  locale?: string | null | undefined;
  /** IANA name, e.g. `Europe/Berlin`. */
  timezone?: string | null | undefined;
  colorScheme?: 'light' | 'dark' | null | undefined;
  /** Put after the browser's own user agent. */
  userAgentSuffix?: string | null | undefined;
  /** What `storageState` of an earlier run answered: the run begins signed in. */
  storageState?: string | null | undefined;
  /** Whether Playwright's trace is kept. */
  trace: boolean;
  /** Values that must not be seen in anything the run leaves behind. */
  secrets: readonly string[];
}

const defaultViewport = { width: 1280, height: 800 };

/** What only goes to the run's own origin; null without one. */
export function ownOf({ baseUrl, headers, basicAuth }: RunOptions): OwnHeaders | null {
  if (baseUrl === undefined) return null;
  return { origin: new URL(baseUrl).origin, headers: headers ?? {}, basicAuth: basicAuth ?? null };
}

/** What Playwright is told of them when it makes the context. */
export async function contextOptions(browser: Browser, options: RunOptions): Promise<BrowserContextOptions> {
  const { locale, timezone, colorScheme, userAgentSuffix, storageState } = options;
  return {
    viewport: options.viewport ?? defaultViewport,
    ...(locale ? { locale } : {}),
    ...(timezone ? { timezoneId: timezone } : {}),
    ...(colorScheme ? { colorScheme } : {}),
    ...(userAgentSuffix ? { userAgent: `${await userAgentOf(browser)} ${userAgentSuffix}` } : {}),
    ...(storageState ? { storageState: JSON.parse(storageState) as BrowserContextOptions['storageState'] } : {}),
  } as BrowserContextOptions;
}

async function userAgentOf(browser: Browser): Promise<string> {
  const session = await browser.newBrowserCDPSession();
  const { userAgent } = await session.send('Browser.getVersion');
  await session.detach();
  return userAgent;
}
