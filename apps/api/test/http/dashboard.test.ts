import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { buildApp } from '../../src/app.ts';
import { type Harness, problemOf, startApi } from '../harness.ts';

const html = '<!doctype html><title>Dashboard</title>';
const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

let folder: string;
let api: Harness;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'smokejumper-build-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), html);
  await writeFile(join(folder, 'assets', 'index-4f2a.js'), 'export {};');
  await writeFile(join(folder, 'assets', 'index-4f2a.js.br'), 'packed');
  api = await startApi({ dashboard: folder });
});
after(async () => {
  await api.close();
  await rm(folder, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = browser) => api.app.inject({ url, headers });

test('every address of the dashboard is its one page, which is asked for anew each time', async () => {
  for (const url of ['/', '/runs', '/runs/run_1?attempt=2', '/sign-in?error=x']) {
    const answer = await get(url);
    assert.deepEqual([answer.statusCode, answer.body], [200, html], url);
    assert.equal(answer.headers['cache-control'], 'no-cache');
    assert.match(String(answer.headers['content-type']), /^text\/html/);
  }
  const { etag } = (await get('/')).headers;
  assert.equal((await get('/', { ...browser, 'if-none-match': String(etag) })).statusCode, 304);
});

test('the page may run only files of this server, and nothing that stands in it or comes out of text', async () => {
  const policy = String((await get('/runs')).headers['content-security-policy']);
  assert.match(policy, /default-src 'none'/);
  assert.match(policy, /script-src 'self'(;|$)/);
  assert.match(policy, /style-src 'self'(;|$)/);
  assert.match(policy, /require-trusted-types-for 'script'/);
  assert.match(policy, /frame-ancestors 'none'/);
  assert.doesNotMatch(policy, /unsafe|data:|\*/);
});

test('its files are kept for good, and packed for whoever takes them so', async () => {
  const plain = await get('/assets/index-4f2a.js');
  assert.equal(plain.body, 'export {};');
  assert.equal(plain.headers['cache-control'], 'public, max-age=31536000, immutable');
  assert.equal(plain.headers['x-content-type-options'], 'nosniff');
  const packed = await get('/assets/index-4f2a.js', { 'accept-encoding': 'gzip, br' });
  assert.deepEqual([packed.headers['content-encoding'], packed.body], ['br', 'packed']);
  assert.match(String(packed.headers['content-type']), /javascript/);
});

test('what is not there stays a problem: routes of the API, files, and what lies outside of the build', async () => {
  for (const url of [
    '/v1/nothing',
    '/auth/nothing',
    '/hooks/nothing',
    '/assets/index-old.js',
    '/favicon.ico',
    '/assets/..%2findex.html',
  ]) {
    problemOf(await get(url), 404, 'not_found');
  }
  problemOf(await api.app.inject({ method: 'POST', url: '/runs', headers: browser }), 404, 'not_found');
  problemOf(await get('/runs', { accept: 'application/json' }), 404, 'not_found');
});

test('a server whose dashboard is not built starts, and says how to build it', async () => {
  const app = await buildApp({ ...api.deps, dashboard: join(folder, 'nowhere') });
  try {
    const answer = await app.inject({ url: '/', headers: browser });
    assert.equal(answer.statusCode, 200);
    assert.match(answer.body, /not built here: run `npm run setup`/);
  } finally {
    await app.close();
  }
});
