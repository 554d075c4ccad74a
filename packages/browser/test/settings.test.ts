import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import test, { type TestContext } from 'node:test';
import yauzl from 'yauzl';
import { eventually, openHost, openTestRun, serve, temporaryFolder } from './fixtures.ts';

const canary = 'bypass-Can4ry/&+=';
const password = 'preview-Passw0rd!';
/** By which a socket's key is answered (RFC 6455). */
const socketGuid = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';
const credentials = Buffer.from(`guest:${password}`).toString('base64');

interface Asked {
  url: string;
  bypass: string | undefined;
  authorization: string | undefined;
  agent: string | undefined;
}

/** A protected site, and a stranger's that it links to, frames, calls and redirects to; both note what they got. */
async function twoSites(t: TestContext) {
  const own: Asked[] = [];
  const strange: Asked[] = [];
  const noting =
    (list: Asked[], html: (path: string) => string) => (request: IncomingMessage, response: ServerResponse) => {
      const { authorization, 'user-agent': agent, 'x-bypass': bypass } = request.headers;
      list.push({ url: request.url ?? '', bypass: bypass as string | undefined, authorization, agent });
      const path = request.url ?? '';
      if (path === '/away') return response.writeHead(302, { location: `${there.byAddress}/landed` }).end();
      if (path === '/again') return response.writeHead(302, { location: '/' }).end();
      const type = path.endsWith('.js') ? 'text/javascript' : 'text/html; charset=utf-8';
      return response.writeHead(200, { 'content-type': type, 'access-control-allow-origin': '*' }).end(html(path));
    };
  const any = (list: Asked[], html: (path: string) => string) =>
    new Proxy({}, { get: () => noting(list, html) }) as Parameters<typeof serve>[1];
  const there = await serve(
    t,
    any(strange, (path) => (path === '/frame' ? `<iframe src="${here.url}/nested"></iframe>` : 'elsewhere')),
  );
  const here = await serve(
    t,
    any(own, (path) =>
      path === '/worker.js'
        ? "fetch('/from-worker')"
        : `<p>${canary}</p><a href="/popup" target="_blank">More</a><a id="out" href="${there.byAddress}/out">Out</a>
          <iframe src="${there.byAddress}/frame"></iframe><script>
          if (location.pathname === '/') { new Worker('/worker.js'); fetch('${there.byAddress}/api');
          fetch('/api', { headers: { authorization: 'Bearer own' } }); }</script>`,
    ),
  );
  return { here, there, own, strange };
}

test('headers and basic auth go to the run’s own origin from wherever it is asked, and nowhere else', async (t) => {
  const { here, there, own, strange } = await twoSites(t);
  const host = await openHost(t, { allowPrivate: 'all' });
  const folder = await temporaryFolder(t);
  const run = await openTestRun(t, host, {
    artifactsDir: folder,
    trace: true,
    baseUrl: `${here.url}/deep/path`,
    headers: { 'X-Bypass': canary },
    basicAuth: { username: 'guest', password },
    secrets: [canary, password, credentials],
  });
  const page = await run.context.newPage();
  await page.goto(here.url);
  await eventually(() => own.some(({ url }) => url === '/from-worker'), 'the worker asks');
  const popup = run.context.waitForEvent('page');
  await page.getByRole('link', { name: 'More' }).click();
  await (await popup).waitForLoadState();
  for (const path of ['/again', '/away']) await page.goto(here.url + path);
  await page.goto(`${there.byAddress}/direct`);
  await run.recording.screenshot({ step: 0 });
  const files = await run.finish();

  const wanted = ['/', '/api', '/worker.js', '/from-worker', '/nested', '/popup', '/again', '/away'];
  for (const path of wanted)
    assert.ok(
      own.some(({ url }) => url === path),
      `${path} was asked`,
    );
  assert.deepEqual([...new Set(own.map(({ bypass }) => bypass))], [canary]);
  const authorizations = new Map(own.map(({ url, authorization }) => [url, authorization]));
  assert.equal(authorizations.get('/api'), 'Bearer own', 'the page’s own word stays');
  authorizations.delete('/api');
  assert.deepEqual([...new Set(authorizations.values())], [`Basic ${credentials}`]);
  for (const path of ['/api', '/frame', '/landed', '/direct']) {
    assert.ok(
      strange.some(({ url }) => url === path),
      `${path} was asked elsewhere`,
    );
  }
  const leaked = strange.filter(({ bypass, authorization }) => bypass !== undefined || authorization !== undefined);
  assert.deepEqual(leaked, []);

  const trace = files.find(({ kind }) => kind === 'trace');
  assert.deepEqual(await holding(folder, trace!.path), [], 'no file shows a value');
  // A run beside it has none of it: the headers live in a browser of their own.
  own.length = 0;
  const other = await openTestRun(t, host);
  await (await other.context.newPage()).goto(`${here.url}/popup`);
  assert.deepEqual([own[0]?.bypass, own[0]?.authorization], [undefined, undefined]);
});

