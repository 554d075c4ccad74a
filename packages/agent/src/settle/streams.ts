import type { BrowserContext, Page, Request, WebSocket } from 'playwright';

/** What is open into a page and may bring something at any time without being asked. */
export interface Streams {
  open(page: Page): boolean;
  /** A request that the page keeps open, as it turned out. */
  keep(request: Request): void;
  close(): void;
}

/**
 * Whether the server answers a request only when there is something to tell: a stream of events, or by its protocol
 * (Engine.IO, which socket.io speaks) the poll of a connection that stands.
 */
export function isHeld(request: Request): boolean {
  if (request.resourceType() === 'eventsource') return true;
  const url = request.url();
  return request.method() === 'GET' && ['EIO=', 'transport=polling', 'sid='].every((part) => url.includes(part));
}

export function watchStreams(context: BrowserContext): Streams {
  const open = new Set<Request | WebSocket>();
  const onRequest = (request: Request) => {
    if (isHeld(request)) open.add(request);
  };
  const onEnd = (request: Request) => {
    open.delete(request);
  };
  const onPage = (page: Page) => {
    page.on('websocket', (socket) => {
      open.add(socket);
      const gone = () => open.delete(socket);
      socket.on('close', gone);
      page.once('close', gone);
    });
  };
  context.pages().forEach(onPage);
  context.on('request', onRequest);
  context.on('requestfinished', onEnd);
  context.on('requestfailed', onEnd);
  context.on('page', onPage);
  return {
    open: (page) => open.size > 0 || page.workers().length > 0,
    keep: (request) => open.add(request),
    close() {
      context.off('request', onRequest);
      context.off('requestfinished', onEnd);
      context.off('requestfailed', onEnd);
      context.off('page', onPage);
    },
  };
}
