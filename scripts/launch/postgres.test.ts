import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import test, { after } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { silentLog } from '@smokejumper/contracts';
import { migrate } from '@smokejumper/db';
import { ended, isAlive } from './child.ts';
import { startEmbeddedPostgres } from './postgres.ts';

const name = `postgres-check-${process.pid}`;
const folders = new Set<string>();
const launchers: ChildProcess[] = [];

after(async () => {
  for (const launcher of launchers) launcher.kill('SIGKILL');
  for (const folder of folders) await isGone(serverPid(folder));
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** The migrations that had not been applied yet: none of them on data that was there before. */
const migrations = (url: string) => migrate({ databaseUrl: url, log: silentLog });

/** Another launcher, as a process of its own: it starts or joins the server and stays. */
async function launchElsewhere(): Promise<{ child: ChildProcess; url: string; joined: boolean; folder: string }> {
  const script = `
    import { startEmbeddedPostgres } from ${JSON.stringify(import.meta.resolve('./postgres.ts'))};
    const { url, joined, folder } = await startEmbeddedPostgres({ name: ${JSON.stringify(name)} });
    console.log(JSON.stringify({ url, joined, folder }));
    setInterval(() => {}, 1_000);`;
  const args = ['--input-type=module', '-e', script];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  launchers.push(child);
  const line = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout! }).once('line', resolve);
    child.once('exit', (code) => reject(new Error(`the launcher ended with ${code}`)));
  });
  const { url, joined, folder } = JSON.parse(line);
  folders.add(folder);
  return { child, url, joined, folder };
}

/** 0 where no server runs. */
function serverPid(folder: string): number {
  try {
    return Number(readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n')[0]);
  } catch {
    return 0;
  }
}

async function isGone(pid: number): Promise<boolean> {
  if (pid === 0) return true;
  const until = performance.now() + 20_000;
  while (isAlive(pid) && performance.now() < until) await sleep(20);
  return !isAlive(pid);
}

test('a server whose launcher was killed stops by itself, and the next launcher starts on its data', async () => {
  const first = await launchElsewhere();
  const pid = serverPid(first.folder);
  assert.notEqual((await migrations(first.url)).length, 0);
  first.child.kill('SIGKILL');
  await ended(first.child);
  assert.equal(await isGone(pid), true);
  const second = await startEmbeddedPostgres({ name });
  assert.equal(second.joined, false);
  assert.deepEqual(await migrations(second.url), []);
  await second.stop();
});

test('a server that nobody owns any more is stopped before the next one starts on its data', async () => {
  const first = await startEmbeddedPostgres({ name });
  const orphan = serverPid(first.folder);
  rmSync(join(first.folder, 'owner.pid'));
  const second = await startEmbeddedPostgres({ name });
  assert.equal(isAlive(orphan), false);
  assert.deepEqual(await migrations(second.url), []);
  await Promise.all([first.stop(), second.stop()]);
});

test('a second launcher joins the server of the first and leaves it running', async () => {
  const owner = await launchElsewhere();
  const joined = await startEmbeddedPostgres({ name });
  assert.deepEqual([owner.joined, joined.joined], [false, true]);
  await joined.stop();
  assert.deepEqual(await migrations(joined.url), []);
});

test('a server for tests leaves nothing behind', async () => {
  const server = await startEmbeddedPostgres({ forTests: true });
  const pid = serverPid(server.folder);
  assert.notEqual((await migrations(server.url)).length, 0);
  await server.stop();
  assert.deepEqual([isAlive(pid), existsSync(server.folder)], [false, false]);
});
