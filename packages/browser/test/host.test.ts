import './own-temporary-folder.ts';
import assert from 'node:assert/strict';
import { type ChildProcess, fork } from 'node:child_process';
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { isAppError, silentLog } from '@smokejumper/contracts';
import { findChromium, launchBrowser } from '../src/index.ts';
import { eventually, openHost, openTestRun, serve, temporaryFolder } from './fixtures.ts';

/** Process ids of the Chromium main processes that a process started. */
function chromiumOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
        const [state, ppid] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        return Number(ppid) === parent && state !== 'Z' && /chrom/i.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'));
      } catch {
        return false;
      }
    });
}

function temporary(): string[] {
  return globSync(['playwright*', 'smokejumper-browser-*'], { cwd: tmpdir() }).sort();
}

test('a host that closes leaves no process and no folder', async (t) => {
  const [before, folders] = [chromiumOf(process.pid), temporary()];
  const site = await serve(t, { '/': 'x' });
  const host = await openHost(t, { allowPrivate: 'all' });
  const run = await openTestRun(t, host, { trace: true });
  await (await run.context.newPage()).goto(site.url);
  assert.equal(chromiumOf(process.pid).length, before.length + 1);
  await run.finish();
  await run.close();
  await host.close();
  assert.deepEqual(chromiumOf(process.pid), before);
  assert.deepEqual(temporary(), folders);
});

test('after kill -9 of Chromium the run is told, and the next run gets a new one', async (t) => {
  const site = await serve(t, { '/': 'x' });
  const folders = temporary();
  const host = await openHost(t, { allowPrivate: 'all' });
  const run = await openTestRun(t, host, { trace: true });
  await (await run.context.newPage()).goto(site.url);
  const [pid] = chromiumOf(process.pid);
  process.kill(pid!, 'SIGKILL');
  await eventually(() => run.died.aborted, 'the run is not told');
  const files = await run.finish();
  assert.ok(
    files.some((file) => file.kind === 'network'),
    'what was recorded is still there',
  );
  await run.close();
  const next = await openTestRun(t, host);
  const answer = await (await next.context.newPage()).goto(site.url);
  assert.equal(answer?.status(), 200);
  await next.close();
  await host.close();
  assert.deepEqual(temporary(), folders);
});

test('runs that open at once after a death share one new Chromium', async (t) => {
  const host = await openHost(t);
  const [pid] = chromiumOf(process.pid);
  process.kill(pid!, 'SIGKILL');
  await eventually(() => !chromiumOf(process.pid).includes(pid!), 'Chromium is still there');
  await Promise.all([openTestRun(t, host), openTestRun(t, host), openTestRun(t, host)]);
  assert.equal(chromiumOf(process.pid).length, 1);
});

test('one run sees nothing of another', async (t) => {
  const site = await serve(t, { '/': '<title>x</title>' });
  const host = await openHost(t, { allowPrivate: 'all' });
  const state = async (write: boolean) => {
    const run = await openTestRun(t, host);
    const page = await run.context.newPage();
    await page.goto(site.url);
    return page.evaluate((mayWrite) => {
      const seen = [document.cookie, localStorage.getItem('k'), sessionStorage.getItem('k')];
      if (mayWrite) {
        // biome-ignore lint/suspicious/noDocumentCookie: the plainest way to set one
        document.cookie = 'k=v';
        localStorage.setItem('k', 'v');
        sessionStorage.setItem('k', 'v');
      }
      return seen;
    }, write);
  };
  await state(true);
  assert.deepEqual(await state(false), ['', null, null]);
});

test('what a killed process left behind goes with the next launch', async (t) => {
  const script = join(import.meta.dirname, 'hold-browser.ts');
  const child: ChildProcess = fork(script, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  t.after(() => child.kill('SIGKILL'));
  const before = temporary();
  await new Promise((resolve) => child.once('message', resolve));
  const left = temporary().filter((name) => !before.includes(name));
  assert.ok(left.length >= 2, `a profile and a folder: ${left}`);
  const [chromium] = chromiumOf(child.pid!);
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
  await eventually(() => !existsSync(`/proc/${chromium}`), 'Chromium outlives its owner');
  await openHost(t);
  const still = left.filter((name) => existsSync(join(tmpdir(), name)));
  assert.deepEqual(still, []);
});

test("Playwright's own switched-off features stay off beside ours", async (t) => {
  await openHost(t);
  const [pid] = chromiumOf(process.pid);
  const args = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
  const lists = args.filter((arg) => arg.startsWith('--disable-features=')).map((arg) => arg.split('=')[1]!.split(','));
  assert.equal(lists.length, 2);
  const missing = lists[0]!.filter((feature) => !lists[1]!.includes(feature));
  assert.deepEqual(missing, []);
  assert.ok(args.includes('--disable-background-networking'));
  assert.ok(args.includes('--disable-quic'));
  assert.ok(args.includes('--proxy-bypass-list=<-loopback>'));
});

test('a page is all that Chromium opens for a run, none of its own beside it', async (t) => {
  const run = await openTestRun(t, await openHost(t));
  await run.context.newPage();
  const session = await run.context.browser()!.newBrowserCDPSession();
  const { targetInfos } = await session.send('Target.getTargets', { filter: [{}] });
  assert.deepEqual(
    targetInfos.filter(({ type }) => type !== 'tab').map(({ type, url }) => [type, url]),
    [['page', 'about:blank']],
  );
});

test('the sandbox is given up only by root', async (t) => {
  await openHost(t);
  const [pid] = chromiumOf(process.pid);
  const args = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
  assert.equal(args.includes('--no-sandbox'), process.getuid?.() === 0);
});

test('a Chromium that does not start is one clear refusal that leaves nothing behind', async () => {
  const folders = temporary();
  const egress = { allowPrivate: 'none', alwaysAllow: [] } as const;
  await assert.rejects(
    launchBrowser({ log: silentLog }, { executablePath: '/bin/false', headless: true, egress }),
    (error) => isAppError(error, 'unavailable') && error.message === 'Chromium did not start from /bin/false',
  );
  assert.deepEqual(temporary(), folders);
});

test('an aborted run is not opened', async (t) => {
  const host = await openHost(t);
  const reason = new Error('changed my mind');
  const artifactsDir = await temporaryFolder(t);
  const opening = host.openRun({ artifactsDir, trace: false, secrets: [] }, { signal: AbortSignal.abort(reason) });
  await assert.rejects(opening, reason);
});

test('Chromium is found at the path that was asked for, and never replaced by another', async (t) => {
  const folder = await temporaryFolder(t);
  const real = await findChromium({ explicit: process.execPath });
  assert.deepEqual(real, { path: process.execPath, source: 'explicit' });
  await assert.rejects(findChromium({ explicit: join(folder, 'none') }), /There is no Chromium at/);
  const found = await findChromium({ playwrightPath: join(folder, 'none'), systemPaths: [process.execPath] });
  assert.equal(found.source, 'system');
  await assert.rejects(
    findChromium({ playwrightPath: '', systemPaths: [] }),
    (error) => isAppError(error, 'not_configured') && error.message.includes('SMOKEJUMPER_CHROMIUM'),
  );
});
