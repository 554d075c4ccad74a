import { AppError, type ArtifactKind, type Log, type Recording } from '@smokejumper/contracts';
import type { Browser, BrowserContext } from 'playwright';
import type { EgressFailure } from '../egress/failure.ts';
import type { EgressSettings } from '../egress/policy.ts';
import { cleanFile } from '../redact/clean-file.ts';
import { createRedactor, type Redactor } from '../redact/redactor.ts';
import { createCamera } from './camera.ts';
import { withBlocked, writeLogs } from './logs.ts';
import { maskSelector } from './mask.ts';
import type { SessionOf } from './page-session.ts';
import type { PageEvents } from './recording.ts';
import type { RunOptions } from './run-options.ts';
import { picture, takeScreenshot, takeStill } from './screenshot.ts';
import type { Tracer } from './trace.ts';

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

/** What a run is made of while it lasts. */
export interface RunParts {
  options: RunOptions;
  context: BrowserContext;
  proxy: { close(): Promise<void> };
  events: PageEvents;
  blocked: EgressFailure[];
  redactor: Redactor;
  tracer: Tracer | null;
  sessionOf: SessionOf;
}

/** The run as its user holds it: pictures on demand, and one end in which all files are cleaned and listed. */
export function createBrowserRun(ctx: RunContext, parts: RunParts): BrowserRun {
  const { context, events } = parts;
  const died = new AbortController();
  const onDisconnected = (): void => died.abort(new AppError('unavailable', 'The browser died'));
  ctx.browser.once('disconnected', onDisconnected);
  const pictures = createPictures(ctx, parts);
  const late: string[] = [];
  let finished: Promise<ArtifactFile[]> | null = null;
  let closed: Promise<void> | null = null;
  const close = async (): Promise<void> => {
    ctx.browser.off('disconnected', onDisconnected);
    const closing = context.close().catch(() => {});
    if (!(await within(closing, closeTimeoutMs))) ctx.onStuck();
    await parts.proxy.close();
  };
  return {
    context,
    died: died.signal,
    recording: {
      screenshot: pictures.screenshot,
      still: pictures.still,
      pageErrors: () => events.pageErrors,
      network: () => withBlocked(events.network, parts.blocked),
      downloads: () => events.downloads,
    },
    storageState: async () => JSON.stringify(await context.storageState({ indexedDB: true })),
    hide: (values) => void late.push(...values),
    finish: () => {
      finished ??= finish(parts, { late, shots: pictures.shots });
      return finished;
    },
    close: () => {
      closed ??= close();
      return closed;
    },
  };
}

/** What is seen of the run's pages; `shots` grows with each screenshot. */
function createPictures(
  ctx: RunContext,
  { options, context, events, sessionOf }: RunParts,
): Required<Pick<Recording, 'screenshot' | 'still'>> & { shots: readonly ArtifactFile[] } {
  const shots: ArtifactFile[] = [];
  const secretSelector = maskSelector(options.secrets);
  const camera = createCamera((shot) =>
    takeScreenshot({ log: ctx.log, sessionOf }, { ...shot, folder: options.artifactsDir, secretSelector }),
  );
  const pageAt = (tab: number | undefined) =>
    (tab === undefined ? undefined : context.pages()[tab]) ?? events.pages.at(-1);
  let asked = 0;
  return {
    shots,
    still: async ({ signal, tab }) => {
      const page = pageAt(tab);
      return page === undefined ? null : takeStill(ctx, { page, secretSelector, signal });
    },
    screenshot: async ({ step, signal, tab }) => {
      const page = pageAt(tab);
      if (page === undefined) return null;
      asked += 1;
      const name = step === null ? `run-${asked}` : `step-${String(step + 1).padStart(3, '0')}-${asked}`;
      const path = await camera({ page, name, signal });
      if (path !== null) shots.push({ kind: 'screenshot', path, contentType: picture.contentType, step });
      return path;
    },
  };
}

/** Ends the recording; `late` are secrets that were not known when it began. */
async function finish(
  parts: RunParts,
  { late, shots }: { late: readonly string[]; shots: readonly ArtifactFile[] },
): Promise<ArtifactFile[]> {
  const { options, events, blocked, tracer } = parts;
  const redactor = late.length === 0 ? parts.redactor : createRedactor([...options.secrets, ...late]);
  const trace = (await tracer?.stop(redactor)) ?? null;
  await within(events.settled(), closeTimeoutMs);
  const logs = await writeLogs(options.artifactsDir, { events, blocked, redactor });
  const files: string[] = [];
  for (const { path } of events.downloads) if (path !== null && (await cleanFile(path, redactor))) files.push(path);
  return [
    ...shots,
    ...files.map((path) => artifact('download', path, 'application/octet-stream')),
    artifact('console', logs.console, 'application/json'),
    artifact('network', logs.network, 'application/json'),
    ...(trace === null ? [] : [artifact('trace', trace, 'application/zip')]),
  ];
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
