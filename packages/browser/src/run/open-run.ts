import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError, type ArtifactKind, type Log, type NetworkRecord, type Recording } from '@smokejumper/contracts';
import type { Browser, BrowserContext } from 'playwright';
import type { EgressFailure } from '../egress/failure.ts';
import { createEgressPolicy, type EgressSettings } from '../egress/policy.ts';
import { startEgressProxy } from '../egress/proxy.ts';
import { createRedactor, type Redactor } from '../redact/redactor.ts';
import { createCamera } from './camera.ts';
import { maskSelector } from './mask.ts';
import { createPageSessions, type SessionOf } from './page-session.ts';
import { type Ear, failureText, listen } from './recording.ts';
import { guardSchemes } from './schemes.ts';
import { picture, takeScreenshot, takeStill } from './screenshot.ts';
import { startTrace, type Tracer } from './trace.ts';

export interface RunOptions {
  /** Folder for what the run leaves behind; made if absent, removed by nobody here. */
  artifactsDir: string;
  baseUrl?: string | undefined;
  viewport?: { width: number; height: number } | null | undefined;
  /** BCP 47, e.g. `en-GB`. */
  locale?: string | null | undefined;
  /** IANA name, e.g. `Europe/Berlin`. */
  timezone?: string | null | undefined;
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
    policy: createEgressPolicy(ctx.egress),
    onFailure: (failure) => {
      if (failure.kind === 'blocked') blocked.push(failure);
      ctx.log.debug({ host: failure.host, port: failure.port, kind: failure.kind }, 'a request did not get out');
    },
  });
  let context: BrowserContext | null = null;
  try {
    await mkdir(options.artifactsDir, { recursive: true });
    context = await ctx.browser.newContext({
      ...(options.baseUrl === undefined ? {} : { baseURL: options.baseUrl }),
      ...(options.locale ? { locale: options.locale } : {}),
      ...(options.timezone ? { timezoneId: options.timezone } : {}),
      viewport: options.viewport ?? defaultViewport,
      proxy: { server: proxy.url, bypass: '<-loopback>' },
    });
    const ear = listen(ctx, { context, proxy, folder: options.artifactsDir, redactor });
    const sessionOf = createPageSessions(context);
    guardSchemes(ctx, { context, ear, sessionOf });
    const tracer = options.trace ? await startTrace(ctx, { context, folder: options.artifactsDir, redactor }) : null;
    signal?.throwIfAborted();
    return assemble(ctx, { options, context, proxy, ear, blocked, redactor, tracer, sessionOf });
  } catch (cause) {
    await context?.close().catch(() => {});
    await proxy.close();
    if (signal?.aborted) throw signal.reason;
    throw new AppError('unavailable', 'The browser could not open a new context', { cause });
  }
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
    const trace = (await parts.tracer?.stop()) ?? null;
    await within(ear.settled(), closeTimeoutMs);
    const logs = await writeLogs(options.artifactsDir, ear, parts.blocked);
    const files = ear.downloads.flatMap((download) => (download.path === null ? [] : [download.path]));
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

async function writeLogs(folder: string, ear: Ear, blocked: readonly EgressFailure[]): Promise<ArtifactFile[]> {
  const consolePath = join(folder, 'console.json');
  const networkPath = join(folder, 'network.json');
  await writeFile(consolePath, `${JSON.stringify({ lines: ear.console, pageErrors: ear.pageErrors }, null, 2)}\n`);
  await writeFile(networkPath, `${JSON.stringify(withBlocked(ear.network, blocked), null, 2)}\n`);
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
