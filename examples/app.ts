import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';

// Installs and starts the third-party applications of the examples: for their flows and for the benchmark of refs.

export interface App {
  packages: string[];
  /** Versions of packages below them, where the ones they ask for are not to be had. */
  overrides?: Record<string, string>;
  /** What the flows call their secrets; nothing of it is worth keeping. */
  secrets?: Record<string, string>;
  /** The application is the mail catcher that its flows read. */
  mailbox?: boolean;
  /** Programs that must be on the PATH. */
  programs?: string[];
}

const here = import.meta.dirname;
const readJson = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8')) as T;

export function appOf(name: string): App {
  return readJson<App>(join(here, name, 'app.json'));
}

/** Ends with the exit code of a program that shares our terminal. */
export function finish(
  command: string,
  args: string[],
  { cwd, env = {} }: { cwd: string; env?: Record<string, string> },
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(address && typeof address === 'object' ? address.port : 0));
    });
  });
}

/** Installs the packages once; a marker says which ones the folder holds. */
export async function install(name: string): Promise<string> {
  const { packages, overrides = {}, programs = [] } = appOf(name);
  const paths = (process.env.PATH ?? '').split(delimiter);
  for (const program of programs)
    if (!paths.some((path) => existsSync(join(path, program)))) throw new Error(`${name} needs ${program} on the PATH`);
  const folder = join(tmpdir(), 'smokejumper-examples', name);
  const marker = join(folder, 'installed.json');
  const installed = existsSync(marker) && readFileSync(marker, 'utf8') === JSON.stringify(packages);
  if (!installed) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, overrides }));
    const code = await finish('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', ...packages], {
      cwd: folder,
    });
    if (code !== 0) throw new Error(`npm could not install ${packages.join(' ')}`);
    writeFileSync(marker, JSON.stringify(packages));
  }
  cpSync(join(here, 'ready.mjs'), join(folder, '..', 'ready.mjs'));
  for (const file of globSync('*.mjs', { cwd: join(here, name) })) cpSync(join(here, name, file), join(folder, file));
  return folder;
}

/** Starts the application in a process group of its own and waits until it says that it is ready. */
export async function start(folder: string, port?: number): Promise<{ app: ChildProcess; url: string }> {
  const args = ['start.mjs', '--port', String(port ?? (await freePort()))];
  const app = spawn(process.execPath, args, { cwd: folder, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const said: string[] = [];
  app.stderr.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  const lines = createInterface({ input: app.stdout });
  const late = setTimeout(() => stop(app), 90_000);
  try {
    for await (const line of lines) {
      const url = /^ready (\S+)/.exec(line)?.[1];
      if (url) return { app, url };
    }
    throw new Error(`${folder} ended, or was not ready within 90 s: ${said.join('').slice(-2000)}`);
  } finally {
    clearTimeout(late);
    app.stdout.resume();
  }
}

export function stop(app: ChildProcess): void {
  try {
    if (app.pid) process.kill(-app.pid, 'SIGTERM');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Stops an application and waits until its port is free again. */
export async function ended(app: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => app.once('close', resolve));
  if (app.exitCode !== null || app.signalCode !== null) return;
  stop(app);
  await gone;
}
