import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { withLock } from '../bootstrap/lock.mjs';
import { guard, hasEnded, isAlive, type StopSignals, stopChild, stopStranger } from './child.ts';
import { freePort } from './free-port.ts';
import { findPostgresHome, type PostgresHome, type RunAs } from './postgres-home.ts';
import { Refusal } from './refusal.ts';

/** A running PostgreSQL. `url` is a superuser's; `joined` means that another launcher owns it and will stop it. */
export interface EmbeddedPostgres {
  url: string;
  folder: string;
  joined: boolean;
  stop(): Promise<void>;
}

interface Cluster {
  home: PostgresHome;
  folder: string;
  data: string;
  forTests: boolean;
}

// Fast shutdown ends the sessions and writes a checkpoint; immediate shutdown leaves the rest to recovery.
const stopSignals: StopSignals = [
  ['SIGINT', 15_000],
  ['SIGQUIT', 5_000],
];
const startMs = 60_000;
const user = 'smokejumper';

/**
 * Starts the checkout's PostgreSQL on a free loopback port, or joins the one another launcher has running.
 * `name` picks the data folder (default `postgres`). With `forTests` the data is this process's own, is not
 * synced to disk and is removed by `stop`. Throws Refusal.
 */
export function startEmbeddedPostgres(input: { name?: string; forTests?: boolean } = {}): Promise<EmbeddedPostgres> {
  return withLock(async () => {
    const home = findPostgresHome();
    const forTests = input.forTests === true;
    if (forTests) await sweepTestFolders(home.base);
    const folder = join(home.base, forTests ? `postgres-test-${process.pid}` : (input.name ?? 'postgres'));
    const cluster = { home, folder, data: join(folder, 'data'), forTests };
    mkdirSync(folder, { recursive: true });
    const running = await findRunning(cluster);
    if (running !== null) return { url: running, folder, joined: true, stop: async () => {} };
    await initialise(cluster);
    return start(cluster);
  });
}

/** What is left of a test run that was killed: its server, if that still runs, and its data. */
async function sweepTestFolders(base: string): Promise<void> {
  for (const name of readdirSync(base)) {
    const pid = /^postgres-test-(\d+)$/.exec(name)?.[1];
    if (pid === undefined || (isAlive(Number(pid)) && Number(pid) !== process.pid)) continue;
    const data = join(base, name, 'data');
    const orphan = readPostmaster(data);
    if (orphan !== null) await stopStranger(orphan.pid, [['SIGQUIT', 5_000]]);
    rmSync(join(base, name), { recursive: true, force: true });
  }
}

/** The address of the server another living launcher runs on this data; a server nobody owns is stopped. */
async function findRunning(cluster: Cluster): Promise<string | null> {
  const server = readPostmaster(cluster.data);
  if (server === null) return null;
  const owner = Number(readIfThere(ownerFile(cluster)) ?? 0);
  if (owner > 0 && owner !== process.pid && isAlive(owner) && server.ready) return urlOf(cluster, server.port);
  await stopStranger(server.pid, stopSignals);
  return null;
}

/** The server that postmaster.pid names, if that process lives and serves this folder. */
function readPostmaster(data: string): { pid: number; port: number; ready: boolean } | null {
  const text = readIfThere(join(data, 'postmaster.pid'));
  if (text === null) return null;
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  if (!(pid > 0) || !isAlive(pid)) return null;
  const command = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  const shown = command.error === undefined ? command.stdout : (readIfThere(`/proc/${pid}/cmdline`) ?? '');
  if (!shown.includes(data)) return null;
  return { pid, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
}

async function initialise(cluster: Cluster): Promise<void> {
  const { home, folder, data } = cluster;
  if (existsSync(data)) return checkVersion(cluster);
  const fresh = `${data}.new`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { mode: 0o700 });
  giveTo(home.runAs, fresh);
  const password = randomBytes(18).toString('base64url');
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  giveTo(home.runAs, passwordFile);
  const args = ['--pgdata', fresh, '--username', user, '--pwfile', passwordFile, '--auth', 'scram-sha-256'];
  args.push('--encoding', 'UTF8', '--locale', 'C', '--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8');
  if (cluster.forTests) args.push('--no-sync');
  const made = spawnSync(join(home.native, 'bin', 'initdb'), args, {
    ...home.runAs,
    cwd: '/',
    env: cleanEnv(),
    encoding: 'utf8',
  });
  if (made.status !== 0) {
    const why = made.error?.message ?? lastLine(made.stderr);
    throw new Refusal(
      `Embedded PostgreSQL could not be initialised in ${folder} (${why}); free the folder, or set DATABASE_URL.`,
    );
  }
  // The folder gets its name when it is whole: a killed initdb leaves only a .new folder behind.
  renameSync(fresh, data);
}

