import type { BrowserContext, Page, Request, Response } from 'playwright';
import { createEnds, type Ends } from './ends.ts';
import { isHeld, watchStreams } from './streams.ts';

const answers = new Set(['document', 'xhr', 'fetch', 'script']);
/** A request that takes longer than this is one the page keeps open, not one an action waits for. */
export const longPollMs = 4_000;

/** Follows a context's requests, navigations and new pages, so that waiting knows what an action started. */
export interface Watch {
  /** A point in time to measure from. */
  mark(): number;
  /** Requests started since the mark that are still under way and worth waiting for. */
  pending(mark: number): number;
  /** Of the answers. */
  ends: Ends;
  /** Whether nothing can reach the page any more: no request under way, no socket, stream or poll, no worker. */
  idle(page: Page): boolean;
  /** Whether anything was asked of the network, or any document was opened, since the mark. */
  stirred(mark: number): boolean;
  /** Status of the main document of a page as last answered; null before any answer. */
  documentStatus(page: Page): number | null;
  /** How long the last document of a page asked to stay away, having been asked for too often; null if it did not. */
  turnedAwayMs(page: Page): number | null;
  /** Why the last document of a page did not load at all; null if it did. */
  documentFailure(page: Page): string | null;
  /** Pages opened since the mark, oldest first. */
  opened(mark: number): Page[];
  crashed(page: Page): boolean;
  close(): void;
}

interface Flight {
  order: number;
  at: number;
  key: string;
  /** Asks for a document of a page: never a request that is merely kept open. */
  opens: boolean;
}

export function watchContext(ctx: { now(): number }, context: BrowserContext): Watch {
  let order = 0;
  let lastStir = 0;
  const ends = createEnds(ctx);
  const flights = new Map<Request, Flight>();
  const streams = watchStreams(context);
  const patient = new Set<string>();
  const { answered, ...documents } = followDocuments();
  const failures = new WeakMap<Page, string>();
  const crashes = new WeakSet<Page>();
  const pages: { page: Page; order: number }[] = [];

  const onRequest = (request: Request) => {
    if (!answers.has(request.resourceType()) || isHeld(request)) return;
    order += 1;
    lastStir = order;
    flights.set(request, { order, at: ctx.now(), key: keyOf(request), opens: mainFramePage(request) !== null });
  };
  const onEnd = (request: Request) => {
    if (flights.delete(request)) ends.note();
  };
  const onFail = (request: Request) => {
    onEnd(request);
    const reason = request.failure()?.errorText ?? 'failed';
    const page = mainFramePage(request);
    if (page === null || reason.includes('ERR_ABORTED')) return;
    failures.set(page, `${request.url()} ${notLoaded(reason, documents.documentStatus(page))}`);
  };
  const onResponse = (response: Pick<Response, 'request' | 'status' | 'headers'>) => {
    const request = response.request();
    const page = mainFramePage(request);
    if (page === null) return;
    answered(page, response);
    failures.delete(page);
  };
  const onPage = (page: Page) => {
    order += 1;
    lastStir = order;
    pages.push({ page, order });
    watchPage(page);
  };
  const watchPage = (page: Page) => {
    page.on('crash', () => crashes.add(page));
    // A navigation that turned out to be a file leaves the page as it is, however long the file takes.
    page.on('download', (file) => forget(flights, file.url()));
    page.on('framenavigated', (frame) => {
      order += 1;
      if (frame.parentFrame() === null) lastStir = order;
    });
  };
  for (const page of context.pages()) watchPage(page);
  context.on('request', onRequest);
  context.on('requestfinished', onEnd);
  context.on('requestfailed', onFail);
  context.on('response', onResponse);
  context.on('page', onPage);

  return {
    mark: () => order,
    pending(mark) {
      let count = 0;
      for (const [request, flight] of flights) {
        if (ctx.now() - flight.at > longPollMs && !flight.opens) {
          patient.add(flight.key);
          streams.keep(request);
          flights.delete(request);
        } else if (flight.order > mark && (flight.opens || !patient.has(flight.key))) count += 1;
      }
      return count;
    },
    ends,
    idle: (page) => flights.size === 0 && !streams.open(page),
    stirred: (mark) => lastStir > mark,
    ...documents,
    documentFailure: (page) => failures.get(page) ?? null,
    opened: (mark) => pages.filter((entry) => entry.order > mark).map((entry) => entry.page),
    crashed: (page) => crashes.has(page),
    close() {
      streams.close();
      context.off('request', onRequest);
      context.off('requestfinished', onEnd);
      context.off('requestfailed', onFail);
      context.off('response', onResponse);
      context.off('page', onPage);
    },
  };
}

/** Why a document is not there, in words; the browser names no status where an error was answered with nothing to show. */
export function notLoaded(reason: string, status: number | null): string {
  const empty = reason.includes('ERR_HTTP_RESPONSE_CODE_FAILURE');
  return empty ? `answered ${status ?? 'an error'} with an empty page` : `did not load: ${reason}`;
}

function followDocuments() {
  const answers = new WeakMap<Page, { status: number; awayMs: number | null }>();
  return {
    answered(page: Page, response: Pick<Response, 'status' | 'headers'>) {
      const status = response.status();
      answers.set(page, { status, awayMs: status === 429 ? stayAwayMs(response.headers()) : null });
    },
    documentStatus: (page: Page) => answers.get(page)?.status ?? null,
    turnedAwayMs: (page: Page) => answers.get(page)?.awayMs ?? null,
  };
}

// In seconds, as `Retry-After` and the rate limit's reset say it; a moment where nothing is said.
function stayAwayMs(headers: Record<string, string>): number {
  const told = [headers['retry-after'], headers['ratelimit-reset']].map(Number).find((seconds) => seconds > 0);
  return Math.min(told ?? 5, 3_600) * 1_000;
}

function forget(flights: Map<Request, Flight>, url: string): void {
  for (const request of [...flights.keys()]) if (request.url() === url) flights.delete(request);
}

const keyOf = (request: Request) => `${request.method()} ${request.url().replace(/[?#].*$/, '')}`;

/** The page whose main document a request is for; null for any other request. */
function mainFramePage(request: Request): Page | null {
  try {
    if (!request.isNavigationRequest()) return null;
    const frame = request.frame();
    return frame.parentFrame() === null ? frame.page() : null;
  } catch {
    return null;
  }
}
