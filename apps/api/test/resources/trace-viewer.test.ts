import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { findChromium, launchBrowser } from '@smokejumper/browser';
import { type ArtifactWithLinks, silentLog } from '@smokejumper/contracts';
import type { Browser, Frame } from 'playwright';
import { openChromium } from '../../../../packages/browser/test/open-chromium.ts';
import { buildTraceViewer, checkTraceOrigin } from '../../src/trace-viewer.ts';
import { type Harness, startApi } from '../harness.ts';
import { workOf } from '../work.ts';

let api: Harness;
let viewer: Awaited<ReturnType<typeof buildTraceViewer>>;
let browser: Browser;
let executablePath: string;
let [apiUrl, traceUrl] = ['', ''];
before(async () => {
  api = await startApi({ publicUrl: () => apiUrl, traceUrl: () => traceUrl });
  apiUrl = await api.app.listen({ host: '127.0.0.1', port: 0 });
  viewer = await buildTraceViewer({ apiUrl: () => apiUrl });
  traceUrl = (await viewer.listen({ host: '127.0.0.1', port: 0 })).replace('127.0.0.1', 'localhost');
  executablePath = (await findChromium({ explicit: process.env.SMOKEJUMPER_CHROMIUM })).path;
  browser = await openChromium();
});
after(async () => {
  await browser.close();
  await viewer.close();
  await api.close();
});

/** The trace of a click on a page that would like to run something where its trace is looked at. */
async function recordTrace(folder: string): Promise<string> {
  const attack = "parent.attacked = self.attacked = top.attacked = 'yes'";
  const page = `<!doctype html><h1>Hostile shop</h1><button onclick="this.textContent = 'Pressed'">Press</button>
    <script>${attack}</script><img src="/none" onerror="${attack}"><svg onload="${attack}"></svg>
    <iframe srcdoc="<script>${attack}</script>"></iframe><a href="javascript:${attack}">x</a>`;
  const site = http.createServer((_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end(page),
  );
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const egress = { allowPrivate: 'all', alwaysAllow: [] } as const;
  const host = await launchBrowser({ log: silentLog }, { executablePath, headless: true, egress });
  try {
    const run = await host.openRun({ artifactsDir: folder, trace: true, secrets: [] });
    const tab = await run.context.newPage();
    await tab.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/`);
    await tab.getByRole('button', { name: 'Press' }).click();
    const trace = (await run.finish()).find((file) => file.kind === 'trace');
    await run.close();
    return trace?.path ?? assert.fail('there is no trace');
  } finally {
    await host.close();
    site.closeAllConnections();
    site.close();
  }
}

test('a trace opens in the viewer by its link, and what it holds reaches nothing of the API', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'smokejumper-trace-'));
  t.after(() => rm(folder, { recursive: true }));
  const us = await api.tenant('us');
  const run = await us.run(await us.flow(), await us.environment());
  const work = workOf(api.system);
  const claimed = await work.claim();
  const key = `${us.workspaceId}/${run.id}/trace`;
  const bytes = await api.store.putFile(key, await recordTrace(folder));
  await work.record(claimed, 0, [{ kind: 'trace', step: null, key, contentType: 'application/zip', bytes }]);
  await work.finish(claimed);
  const { data } = await us.get<{ data: ArtifactWithLinks[] }>(`${run.url}/artifacts`);
  const viewerUrl = data[0]?.viewerUrl ?? '';
  assert.ok(viewerUrl.startsWith(`${traceUrl}/?trace=`));

  const context = await browser.newContext();
  t.after(() => context.close());
  await context.addCookies([{ name: 'session', value: 'hush', url: apiUrl, sameSite: 'Lax' }]);
  const page = await context.newPage();
  await page.goto(viewerUrl);
  const click = page.getByText('Click').first();
  await click.waitFor();
  await click.click();
  const shown = page.frameLocator('iframe[name=snapshot]').first();
  await shown.getByText('Hostile shop').waitFor();

  const inTrace = page.frames().find((frame) => frame.url().includes('/snapshot/'));
  assert.ok(inTrace);
  assert.match(await inTrace.evaluate(() => document.body.textContent ?? ''), /Hostile shop/);
  const nothing = { attacked: 'no', cookie: '', document: 'refused', health: 'refused' };
  for (const frame of [page.mainFrame(), inTrace]) assert.deepEqual(await reach(frame), nothing);
  assert.deepEqual(await context.cookies(traceUrl), []);
});

/** What a script with all the power of a document there could read. */
function reach(frame: Frame) {
  return frame.evaluate(async (api) => {
    const read = (path: string) =>
      fetch(`${api}${path}`, { credentials: 'include' }).then(
        // The viewer's service worker answers for what it does not know, with 404.
        (answer) => (answer.ok ? 'read' : 'refused'),
        () => 'refused',
      );
    return {
      attacked: String(Reflect.get(globalThis, 'attacked') ?? 'no'),
      cookie: document.cookie,
      document: await read('/openapi.json'),
      health: await read('/healthz'),
    };
  }, apiUrl);
}

test('the viewer is served with nothing but its own files, and never from the API’s host', async () => {
  const answer = await viewer.inject('/');
  assert.match(String(answer.headers['content-security-policy']), /script-src 'self' 'sha256-/);
  assert.deepEqual([answer.headers['x-content-type-options'], answer.headers['set-cookie']], ['nosniff', undefined]);
  for (const url of ['/uiMode.html', '/../../../package.json', '/%2e%2e/%2e%2e/package.json', '/v1/flows', '/none']) {
    assert.ok([403, 404].includes((await viewer.inject(url)).statusCode), url);
  }
  assert.throws(() => checkTraceOrigin({ traceUrl: 'http://x.example:81', apiUrl: 'http://x.example' }), {
    code: 'not_configured',
  });
  checkTraceOrigin({ traceUrl, apiUrl });
});