function checkVersion({ home, data, folder }: Cluster): void {
  const version = spawnSync(join(home.native, 'bin', 'postgres'), ['--version'], {
    ...home.runAs,
    cwd: '/',
    encoding: 'utf8',
  });
  const major = /\) (\d+)/.exec(version.stdout)?.[1];
  const found = readIfThere(join(data, 'PG_VERSION'))?.trim();
  if (found !== major) {
    throw new Refusal(
      `The data in ${folder} is of PostgreSQL ${found} and this one is ${major}; move the folder away, or set DATABASE_URL.`,
    );
  }
}

async function start(cluster: Cluster): Promise<EmbeddedPostgres> {
  writeFileSync(ownerFile(cluster), String(process.pid));
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort();
    const child = spawnServer(cluster, port);
    if (await becomesReady(cluster, child)) return ownedServer(cluster, child, port);
    const log = readIfThere(logFile(cluster)) ?? '';
    // Between our asking for a free port and PostgreSQL's binding it, somebody else may have taken it.
    if (attempt < 5 && log.includes('Address already in use')) continue;
    throw new Refusal(
      `Embedded PostgreSQL did not start (${lastLine(log)}); see ${logFile(cluster)}, or set DATABASE_URL.`,
    );
  }
}

function spawnServer(cluster: Cluster, port: number): ChildProcess {
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=300'];
  if (cluster.forTests) settings.push('fsync=off', 'synchronous_commit=off', 'full_page_writes=off');
  const args = ['-D', cluster.data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
  const log = openSync(logFile(cluster), 'w');
  // A session of its own: Ctrl-C reaches the launcher alone, which stops the server last.
  const child = spawn(join(cluster.home.native, 'bin', 'postgres'), args, {
    ...cluster.home.runAs,
    cwd: '/',
    env: cleanEnv(),
    stdio: ['ignore', log, log],
    detached: true,
  });
  closeSync(log);
  child.on('error', () => {});
  return child;
}

async function becomesReady(cluster: Cluster, child: ChildProcess): Promise<boolean> {
  const until = performance.now() + startMs;
  while (performance.now() < until && child.pid !== undefined && !hasEnded(child)) {
    const lines = readIfThere(join(cluster.data, 'postmaster.pid'))?.split('\n') ?? [];
    if (Number(lines[0]) === child.pid && lines[7]?.trim() === 'ready') return true;
    await sleep(20);
  }
  await stopChild(child, [['SIGQUIT', 5_000]]);
  return false;
}

function ownedServer(cluster: Cluster, child: ChildProcess, port: number): EmbeddedPostgres {
  const callOff = guard(child.pid!, 'SIGINT');
  const stop = async () => {
    await stopChild(child, cluster.forTests ? [['SIGQUIT', 5_000]] : stopSignals);
    callOff();
    rmSync(cluster.forTests ? cluster.folder : ownerFile(cluster), { recursive: true, force: true });
  };
  child.unref();
  return { url: urlOf(cluster, port), folder: cluster.folder, joined: false, stop };
}

const ownerFile = (cluster: Cluster) => join(cluster.folder, 'owner.pid');
const logFile = (cluster: Cluster) => join(cluster.folder, 'postgres.log');

function urlOf(cluster: Cluster, port: number): string {
  const password = readFileSync(join(cluster.folder, 'password'), 'utf8');
  return `postgresql://${user}:${password}@127.0.0.1:${port}/postgres`;
}

function giveTo(runAs: RunAs, path: string): void {
  if (runAs.uid !== undefined) chownSync(path, runAs.uid, runAs.gid);
}

// Nothing of the caller's: a stray PGDATA, PGPORT or locale would change what the server does.
function cleanEnv(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' } as NodeJS.ProcessEnv;
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

function lastLine(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.at(-1)?.trim() ?? 'it said nothing';
}
