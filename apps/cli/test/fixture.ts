import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { TestContext } from 'node:test';

const main = join(import.meta.dirname, '..', 'src', 'main.ts');

export interface Ended {
  code: number | null;
  out: string;
  err: string;
}

/** A folder with flow files, in which the command is run. */
export async function project(t: TestContext, files: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'smokejumper-cli-test-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  const write = async (name: string, content: string): Promise<void> => {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  };
  for (const [name, content] of Object.entries(files)) await write(name, content);
  return {
    folder,
    run: (args: string[], more: Partial<Invocation> = {}) => command({ cwd: folder, args, env: {}, ...more }),
  };
}

interface Invocation {
  cwd: string;
  args: string[];
  env: Record<string, string>;
  /** Ctrl-C once standard error holds this. */
  interruptAt?: string;
  /** Nobody reads standard output. */
  unread?: boolean;
}

/** Runs the command as a shell would, without the settings of whoever runs the tests. */
function command({ cwd, args, env, interruptAt, unread }: Invocation): Promise<Ended> {
  const inherited = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(SMOKEJUMPER_(?!CHROMIUM)|FORCE_COLOR|NO_COLOR)/.test(name)),
  );
  const child = spawn(process.execPath, [main, ...args], { cwd, env: { ...inherited, ...env } });
  let [out, err] = ['', ''];
  if (unread) child.stdout.destroy();
  child.stdout.on('data', (chunk) => {
    out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    const before = err;
    err += chunk;
    const now = interruptAt !== undefined && err.includes(interruptAt) && !before.includes(interruptAt);
    if (now) child.kill('SIGINT');
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out, err }));
  });
}

type Handler = (request: http.IncomingMessage, response: http.ServerResponse) => void;

export async function serve(t: TestContext, pages: Record<string, string | Handler>): Promise<string> {
  const server = http.createServer((request, response) => {
    const page = pages[(request.url ?? '').split('?')[0]!];
    if (typeof page === 'function') return page(request, response);
    response.writeHead(page === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(page ?? 'not found');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** An address on which nothing listens. */
export async function closedAddress(): Promise<string> {
  // Below the ports that systems hand out: one of those would be the next test server's as soon as it is free.
  for (let port = 20_000 + Math.floor(Math.random() * 10_000); ; port += 1) {
    const server = http.createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => resolve(true));
    });
    if (!isFree) continue;
    await new Promise((resolve) => server.close(resolve));
    return `http://127.0.0.1:${port}`;
  }
}

export const shop = `<!doctype html><title>Shop</title><h1>Welcome</h1>
  <label>Name <input name="n"></label>
  <button onclick="document.querySelector('#o').textContent = 'Thanks ' + document.querySelector('input').value">Send</button>
  <p id="o"></p>`;
