import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { after, before, test } from 'node:test';
import type { EnvironmentPatch, FlowPatch } from '@smokejumper/contracts';
import { changeEnvironment, createEnvironment, createFlow, createRun, listRuns, setSecret } from '@smokejumper/core';
import { createLogger } from '@smokejumper/runtime';
import { members } from '../../../packages/browser/test/zip.ts';
import { openStore, type TestStore } from '../../../packages/queue/test/stores.ts';
import { type Fixture, openFixture, startWorker, type TestWorker, untilDone } from './fixture.ts';

const bypass = 'bypass-Can4ry-01';
const password = 'preview-Can4ry-02';
const credentials = Buffer.from(`guest:${password}`).toString('base64');
const sessionOf = (number: number) => `session-Can4ry-000${number}`;
const tokenOf = (number: number) => `token.Can4ry.${number}.kept-by-the-page`;
const forms = ['Can4ry', credentials, Buffer.from(bypass).toString('base64').slice(0, 20)];

/** A preview behind a header and basic auth, whose shop signs in; and a stranger's site that it links to. */
async function openPreview() {
  const seen = { logins: 0, zones: new Set<string>(), strangers: [] as http.IncomingHttpHeaders[] };
  let valid = 0;
  const stranger = http.createServer((request, response) => {
    seen.strangers.push(request.headers);
    response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Elsewhere</h1>');
  });
  const server = http.createServer((request, response) => {
    const html = (text: string) => response.writeHead(200, { 'content-type': 'text/html' }).end(text);
    const { authorization, cookie = '', 'x-bypass': header } = request.headers;
    if (header !== bypass || authorization !== `Basic ${credentials}`) return response.writeHead(401).end('protected');
    if (request.method === 'POST') {
      seen.logins += 1;
      valid = seen.logins;
      const set = `s=${sessionOf(valid)}; Path=/; HttpOnly`;
      return response.writeHead(303, { location: '/in', 'set-cookie': set }).end();
    }
    if (request.url === '/in') return html(`<h1>Hello Ana</h1><script>localStorage.t = '${tokenOf(valid)}'</script>`);
    if (request.url === '/login') return html('<form method="post"><button>Log in now</button></form>');
    if (request.url?.startsWith('/zone')) seen.zones.add(decodeURIComponent(request.url));
    const signedIn = cookie.includes(`s=${sessionOf(valid)}`);
    return html(`<h1>${signedIn ? 'Your account' : 'Please log in'}</h1><p id="token"></p><p>${header} ${authorization}</p>
      <img src="${strangerUrl}/pixel"><a href="${strangerUrl}/">Help</a>
      <script>document.querySelector('#token').textContent = 'Token ' + localStorage.t;
      fetch('/zone?' + encodeURIComponent([Intl.DateTimeFormat().resolvedOptions().timeZone, navigator.language,
        innerWidth, matchMedia('(prefers-color-scheme: dark)').matches, navigator.userAgent.split(' ').at(-1)].join()))</script>`);
  });
  const listen = async (one: http.Server): Promise<string> => {
    await new Promise<void>((resolve) => one.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(one.address() as AddressInfo).port}`;
  };
  const strangerUrl = (await listen(stranger)).replace('127.0.0.1', 'localhost');
  return {
    seen,
    url: await listen(server),
    /** The site forgets every session. */
    forget: () => {
      valid = 0;
    },
    close: () => {
      for (const one of [server, stranger]) {
        one.closeAllConnections();
        one.close();
      }
    },
  };
}

let fixture: Fixture;
let queue: TestStore;
let worker: TestWorker;
let site: Awaited<ReturnType<typeof openPreview>>;
let environmentId: string;
let logged = '';
before(async () => {
  fixture = await openFixture();
  queue = await openStore('postgres');
  site = await openPreview();
  const destination = new Writable({
    write(chunk, _encoding, done) {
      logged += String(chunk);
      done();
    },
  });
  const log = createLogger({ name: 'worker', level: 'trace', pretty: false, destination });
  worker = await startWorker(fixture, queue.store, { log });
  const { ctx } = fixture;
  environmentId = (await createEnvironment(ctx, { name: 'preview', baseUrl: site.url, variables: {} })).id;
  const patch: EnvironmentPatch = {
    headers: { 'X-Bypass': '{{bypass}}' },
    basicAuth: { username: 'guest', password: '{{preview}}' },
    timezone: 'Asia/Tokyo',
    locale: 'de-AT',
    viewport: { width: 700, height: 600 },
    colorScheme: 'dark',
    userAgentSuffix: 'smokejumper/test',
    allowedOrigins: [],
  };
  await changeEnvironment(ctx, { environmentId, patch });
  await setSecret(ctx, { environmentId, name: 'bypass', value: bypass });
  await setSecret(ctx, { environmentId, name: 'preview', value: password });
});
after(async () => {
  await worker?.stop();
  await queue?.remove();
  site?.close();
  await fixture?.close();
});

async function flow(name: string, spec: string, more: Pick<FlowPatch, 'url' | 'needs'> = {}): Promise<string> {
  const { url = '/', needs } = more;
  const input = { name, spec, url, variables: {}, secrets: [], tags: [], ...(needs ? { needs } : {}) };
  return (await createFlow(fixture.ctx, input)).id;
}

async function run(flowId: string) {
  const asked = { flowId, environmentId, variables: {}, brain: 'literal', priority: 5, trigger: 'api' } as const;
  const { id } = await createRun(fixture.ctx, { ...asked, retries: { site: 0, agent: 0 } });
  return untilDone(fixture, id);
}

test('an environment’s headers, basic auth and settings reach its own site alone, a sign-in is made once, used again and made anew when the site forgot it, and no secret is stored', async () => {
  const signIn = await flow('Sign in', 'Click "Log in now". "Hello Ana" is visible.', { url: '/login' });
  const account = await flow('Account', '"Your account" is visible.', { url: '/account', needs: 'Sign in' });
  for (const _ of [1, 2]) {
    const done = await run(account);
    assert.equal(done.verdict, 'passed', done.summary ?? '');
  }
  assert.equal(site.seen.logins, 1);
  site.forget();
  const renewed = await run(account);
  assert.deepEqual([renewed.verdict, renewed.flaky, site.seen.logins], ['passed', false, 2], renewed.summary ?? '');
  assert.equal((await listRuns(fixture.ctx, { limit: 50, flowId: signIn })).data.length, 2);
  assert.deepEqual([...site.seen.zones], ['/zone?Asia/Tokyo,de-AT,700,true,smokejumper/test']);
  assert.ok(site.seen.strangers.length > 0);
  for (const headers of site.seen.strangers) {
    assert.deepEqual([headers['x-bypass'], headers.authorization], [undefined, undefined]);
  }

  assert.deepEqual(await holding(), [], 'what is stored holds a secret');
});

test('a link to where the environment does not let a run go ends it as policy', async () => {
  const away = await flow('Away', 'Click "Help". "Elsewhere" is visible.', { url: '/account' });
  const done = await run(away);
  assert.deepEqual([done.verdict, done.failureClass], ['inconclusive', 'policy'], done.summary ?? '');
  assert.match(done.summary ?? '', /is outside the allowed origins/);
});

/** Rows, log lines, the queue and artifacts, members of traces each by itself, that hold a secret. */
async function holding(): Promise<string[]> {
  const { database, folder } = fixture;
  const found: [string, Buffer][] = [
    ['the log', Buffer.from(logged)],
    ['the queue', Buffer.from(await queue.dump())],
  ];
  const tables = await database.asOwner<{ name: string }>(
    "select quote_ident(table_name) as name from information_schema.tables where table_schema = 'public'",
  );
  for (const { name } of tables) {
    const rows = await database.asOwner<{ row: string }>(`select t::text as row from ${name} t`);
    found.push([`table ${name}`, Buffer.from(rows.map(({ row }) => row).join('\n'))]);
  }
  const files = await readdir(join(folder, 'artifacts'), { recursive: true, withFileTypes: true });
  let traces = 0;
  for (const entry of files.filter((each) => each.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const data = await readFile(path);
    found.push([entry.name, data]);
    if (!data.subarray(0, 2).equals(Buffer.from('PK'))) continue;
    traces += 1;
    for (const [name, member] of await members(path)) found.push([`${entry.name}: ${name}`, member]);
  }
  assert.ok(traces >= 4, 'every run has a trace');
  return found.filter(([, data]) => forms.some((form) => data.includes(form))).map(([name]) => name);
}
