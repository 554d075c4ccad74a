import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, BrowserContext, Page } from 'playwright';
import { openChromium } from '../../browser/test/open-chromium.ts';
import { openRefs, type Refs, type RefsOptions, type Snapshot, type SnapshotNode } from '../src/index.ts';

export const launch = openChromium;

export interface Stage {
  context: BrowserContext;
  page: Page;
  refs: Refs;
  /** What the page itself says it received. */
  got(page?: Page): Promise<string[]>;
  close(): Promise<void>;
}

export async function stage(browser: Browser, options: RefsOptions = {}): Promise<Stage> {
  const context = await browser.newContext();
  await context.addInitScript(() => {
    const log: string[] = [];
    Object.assign(globalThis, { log, got: (what: string) => log.push(what) });
  });
  const page = await context.newPage();
  const refs = openRefs(context, options);
  return {
    context,
    page,
    refs,
    got: (of = page) => of.evaluate(() => (globalThis as unknown as { log: string[] }).log),
    async close() {
      refs.close();
      await context.close();
    },
  };
}

/** The one node of a role and name; throws when it is not one. */
export function one(
  snapshot: Snapshot,
  role: string,
  name: string | RegExp,
  at?: number,
): SnapshotNode & { ref: string } {
  const found = snapshot.nodes.filter(
    (node) => node.role === role && (typeof name === 'string' ? node.name === name : name.test(node.name)),
  );
  const node = at === undefined && found.length === 1 ? found[0] : found[at ?? -1];
  if (!node?.ref) throw new Error(`${found.length} nodes are ${role} ${name}:\n${snapshot.text}`);
  return node as SnapshotNode & { ref: string };
}

export interface Site {
  /** The same pages under two names: two origins, and for Chromium two sites. */
  origin: string;
  other: string;
  close(): Promise<void>;
}

/** Serves pages from memory; `null` for an address that never answers. */
export async function serve(pages: (path: string) => string | null): Promise<Site> {
  const server: Server = createServer((request, response) => {
    const body = pages(request.url ?? '/');
    if (body === null) return;
    const type = request.url?.endsWith('.js') ? 'text/javascript' : 'text/html';
    response.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    other: `http://localhost:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
