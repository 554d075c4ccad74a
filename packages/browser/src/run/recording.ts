import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { DownloadRecord, Log, NetworkRecord, PageError } from '@smokejumper/contracts';
import type { BrowserContext, ConsoleMessage, Download, Page, Request, Response } from 'playwright';
import type { EgressFailure } from '../egress/failure.ts';
import type { EgressProxy } from '../egress/proxy.ts';
import type { Redactor } from '../redact/redactor.ts';
import { isPageError } from './page-error.ts';

/** A line a page wrote to its console. */
export interface ConsoleLine {
  type: string;
  text: string;
  url: string;
  /** Milliseconds since the recording began. */
  at: number;
}

/** All that is heard from a context's pages, secrets taken out. */
export interface PageEvents {
  pageErrors: PageError[];
  network: NetworkRecord[];
  downloads: DownloadRecord[];
  console: ConsoleLine[];
  /** The pages in the order they were opened, without the closed ones. */
  pages: Page[];
  /** Resolves when the downloads that began have ended. */
  settled(): Promise<void>;
}

const longestList = 5_000;
const longestText = 2_000;

/** Listens to a context before its first page exists. */
export function listen(
  ctx: { log: Log; now: () => number },
  input: { context: BrowserContext; proxy: Pick<EgressProxy, 'failureFor'>; folder: string; redactor: Redactor },
): PageEvents {
  const { context, redactor } = input;
  const began = ctx.now();
  const at = (): number => Math.round(ctx.now() - began);
  const clean = (text: string): string => redactor.text(text.slice(0, longestText));
  const records = new WeakMap<Request, NetworkRecord>();
  const pending = new Set<Promise<void>>();
  const events: PageEvents = {
    pageErrors: [],
    network: [],
    downloads: [],
    console: [],
    pages: [],
    settled: async () => {
      await Promise.all(pending);
    },
  };
  const add = <T>(list: T[], item: T): void => {
    if (list.length < longestList) list.push(item);
  };
  const error = (kind: PageError['kind'], message: string, url: string, status: number | null = null): void =>
    add(events.pageErrors, { kind, message: clean(message), url: clean(url), status });

  context.on('request', (request) => {
    const record: NetworkRecord = {
      method: request.method(),
      url: clean(request.url()),
      status: null,
      resourceType: request.resourceType(),
      failure: null,
      startedAt: at(),
      finishedAt: null,
    };
    records.set(request, record);
    add(events.network, record);
  });
  context.on('response', (response) => {
    const record = records.get(response.request());
    if (record) record.status = response.status();
    const kind = isPageError(response.request(), response.status());
    if (kind !== null) error(kind, describe(response), response.url(), response.status());
  });
  context.on('requestfinished', (request) => {
    const record = records.get(request);
    if (record) record.finishedAt = at();
  });
  context.on('requestfailed', (request) => {
    const failure = failureOf(request, input.proxy);
    const record = records.get(request);
    if (record) Object.assign(record, { failure: clean(failure), finishedAt: at() });
    const kind = failure.includes('ERR_ABORTED') ? null : isPageError(request, null);
    if (kind !== null) error(kind, `${request.method()} ${request.url()} failed: ${failure}`, request.url());
  });
  context.on('console', (message: ConsoleMessage) => {
    const line = { type: message.type(), text: clean(message.text()), url: clean(message.location().url), at: at() };
    add(events.console, line);
    // The browser's own line about a failed request repeats what the request already said.
    const repeats = message.text().startsWith('Failed to load resource:');
    if (message.type() === 'error' && !repeats) error('console', message.text(), message.location().url);
  });
  context.on('weberror', (problem) => {
    const thrown = problem.error();
    error(
      'uncaught',
      thrown.message === '' ? String(thrown) : `${thrown.name}: ${thrown.message}`,
      urlOf(problem.page()),
    );
  });
  const onDownload = hearDownloads(ctx, { events, folder: input.folder, clean, pending });
  context.on('page', (page) => {
    events.pages.push(page);
    page.on('close', () => events.pages.splice(events.pages.indexOf(page), 1));
    page.on('crash', () => error('crash', 'The page crashed', urlOf(page)));
    page.on('download', onDownload);
  });
  return events;
}

function hearDownloads(
  ctx: { log: Log },
  input: { events: PageEvents; folder: string; clean: (text: string) => string; pending: Set<Promise<void>> },
): (download: Download) => void {
  const { events, pending, clean } = input;
  const folder = join(input.folder, 'downloads');
  let count = 0;
  const keep = async (download: Download): Promise<void> => {
    count += 1;
    const filename = clean(download.suggestedFilename());
    const record: DownloadRecord = { filename, url: clean(download.url()), path: null, pending: true };
    events.downloads.push(record);
    try {
      await mkdir(folder, { recursive: true });
      const path = join(folder, `${String(count).padStart(2, '0')}-${safeName(filename)}`);
      await download.saveAs(path);
      record.path = path;
    } catch (err) {
      ctx.log.warn({ err, filename }, 'a download failed');
    }
    record.pending = false;
  };
  return (download) => {
    const kept = keep(download).finally(() => pending.delete(kept));
    pending.add(kept);
  };
}

/** A request that the egress guard turned away, in the words of `NetworkRecord.failure`. */
export function failureText(failure: EgressFailure): string {
  return `${failure.kind}: ${failure.reason}`;
}

function failureOf(request: Request, proxy: Pick<EgressProxy, 'failureFor'>): string {
  const said = request.failure()?.errorText ?? 'failed';
  const scheme = /^(file|ftp):/.exec(request.url())?.[1];
  if (scheme !== undefined) return `blocked: ${scheme}: addresses are not opened`;
  if (!/ERR_(EMPTY_RESPONSE|TUNNEL_CONNECTION_FAILED|CONNECTION_|SOCKET_|PROXY_)/.test(said)) return said;
  const url = URL.parse(request.url());
  if (url === null) return said;
  const known = proxy.failureFor(url.hostname, Number(url.port || (/^(https|wss):/.test(url.protocol) ? 443 : 80)));
  return known === null ? said : failureText(known);
}

function describe(response: Response): string {
  return `${response.request().method()} ${response.url()} answered ${response.status()} ${response.statusText()}`.trim();
}

function urlOf(page: Page | null): string {
  return page?.url() ?? '';
}

function safeName(name: string): string {
  const plain = name.replace(/[^\p{L}\p{N}._-]+/gu, '_').replace(/^\.+/, '');
  return plain.slice(-100) || 'file';
}
