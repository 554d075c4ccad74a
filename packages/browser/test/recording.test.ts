import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import test, { type TestContext } from 'node:test';
import { eventually, openHost, openTestRun, serve, temporaryFolder } from './fixtures.ts';
import { members } from './zip.ts';

const canary = 'Can4ry<&"\' ü+/=%';

const formPage = `<!doctype html><h1>Sign in</h1>
  <form method="post" action="/echo"><input name="user"><input name="password" type="password"><button>Go</button></form>
  <p id="echo"></p><script>
    document.querySelector('[name=user]').addEventListener('input', (e) => {
      document.querySelector('#echo').textContent = 'You typed ' + e.target.value;
      console.log('typed ' + e.target.value);
    });
  </script>`;

async function secretSite(t: TestContext) {
  return serve(t, {
    '/': formPage,
    '/echo': (request, response) => {
      let body = '';
      request.on('data', (chunk) => {
        body += chunk;
      });
      request.on('end', () => {
        const value = new URLSearchParams(body).get('user') ?? '';
        const shown = value.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
        const inside = Buffer.from(JSON.stringify({ sub: value })).toString('base64');
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
        response.end(`<p>${shown}</p><script>const own = ${JSON.stringify(value)};
          fetch('/api?token=' + encodeURIComponent(own), { headers: { authorization: 'Bearer ${inside}' } });
          fetch('/api', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ own }) });
        </script>`);
      });
    },
    '/api': (_request, response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'),
  });
}

function traces(data: Buffer): string[] {
  const text = data.toString('utf8');
  return [
    canary,
    JSON.stringify(canary).slice(1, -1),
    encodeURIComponent(canary),
    new URLSearchParams({ v: canary }).toString().slice(2),
    canary.replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
    'Can4ry',
    Buffer.from(canary).toString('base64').slice(0, 16),
    Buffer.from(JSON.stringify({ sub: canary }))
      .toString('base64')
      .slice(16, 32),
  ].filter((form) => text.includes(form));
}

test('a typed secret stands in no file the run leaves behind, in no form', async (t) => {
  const site = await secretSite(t);
  const host = await openHost(t, { allowPrivate: 'all' });
  const folder = await temporaryFolder(t);
  const run = await openTestRun(t, host, { artifactsDir: folder, trace: true, secrets: [canary] });
  const page = await run.context.newPage();
  await page.goto(site.url);
  await page.getByRole('textbox').first().fill(canary);
  await page.locator('[name=password]').fill(canary);
  await run.recording.screenshot({ step: 0 });
  await page.getByRole('button').click();
  await eventually(() => site.asked.filter((url) => url.startsWith('/api')).length === 2, 'the page calls its API');
  await run.recording.screenshot({ step: 1 });
  const files = await run.finish();
  const trace = files.find((file) => file.kind === 'trace');
  assert.ok(trace, 'there is a trace');
  const inside = await members(trace.path);
  assert.ok(inside.length > 5, 'the trace is whole');
  for (const [name, data] of inside) assert.deepEqual(traces(data), [], `trace member ${name}`);
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of names.filter((each) => each.isFile() && !each.name.endsWith('.zip'))) {
    assert.deepEqual(traces(await readFile(join(entry.parentPath, entry.name))), [], entry.name);
  }
  assert.deepEqual(traces(Buffer.from(JSON.stringify([run.recording.network(), run.recording.pageErrors()]))), []);
});

test('every line of a cleaned trace is still JSON and still names members that are there', async (t) => {
  const site = await secretSite(t);
  const host = await openHost(t, { allowPrivate: 'all' });
  // A number that stands in every timestamp must not break the file.
  const run = await openTestRun(t, host, { trace: true, secrets: ['1234', '7', 'e'] });
  const page = await run.context.newPage();
  await page.goto(site.url);
  await page.fill('[name=password]', '7');
  const trace = (await run.finish()).find((file) => file.kind === 'trace');
  const inside = await members(trace!.path);
  const names = new Set(inside.map(([name]) => name));
  const lines = inside
    .filter(([name]) => /\.(trace|network)$/.test(name))
    .flatMap(([, data]) => data.toString().split('\n'));
  const parsed = lines.filter((line) => line !== '').map((line) => JSON.parse(line));
  assert.ok(parsed.some((event) => event.type === 'context-options'));
  const hashes = JSON.stringify(parsed).match(/"_?sha1":"([^"]+)"/g) ?? [];
  for (const found of hashes) {
    const name = found.slice(found.indexOf(':"') + 2, -1);
    assert.ok(names.has(`resources/${name}`), `${name} is in the archive`);
  }
});

