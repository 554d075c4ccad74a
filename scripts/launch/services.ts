import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stateDir } from '../bootstrap/paths.mjs';
import { freePort } from './free-port.ts';
import { type ProcessInput, type RunningProcess, startProcess } from './process.ts';

/** What every service takes from its launcher, beside its own. */
export type ServiceInput = Partial<Pick<ProcessInput, 'env' | 'name' | 'watch' | 'onLine' | 'stopMs'>>;

export interface RunningService extends RunningProcess {
  /** Its address, without a slash at the end. */
  url: string;
}

/** Starts the API, on a free loopback port unless `port` is given; ready when /readyz answers 200. Throws Refusal. */
export async function startApi(input: ServiceInput & { port?: number }): Promise<RunningService> {
  const port = input.port ?? (await freePort());
  const host = input.env?.HOST ?? '127.0.0.1';
  const url = `http://127.0.0.1:${port}`;
  const own = { SMOKEJUMPER_PUBLIC_URL: url, SMOKEJUMPER_TRACE_PORT: '0' };
  const env = { ...own, ...process.env, ...input.env, HOST: host, PORT: String(port) };
  const ready = { url: `${url}/readyz` };
  const running = await startProcess({ name: 'API', file: 'apps/api/src/main.ts', ...input, env, ready });
  return { ...running, url };
}

/** Starts one worker; ready when it says so. Throws Refusal. */
export function startWorker(input: ServiceInput): Promise<RunningProcess> {
  const env = { ...process.env, ...input.env };
  const ready = { line: /worker ready/ };
  return startProcess({ name: 'worker', file: 'apps/worker/src/main.ts', stopMs: 120_000, ...input, env, ready });
}

/** Starts the demo shop on a free port; ready when it tells its address. Throws Refusal. */
export async function startShop(input: ServiceInput & { args?: readonly string[] } = {}): Promise<RunningService> {
  const env = { ...process.env, ...input.env };
  const ready = { line: /^Demo shop: (http:\/\/\S+)/ };
  const running = await startProcess({ name: 'demo shop', file: 'apps/demo-shop/src/main.ts', ...input, env, ready });
  return { ...running, url: running.match![1]!.replace(/\/+$/, '') };
}

/** The key that secrets of this checkout's own database are sealed with; made once, in the form API and worker read. */
export function localEncryptionKeys(): string {
  const file = join(stateDir, 'encryption-key');
  if (!existsSync(file)) {
    mkdirSync(stateDir, { recursive: true });
    writeFileSync(file, `local:${randomBytes(32).toString('base64')}`, { mode: 0o600 });
  }
  return readFileSync(file, 'utf8').trim();
}
