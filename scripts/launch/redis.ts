import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findProgram } from '../bootstrap/paths.mjs';
import { guard, hasEnded, stopChild } from './child.ts';
import { freePort } from './free-port.ts';
import { Refusal } from './refusal.ts';

export interface RunningRedis {
  url: string;
  pid: number;
  stop(): Promise<void>;
}

const startMs = 15_000;

/** Starts a redis-server on a free loopback port, in memory only. Throws Refusal. */
export async function startRedis(): Promise<RunningRedis> {
  const program = findProgram('redis-server');
  if (program === null)
    throw new Refusal('There is no redis-server on PATH; install it, or run the tests through `npm test`.');
  const folder = mkdtempSync(join(tmpdir(), 'smokejumper-redis-'));
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    const port = await freePort();
    const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder];
    const child = spawn(program, args, { stdio: 'ignore', detached: true });
    child.on('error', () => {});
    if (await answers(child, port)) return running(child, port, folder);
    await stopChild(child, []);
  }
  rmSync(folder, { recursive: true, force: true });
  throw new Refusal(`${program} did not start on a free port; run it by hand to see why.`);
}

function running(child: ChildProcess, port: number, folder: string): RunningRedis {
  const callOff = guard(child.pid!, 'SIGTERM');
  child.unref();
  const stop = async () => {
    await stopChild(child, [['SIGTERM', 5_000]]);
    callOff();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: `redis://127.0.0.1:${port}`, pid: child.pid!, stop };
}

async function answers(child: ChildProcess, port: number): Promise<boolean> {
  const until = performance.now() + startMs;
  while (performance.now() < until && child.pid !== undefined && !hasEnded(child)) {
    if (await ping(port)) return true;
    await sleep(20);
  }
  return false;
}

function ping(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('PING\r\n'));
    const end = (pong: boolean) => {
      socket.destroy();
      resolve(pong);
    };
    socket.on('data', (chunk) => end(chunk.toString().startsWith('+PONG')));
    socket.on('error', () => end(false));
    socket.setTimeout(1_000, () => end(false));
  });
}