test('what stands in a password field is in no trace even when it is no declared secret', async (t) => {
  const site = await secretSite(t);
  const host = await openHost(t, { allowPrivate: 'all' });
  const run = await openTestRun(t, host, { trace: true });
  const page = await run.context.newPage();
  await page.goto(site.url);
  await page.locator('[name=password]').evaluate((field) => {
    (field as HTMLInputElement).value = ['un', 'declared', '-pass'].join('');
  });
  await page.getByRole('heading').click();
  const trace = (await run.finish()).find((file) => file.kind === 'trace');
  const inside = await members(trace!.path);
  const held = inside.filter(([, data]) => data.includes('undeclared-pass')).map(([name]) => name);
  assert.deepEqual(held, []);
});

test('screenshots look the same whatever the secret is, and differ for what is no secret', async (t) => {
  const site = await serve(t, {
    '/': `<body style="font: 20px monospace"><input id="a"><p id="b">x</p><div id="c"></div>
      <iframe srcdoc="<p id=d>y</p>"></iframe><div id="shadow"></div>`,
  });
  const host = await openHost(t, { allowPrivate: 'all' });
  const picture = async (value: string, secrets: string[]): Promise<Buffer> => {
    const run = await openTestRun(t, host, { secrets });
    const page = await run.context.newPage();
    await page.goto(site.url);
    await page.evaluate((text) => {
      (document.querySelector('#a') as HTMLInputElement).value = text;
      document.querySelector('#b')!.textContent = text;
      document.querySelector('#c')!.innerHTML = `<b>${text.slice(0, 4)}</b><i>${text.slice(4)}</i>`;
      const frame = document.querySelector('iframe')!.contentDocument!;
      frame.querySelector('#d')!.textContent = text;
      document.querySelector('#shadow')!.attachShadow({ mode: 'open' }).innerHTML = `<p>${text}</p>`;
    }, value);
    const path = await run.recording.screenshot({ step: 0 });
    assert.ok(path, 'there is a screenshot');
    return readFile(path);
  };
  const [first, second] = [await picture('AAAABBBB', ['AAAABBBB']), await picture('CCCCDDDD', ['CCCCDDDD'])];
  assert.ok(first.equals(second), 'the pictures tell two secrets apart');
  const [plain, other] = [await picture('AAAABBBB', ['unseen']), await picture('CCCCDDDD', ['unseen'])];
  assert.ok(!plain.equals(other), 'the pictures show what is no secret');
});

test('a picture tells nothing of a password, whatever a page does to its field, and the page does not notice', async (t) => {
  const field = '<input type="password" autocomplete="current-password" style="transition: all 1s" value="VALUE">';
  const stubborn = '<input type="password" style="filter: none !important; background: none !important" value="VALUE">';
  const shadow = `<div><template shadowrootmode="open">${field}</template></div>`;
  const watch = `<script>window.seen = []; new MutationObserver((list) => seen.push(...list.map((one) => one.type)))
    .observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    addEventListener('transitionrun', (event) => seen.push(event.propertyName), true);</script>`;
  const pages = {
    '/plain': `${field}${watch}`,
    '/stubborn': stubborn,
    '/shadow': shadow,
    '/frame': `<iframe src="/plain?VALUE">`,
  };
  const site = await serve(
    t,
    Object.fromEntries(
      Object.entries(pages).map(([path, html]) => [
        path,
        (request: IncomingMessage, response: ServerResponse) =>
          response
            .writeHead(200, { 'content-type': 'text/html' })
            .end(html.replaceAll('VALUE', new URL(request.url!, 'http://x').search.slice(1))),
      ]),
    ),
  );
  const host = await openHost(t, { allowPrivate: 'all' });
  const run = await openTestRun(t, host);
  const page = await run.context.newPage();
  const picture = async (address: string): Promise<Buffer> => {
    await page.goto(address);
    const path = await run.recording.screenshot({ step: 0 });
    assert.ok(path, 'there is a screenshot');
    return readFile(path);
  };
  for (const path of Object.keys(pages)) {
    const [short, long] = [await picture(`${site.url}${path}?ab`), await picture(`${site.url}${path}?abcdefgh`)];
    assert.ok(short.equals(long), `the pictures of ${path} tell two passwords apart`);
  }
  await picture(`${site.url}/plain?ab`);
  assert.deepEqual(
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => done(Reflect.get(window, 'seen'))))),
    [],
  );
});

