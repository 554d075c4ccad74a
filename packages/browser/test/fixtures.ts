import { mkdtemp, rm } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { silentLog } from '@smokejumper/contracts';
import { type BrowserHost, type EgressSettings, findChromium, launchBrowser, type RunOptions } from '../src/index.ts';

type Page = string | ((request: http.IncomingMessage, response: http.ServerResponse) => void);

/** A local web server: HTML by path. Counts what it was asked. */
export async function serve(t: TestContext, pages: Record<string, Page>) {
  const asked: string[] = [];
  const server = http.createServer((request, response) => {
    asked.push(request.url ?? '');
    const page = pages[(request.url ?? '').split('?')[0]!];
    if (typeof page === 'function') return page(request, response);
    if (page === undefined) return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
  });
  server.on('upgrade', (request, socket) => {
    asked.push(`upgrade ${request.url}`);
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  const port = (server.address() as AddressInfo).port;
  return { port, asked, url: `http://localhost:${port}`, byAddress: `http://127.0.0.1:${port}` };
}

export async function temporaryFolder(t: TestContext): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'smokejumper-test-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

export async function openHost(t: TestContext, egress: Partial<EgressSettings> = {}): Promise<BrowserHost> {
  const { path } = await findChromium({ explicit: process.env.SMOKEJUMPER_CHROMIUM });
  const host = await launchBrowser(
    { log: silentLog },
    { executablePath: path, headless: true, egress: { allowPrivate: 'none', alwaysAllow: [], ...egress } },
  );
  t.after(() => host.close());
  return host;
}

export async function openTestRun(t: TestContext, host: BrowserHost, options: Partial<RunOptions> = {}) {
  const artifactsDir = options.artifactsDir ?? (await temporaryFolder(t));
  const run = await host.openRun({ artifactsDir, trace: false, secrets: [], ...options });
  t.after(() => run.close());
  return run;
}

/** Asks until it is so; fails with the message after ten seconds. */
export async function eventually(what: () => boolean | Promise<boolean>, message: string): Promise<void> {
  const deadline = performance.now() + 10_000;
  while (!(await what())) {
    if (performance.now() > deadline) throw new Error(message);
    await new Promise((resolve) => setImmediate(resolve));
  }
}
