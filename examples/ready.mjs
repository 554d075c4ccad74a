// What the start.mjs of the examples share: an application that runs as a process of its own and ends with ours.
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(0));

/** Runs a program that ends when this process does; when it ends first, so does this process. */
export function startProgram(program, args, options = {}) {
  const child = spawn(program, args, { stdio: 'inherit', ...options });
  child.once('exit', (code) => process.exit(code ?? 1));
  process.once('exit', () => child.kill());
}

/** Runs a script of an installed package with this Node. */
export function startScript(script, args, options = {}) {
  startProgram(process.execPath, [script, ...args], options);
}

/** Waits until an address answers well. */
export async function answering(url) {
  const answers = () =>
    fetch(url).then(
      (response) => response.ok,
      () => false,
    );
  while (!(await answers())) await sleep(100);
}

/** Says where the application is, once it answers there, or at `probe`. */
export async function ready(url, probe = url) {
  await answering(probe);
  console.log(`ready ${url}`);
}

/** A port of loopback that nothing listens on. */
export function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** Starts a Redis that keeps nothing on disk, and answers its port. */
export async function startRedis() {
  const port = await freePort();
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  startProgram('redis-server', args, { stdio: 'ignore' });
  return port;
}
