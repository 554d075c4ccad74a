import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError, type ArtifactKind, type Log, type NetworkRecord, type Recording } from '@smokejumper/contracts';
import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright';
import type { EgressFailure } from '../egress/failure.ts';
import { createEgressPolicy, type EgressSettings } from '../egress/policy.ts';
import { startEgressProxy } from '../egress/proxy.ts';
import { cleanFile } from '../redact/clean-file.ts';
import { createRedactor, type Redactor } from '../redact/redactor.ts';
import { createCamera } from './camera.ts';
import { maskSelector } from './mask.ts';
import { hasOwnHeaders, type OwnHeaders, sendOwnHeaders } from './own-headers.ts';
import { createPageSessions, type SessionOf } from './page-session.ts';
import { type Ear, failureText, listen } from './recording.ts';
import { picture, takeScreenshot, takeStill } from './screenshot.ts';
import { startTrace, type Tracer } from './trace.ts';
import { guardPlaces, objectionTo } from './where.ts';

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

/** A file a run left behind. */
export interface ArtifactFile {
  kind: ArtifactKind;
  path: string;
  contentType: string;
  /** Index of the step it belongs to; null for the whole run. */
  step: number | null;
}

export interface BrowserRun {
  context: BrowserContext;
  recording: Recording;
  /** Aborted when the browser died under the run. */
  died: AbortSignal;
  /** Cookies, local storage and IndexedDB of all origins, as JSON: a secret. */
  storageState(): Promise<string>;
  /** Values that are secret too, known only now: nothing that `finish` writes shows them. */
  hide(values: readonly string[]): void;
  /** Ends the recording and lists all its files; safe to call when the browser is dead, and twice. */
  finish(): Promise<ArtifactFile[]>;
  /** Closes the context and the way out; safe to call twice. */
  close(): Promise<void>;
}

export interface RunContext {
  log: Log;
  /** Milliseconds, monotonic. */
  now: () => number;
  browser: Browser;
  egress: EgressSettings;
  /** Called when the context would not close, so that the browser is not trusted any more. */
  onStuck: () => void;
}

const closeTimeoutMs = 10_000;
const defaultViewport = { width: 1280, height: 800 };

/** Opens a fresh context with a way out of its own and a recording. Nothing stays open when it throws. */
export async function openRun(
  ctx: RunContext,
  options: RunOptions,
  { signal }: { signal?: AbortSignal | undefined } = {},
): Promise<BrowserRun> {
  signal?.throwIfAborted();
  const redactor = createRedactor(options.secrets);
  const blocked: EgressFailure[] = [];
  const proxy = await startEgressProxy({
    policy: createEgressPolicy(options.allowPrivateHosts === false ? publicOnly : ctx.egress),
    onFailure: (failure) => {
      if (failure.kind === 'blocked') blocked.push(failure);
      ctx.log.debug({ host: failure.host, port: failure.port, kind: failure.kind }, 'a request did not get out');
    },
  });
  let context: BrowserContext | null = null;
  try {
    await mkdir(options.artifactsDir, { recursive: true });
    const own = ownOf(options);
    if (hasOwnHeaders(own)) await sendOwnHeaders(ctx, { browser: ctx.browser, own, proxyUrl: proxy.url });
    context = await ctx.browser.newContext({
      ...(await contextOptions(ctx.browser, options)),
      proxy: { server: proxy.url, bypass: '<-loopback>' },
    });
    const ear = listen(ctx, { context, proxy, folder: options.artifactsDir, redactor });
    const sessionOf = createPageSessions(context);
    const allowedOrigins = options.allowedOrigins ?? null;
    const objection = objectionTo({ own: own?.origin, allowedOrigins });
    guardPlaces(ctx, { context, ear, sessionOf, objection, documents: allowedOrigins !== null });
    const tracer = options.trace ? await startTrace(ctx, { context, folder: options.artifactsDir }) : null;
    signal?.throwIfAborted();
    return assemble(ctx, { options, context, proxy, ear, blocked, redactor, tracer, sessionOf });
  } catch (cause) {
    await context?.close().catch(() => {});
    await proxy.close();
    if (signal?.aborted) throw signal.reason;
    throw new AppError('unavailable', 'The browser could not open a new context', { cause });
  }
}

/** No private host at all. */
const publicOnly: EgressSettings = { allowPrivate: 'none', alwaysAllow: [] };

/** What only goes to the run's own origin; null without one. */
export function ownOf({ baseUrl, headers, basicAuth }: RunOptions): OwnHeaders | null {
  if (baseUrl === undefined) return null;
  return { origin: new URL(baseUrl).origin, headers: headers ?? {}, basicAuth: basicAuth ?? null };
}