/** A site that notes who comes, and with `guards` lets nobody in without credentials, to its sockets neither. */
async function siteWithSocket(t: TestContext, guards: boolean) {
  const heard: string[] = [];
  const refuses = ({ headers, url }: IncomingMessage, what: string): boolean => {
    heard.push(`${what} ${url}: ${headers.authorization ?? 'nobody'}`);
    return guards && headers.authorization === undefined;
  };
  const asks = 'WWW-Authenticate: Basic realm="preview"';
  const server = createServer((request, response) => {
    if (refuses(request, 'GET')) response.writeHead(401, { 'www-authenticate': 'Basic realm="preview"' }).end();
    else response.writeHead(200, { 'content-type': 'text/html' }).end('<link rel="icon" href="data:,">');
  });
  server.on('upgrade', (request, socket) => {
    const refused = refuses(request, 'socket');
    const accept = createHash('sha1').update(`${request.headers['sec-websocket-key']}${socketGuid}`).digest('base64');
    if (refused) socket.end(`HTTP/1.1 401 No\r\n${asks}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`);
    else {
      const upgrade = 'Upgrade: websocket\r\nConnection: Upgrade';
      socket.write(`HTTP/1.1 101 Yes\r\n${upgrade}\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`);
    }
    t.after(() => socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(() => server.closeAllConnections());
  t.after(() => server.close());
  return { heard, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

test('where a site asks for basic auth, its sockets get it too, and those of others do not', async (t) => {
  const [own, other] = [await siteWithSocket(t, true), await siteWithSocket(t, false)];
  const host = await openHost(t, { allowPrivate: 'all' });
  const basicAuth = { username: 'guest', password };
  const run = await openTestRun(t, host, { baseUrl: own.url, basicAuth });
  const page = await run.context.newPage();
  assert.equal((await page.goto(`${own.url}/app/`))?.status(), 200);
  for (const { url } of [own, other]) {
    const ended = await page.evaluate(async (address) => {
      const socket = new WebSocket(`${address.replace('http', 'ws')}/live`);
      return new Promise<string>((resolve) => {
        socket.onopen = () => resolve('open');
        socket.onerror = () => resolve('refused');
      });
    }, url);
    assert.equal(ended, 'open');
  }
  assert.equal(own.heard.at(-1), `socket /live: Basic ${credentials}`);
  assert.deepEqual(other.heard, ['socket /live: nobody']);
  // A site that asks nobody gets them all the same, as before.
  const plain = await openTestRun(t, host, { baseUrl: other.url, basicAuth });
  await (await plain.context.newPage()).goto(other.url);
  assert.deepEqual(other.heard.slice(1), ['GET /: nobody', `GET /: Basic ${credentials}`]);
});

test('a script that is answered with a login of the browser’s gets its 401, and no box waits for somebody', async (t) => {
  const site = await serve(t, {
    '/': '<link rel="icon" href="data:,">',
    '/worker.js': (_request, response) =>
      response
        .writeHead(200, { 'content-type': 'text/javascript' })
        .end("fetch('/in').then((answer) => postMessage(answer.status))"),
    '/in': (_request, response) => response.writeHead(401, { 'www-authenticate': 'Basic realm="app"' }).end('no'),
  });
  const host = await openHost(t, { allowPrivate: 'all' });
  const wrong = { baseUrl: site.url, basicAuth: { username: 'guest', password } };
  for (const options of [{}, wrong]) {
    const page = await (await openTestRun(t, host, options)).context.newPage();
    await page.goto(site.url);
    const heard = await page.evaluate(async () => {
      const request = new XMLHttpRequest();
      request.open('POST', '/in', false);
      request.send('{}');
      const worker = new Worker('/worker.js');
      const told = new Promise<number>((resolve) => {
        worker.onmessage = ({ data }) => resolve(data);
      });
      return [(await fetch('/in')).status, request.status, await told];
    });
    assert.deepEqual(heard, [401, 401, 401]);
  }
});

/** Files, and members of the trace, that hold one of the values or its beginning. */
async function holding(folder: string, trace: string): Promise<string[]> {
  const found: [string, Buffer][] = [];
  const zip = await yauzl.openPromise(trace);
  for await (const entry of zip.eachEntry()) {
    found.push([entry.fileName, await buffer(await zip.openReadStreamPromise(entry))]);
  }
  zip.close();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.endsWith('.zip')) continue;
    found.push([entry.name, await readFile(join(entry.parentPath, entry.name))]);
  }
  const forms = ['Can4ry', 'Passw0rd', credentials, Buffer.from(canary).toString('base64').slice(0, 16)];
  return found.filter(([, data]) => forms.some((form) => data.includes(form))).map(([name]) => name);
}

test('locale, time zone, viewport, colour scheme and user agent are what the run says', async (t) => {
  const { here, own } = await twoSites(t);
  const host = await openHost(t, { allowPrivate: 'all' });
  const run = await openTestRun(t, host, {
    viewport: { width: 700, height: 500 },
    locale: 'de-AT',
    timezone: 'Asia/Tokyo',
    colorScheme: 'dark',
    userAgentSuffix: 'smokejumper/1.0',
  });
  const page = await run.context.newPage();
  await page.goto(here.url);
  const seen = await page.evaluate(() => ({
    width: innerWidth,
    language: navigator.language,
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    dark: matchMedia('(prefers-color-scheme: dark)').matches,
    agent: navigator.userAgent,
  }));
  const { agent, ...rest } = seen;
  assert.deepEqual(rest, { width: 700, language: 'de-AT', zone: 'Asia/Tokyo', dark: true });
  assert.match(agent, /^Mozilla\/5\.0 .*Chrome\/.* smokejumper\/1\.0$/);
  assert.equal(own[0]?.agent, agent);
});

test('a page goes to allowed origins only, by address, link and redirect, and what was stopped is recorded', async (t) => {
  const { here, there, strange } = await twoSites(t);
  const host = await openHost(t, { allowPrivate: 'all' });
  const run = await openTestRun(t, host, { baseUrl: here.url, allowedOrigins: ['https://*.shop.example'] });
  const page = await run.context.newPage();
  await page.goto(here.url);
  await eventually(() => strange.some(({ url }) => url === '/frame'), 'a frame of another origin is no navigation');
  const blocked = () =>
    run.recording.network().flatMap(({ failure, url }) => (failure?.startsWith('blocked') ? [url] : []));
  await assert.rejects(page.goto(`${there.byAddress}/direct`), /ERR_BLOCKED_BY_CLIENT/);
  await assert.rejects((await run.context.newPage()).goto(`${here.url}/away`), /ERR_BLOCKED_BY_CLIENT/);
  const linked = await run.context.newPage();
  await linked.goto(here.url);
  await linked.locator('#out').click();
  await eventually(() => blocked().length >= 3, 'all three are recorded');
  assert.deepEqual([...new Set(blocked())].sort(), [
    `${there.byAddress}/direct`,
    `${there.byAddress}/landed`,
    `${there.byAddress}/out`,
  ]);
  const [failure] = run.recording
    .network()
    .flatMap((record) => (record.failure?.startsWith('blocked') ? [record.failure] : []));
  assert.equal(failure, `blocked: ${there.byAddress} is outside the allowed origins`);
  assert.ok(!strange.some(({ url }) => ['/direct', '/landed', '/out'].includes(url)), 'nothing was asked');
});

test('a run without private hosts reaches none, whatever the others may', async (t) => {
  const { here, own } = await twoSites(t);
  const host = await openHost(t, { allowPrivate: 'all' });
  const run = await openTestRun(t, host, { allowPrivateHosts: false });
  const page = await run.context.newPage();
  await assert.rejects(page.goto(here.url));
  assert.deepEqual(own, []);
});

test('a run begins with the cookies, local storage and database that another has left', async (t) => {
  const site = await serve(t, {
    '/': `<script>
      document.cookie = 'session=42; path=/';
      localStorage.token = 'a-token-of-the-page';
      const open = indexedDB.open('auth', 1);
      open.onupgradeneeded = () => open.result.createObjectStore('kept');
      open.onsuccess = () => { const tx = open.result.transaction('kept', 'readwrite');
        tx.objectStore('kept').put('refresh', 'key'); tx.oncomplete = () => { document.title = 'done' } };
    </script>`,
    '/later': '<title>later</title>',
  });
  const host = await openHost(t, { allowPrivate: 'all' });
  const first = await openTestRun(t, host);
  const page = await first.context.newPage();
  await page.goto(site.url);
  await eventually(async () => (await page.title()) === 'done', 'everything is stored');
  const storageState = await first.storageState();
  const second = await openTestRun(t, host, { storageState });
  const later = await second.context.newPage();
  await later.goto(`${site.url}/later`);
  const kept = await later.evaluate(
    () =>
      new Promise((resolve) => {
        const open = indexedDB.open('auth', 1);
        open.onsuccess = () => {
          const got = open.result.transaction('kept').objectStore('kept').get('key');
          got.onsuccess = () => resolve([document.cookie, localStorage.token, got.result]);
        };
      }),
  );
  assert.deepEqual(kept, [`session=42`, 'a-token-of-the-page', 'refresh']);
});
