import assert from 'node:assert/strict';
import test, { type TestContext } from 'node:test';
import { eventually, openHost, openTestRun, serve } from './fixtures.ts';

/** A site that may be reached by its name, and one on a private address that may not. */
async function twoSites(t: TestContext, attack: (target: string) => string) {
  const target = await serve(t, { '/secret': 'private', '/sw.js': 'private' });
  const where = `${target.byAddress}/secret`;
  const site = await serve(t, {
    '/': `<!doctype html><title>site</title>${attack(where)}`,
    '/redirect': (_request, response) => response.writeHead(302, { location: where }).end(),
    '/fine': 'fine',
  });
  const host = await openHost(t, { alwaysAllow: [`localhost:${site.port}`] });
  const run = await openTestRun(t, host);
  const page = await run.context.newPage();
  const blocked = () =>
    run.recording.network().some((record) => record.failure === 'blocked: 127.0.0.1 is a private address');
  return { site, target, run, page, blocked };
}

const attacks: [string, (target: string) => string][] = [
  ['an image', (url) => `<img src="${url}">`],
  ['an iframe', (url) => `<iframe src="${url}"></iframe>`],
  ['a script', (url) => `<script src="${url}"></script>`],
  ['fetch', (url) => `<script>fetch(${JSON.stringify(url)}, { mode: 'no-cors' }).catch(() => {})</script>`],
  ['a beacon', (url) => `<script>navigator.sendBeacon(${JSON.stringify(url)}, 'x')</script>`],
  ['a web socket', (url) => `<script>new WebSocket(${JSON.stringify(url.replace('http', 'ws'))})</script>`],
  ['an event source', (url) => `<script>new EventSource(${JSON.stringify(url)})</script>`],
  ['a popup', (url) => `<script>window.open(${JSON.stringify(url)})</script>`],
  ['a meta refresh', (url) => `<meta http-equiv="refresh" content="0;url=${url}">`],
  ['a change of location', (url) => `<script>location.href = ${JSON.stringify(url)}</script>`],
  ['a form', (url) => `<form method="post" action="${url}"></form><script>document.forms[0].submit()</script>`],
  ['a style sheet', (url) => `<link rel="stylesheet" href="${url}">`],
  ['a prefetch', (url) => `<link rel="prefetch" href="${url}">`],
  [
    'a worker',
    (url) =>
      `<script>new Worker(URL.createObjectURL(new Blob(["fetch('${url}',{mode:'no-cors'}).catch(()=>{})"])))</script>`,
  ],
  [
    'a number for an address',
    (url) => `<script>fetch(${JSON.stringify(url.replace('127.0.0.1', '2130706433'))}, { mode: 'no-cors' })</script>`,
  ],
];

for (const [name, attack] of attacks) {
  test(`${name} does not reach a private host`, async (t) => {
    const { site, target, page, blocked } = await twoSites(t, attack);
    await page.goto(site.url).catch(() => {});
    await eventually(blocked, 'the attempt is not recorded as blocked');
    assert.deepEqual(target.asked, []);
  });
}

test('a redirect does not lead to a private host', async (t) => {
  const { site, target, page, blocked } = await twoSites(t, () => '');
  await assert.rejects(page.goto(`${site.url}/redirect`));
  await eventually(blocked, 'the attempt is not recorded as blocked');
  assert.deepEqual(target.asked, []);
});

test('loopback is not reached around the proxy, and the allowed name is reached through it', async (t) => {
  const { site, target, page, run } = await twoSites(t, () => '');
  for (const closed of [target.byAddress, site.byAddress]) {
    const other = await run.context.newPage();
    await assert.rejects(other.goto(closed));
  }
  assert.deepEqual([target.asked, site.asked], [[], []]);
  const answer = await page.goto(`${site.url}/fine`);
  assert.equal(answer?.status(), 200);
});

test('files and browser pages are not opened', async (t) => {
  const { page, run } = await twoSites(t, () => '');
  await assert.rejects(page.goto('file:///etc/hostname'), /ERR_BLOCKED_BY_CLIENT/);
  await page.goto('chrome://version').catch(() => {});
  await eventually(() => page.url() === 'about:blank', 'the browser page stays open');
  const failures = run.recording.network().map((record) => record.failure);
  assert.ok(failures.includes('blocked: file: addresses are not opened'));
  assert.ok(failures.includes('blocked: chrome: addresses are not opened'));
});

test('a host that is away is told from one that is closed', async (t) => {
  const { run, page } = await twoSites(t, () => '');
  await assert.rejects(page.goto('http://nothing.invalid/'));
  const record = run.recording.network().find(({ url }) => url.startsWith('http://nothing.invalid'));
  assert.equal(record?.failure, 'dns: the name nothing.invalid does not resolve');
});

test('the browser itself asks for nothing while forms are filled', async (t) => {
  const form = '<form><input name="email" type="email"><input type="password" name="p"><button>Go</button></form>';
  const { site, run, page } = await twoSites(t, () => form);
  await page.goto(site.url);
  await page.fill('[name=email]', 'a@example.com');
  await page.fill('[name=p]', 'something');
  await page.goto(`${site.url}/fine`);
  await run.finish();
  const hosts = new Set(run.recording.network().map(({ url }) => new URL(url).host));
  assert.deepEqual([...hosts], [`localhost:${site.port}`]);
});