test('a still is a PNG that is the same for any password and any moment of an animation', async (t) => {
  const site = await serve(t, {
    '/': `<style>@keyframes turn { to { margin-left: 300px } } p { animation: turn 5s forwards }</style>
      <p>Moving</p><input type="password" autofocus>`,
  });
  const host = await openHost(t, { allowPrivate: 'all' });
  const run = await openTestRun(t, host);
  const page = await run.context.newPage();
  await page.goto(site.url);
  const first = await run.recording.still!({});
  await page.locator('input').fill('a long password');
  const second = await run.recording.still!({});
  assert.ok(first !== null && second !== null);
  assert.deepEqual([...first.subarray(1, 4)], [...Buffer.from('PNG')]);
  assert.ok(Buffer.from(first).equals(Buffer.from(second)));
});

test('uncaught errors, console errors, failed requests and documents become page errors', async (t) => {
  const site = await serve(t, {
    '/': `<script>console.error('boo'); setTimeout(() => { throw new TypeError('bad') }); fetch('/api')</script><img src="/no.png">`,
    '/api': (_request, response) => response.writeHead(500).end(),
    '/gone': (_request, response) => response.writeHead(404).end('gone'),
  });
  const host = await openHost(t, { allowPrivate: 'all' });
  const run = await openTestRun(t, host);
  const page = await run.context.newPage();
  await page.goto(site.url);
  await eventually(() => run.recording.pageErrors().length >= 3, 'the page itself has three errors');
  await page.goto(`${site.url}/gone`);
  await eventually(() => run.recording.pageErrors().length >= 4, 'there are four page errors');
  const errors = run.recording.pageErrors().map(({ kind, message, status }) => ({ kind, message, status }));
  const byKind = (kind: string) => errors.filter((error) => error.kind === kind);
  assert.deepEqual(byKind('uncaught'), [{ kind: 'uncaught', message: 'TypeError: bad', status: null }]);
  assert.deepEqual(byKind('console'), [{ kind: 'console', message: 'boo', status: null }]);
  assert.deepEqual(
    byKind('request').map((error) => error.status),
    [500],
  );
  assert.deepEqual(
    byKind('document').map((error) => error.status),
    [404],
  );
});

test('a download is kept under a safe name', async (t) => {
  const site = await serve(t, {
    '/': '<a href="/report" download>Report</a>',
    '/report': (_request, response) => {
      response.setHeader('content-disposition', 'attachment; filename="../../re port?.csv"');
      response.end('a,b');
    },
  });
  const host = await openHost(t, { allowPrivate: 'all' });
  const folder = await temporaryFolder(t);
  const run = await openTestRun(t, host, { artifactsDir: folder });
  const page = await run.context.newPage();
  await page.goto(site.url);
  await page.getByRole('link').click();
  await eventually(() => run.recording.downloads()[0]?.pending === false, 'the download is recorded');
  const [download] = run.recording.downloads();
  assert.equal(await readFile(download!.path!, 'utf8'), 'a,b');
  assert.ok(download!.path!.startsWith(join(folder, 'downloads')));
  assert.ok((await run.finish()).some((file) => file.kind === 'download' && file.path === download!.path));
});

test('viewport, locale and time zone are those of the run', async (t) => {
  const site = await serve(t, { '/': '<title>x</title>' });
  const host = await openHost(t, { allowPrivate: 'all' });
  const settings = { viewport: { width: 700, height: 500 }, locale: 'de-DE', timezone: 'Asia/Tokyo' };
  const run = await openTestRun(t, host, settings);
  const page = await run.context.newPage();
  await page.goto(site.url);
  const seen = await page.evaluate(() => ({
    width: innerWidth,
    language: navigator.language,
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  }));
  assert.deepEqual(seen, { width: 700, language: 'de-DE', zone: 'Asia/Tokyo' });
});