async function contextOptions(browser: Browser, options: RunOptions): Promise<BrowserContextOptions> {
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

interface Parts {
  options: RunOptions;
  context: BrowserContext;
  proxy: { close(): Promise<void> };
  ear: Ear;
  blocked: EgressFailure[];
  redactor: Redactor;
  tracer: Tracer | null;
  sessionOf: SessionOf;
}

function assemble(ctx: RunContext, parts: Parts): BrowserRun {
  const { context, ear, options } = parts;
  const shots: ArtifactFile[] = [];
  const secretSelector = maskSelector(options.secrets);
  const died = new AbortController();
  const onDisconnected = (): void => died.abort(new AppError('unavailable', 'The browser died'));
  ctx.browser.once('disconnected', onDisconnected);
  let finished: Promise<ArtifactFile[]> | null = null;
  let closed: Promise<void> | null = null;

  const late: string[] = [];
  let asked = 0;
  const camera = createCamera((shot) =>
    takeScreenshot(
      { log: ctx.log, sessionOf: parts.sessionOf },
      { ...shot, folder: options.artifactsDir, secretSelector },
    ),
  );
  const pageAt = (tab: number | undefined) =>
    (tab === undefined ? undefined : context.pages()[tab]) ?? ear.pages.at(-1);
  const still: Recording['still'] = async ({ signal, tab }) => {
    const page = pageAt(tab);
    return page === undefined ? null : takeStill(ctx, { page, secretSelector, signal });
  };
  const screenshot: Recording['screenshot'] = async ({ step, signal, tab }) => {
    const page = pageAt(tab);
    if (page === undefined) return null;
    asked += 1;
    const name = step === null ? `run-${asked}` : `step-${String(step + 1).padStart(3, '0')}-${asked}`;
    const path = await camera({ page, name, signal });
    if (path !== null) shots.push({ kind: 'screenshot', path, contentType: picture.contentType, step });
    return path;
  };
  const finish = async (): Promise<ArtifactFile[]> => {
    const redactor = late.length === 0 ? parts.redactor : createRedactor([...options.secrets, ...late]);
    const trace = (await parts.tracer?.stop(redactor)) ?? null;
    await within(ear.settled(), closeTimeoutMs);
    const logs = await writeLogs(options.artifactsDir, { ear, blocked: parts.blocked, redactor });
    const files: string[] = [];
    for (const { path } of ear.downloads) if (path !== null && (await cleanFile(path, redactor))) files.push(path);
    return [
      ...shots,
      ...files.map((path) => artifact('download', path, 'application/octet-stream')),
      ...logs,
      ...(trace === null ? [] : [artifact('trace', trace, 'application/zip')]),
    ];
  };
  const close = async (): Promise<void> => {
    ctx.browser.off('disconnected', onDisconnected);
    if (
      !(await within(
        context.close().catch(() => {}),
        closeTimeoutMs,
      ))
    )
      ctx.onStuck();
    await parts.proxy.close();
  };

  return {
    context,
    died: died.signal,
    recording: {
      screenshot,
      still,
      pageErrors: () => ear.pageErrors,
      network: () => withBlocked(ear.network, parts.blocked),
      downloads: () => ear.downloads,
    },
    storageState: async () => JSON.stringify(await context.storageState({ indexedDB: true })),
    hide: (values) => void late.push(...values),
    finish: () => {
      finished ??= finish();
      return finished;
    },
    close: () => {
      closed ??= close();
      return closed;
    },
  };
}

// A socket or preconnect that was turned away has no request of its own to stand for it.
function withBlocked(network: readonly NetworkRecord[], blocked: readonly EgressFailure[]): NetworkRecord[] {
  const seen = new Set(network.map((record) => record.failure));
  const extra = [...new Map(blocked.map((failure) => [failureText(failure), failure])).entries()]
    .filter(([text]) => !seen.has(text))
    .map(([text, { host, port }]) => ({
      method: 'CONNECT',
      url: `${port === 443 ? 'https' : 'http'}://${host.includes(':') ? `[${host}]` : host}:${port}/`,
      status: null,
      resourceType: 'other',
      failure: text,
      startedAt: 0,
      finishedAt: 0,
    }));
  return [...network, ...extra];
}

async function writeLogs(
  folder: string,
  { ear, blocked, redactor }: Pick<Parts, 'ear' | 'blocked' | 'redactor'>,
): Promise<ArtifactFile[]> {
  const consolePath = join(folder, 'console.json');
  const networkPath = join(folder, 'network.json');
  const written = (value: unknown): string => `${JSON.stringify(redactor.result(value), null, 2)}\n`;
  await writeFile(consolePath, written({ lines: ear.console, pageErrors: ear.pageErrors }));
  await writeFile(networkPath, written(withBlocked(ear.network, blocked)));
  return [artifact('console', consolePath, 'application/json'), artifact('network', networkPath, 'application/json')];
}

function artifact(kind: ArtifactKind, path: string, contentType: string): ArtifactFile {
  return { kind, path, contentType, step: null };
}

/** Whether the work ended in time. */
async function within(work: Promise<unknown>, ms: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), ms);
  });
  const inTime = await Promise.race([work.then(() => true as const), late]);
  clearTimeout(timer);
  return inTime;
}
