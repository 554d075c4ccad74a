import assert from 'node:assert/strict';
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import test from 'node:test';
import { fileURLToPath } from 'node:url';
import { type Environment, type Flow, type Run, type RunAccepted, silentLog } from '@smokejumper/contracts';
import { createTestDatabase } from '@smokejumper/db/testing';
import { ended } from '../scripts/launch/child.ts';
import { freePort } from '../scripts/launch/free-port.ts';
import { startShop } from '../scripts/launch/services.ts';
import { createFirstKey } from '../scripts/launch/workspace.ts';

const checkout = dirname(dirname(fileURLToPath(import.meta.url)));
const script = join(checkout, 'scripts/stack.ts');
const encryptionKeys = `k1:${randomBytes(32).toString('base64')}`;

function startStack(env: NodeJS.ProcessEnv): { child: ChildProcess; ready: Promise<string>; lines: string[] } {
  const child = spawn(process.execPath, [script], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const lines: string[] = [];
  const ready = new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        lines.push(line);
        const url = /ready: API at (\S+),/.exec(line)?.[1];
        if (url !== undefined) resolve(url);
      });
    }
    child.once('exit', () => reject(new Error(lines.join('\n'))));
  });
  return { child, ready, lines };
}

async function call<T>(url: string, key: string, method: string, body?: object): Promise<T> {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const response = await fetch(url, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  const text = await response.text();
  assert.ok(response.ok, `${method} ${url} answered ${response.status}: ${text}`);
  return JSON.parse(text) as T;
}

/** Reads the run's events to their end, which comes when the run is over. */
async function finished(apiUrl: string, key: string, id: string): Promise<Run> {
  const events = await fetch(`${apiUrl}/v1/runs/${id}/events`, { headers: { authorization: `Bearer ${key}` } });
  await events.text();
  return call<Run>(`${apiUrl}/v1/runs/${id}`, key, 'GET');
}

test('API and worker on a Redis and a PostgreSQL of their own run a flow and end at a signal', async (t) => {
  const database = await createTestDatabase();
  t.after(() => database.drop());
  const artifacts = mkdtempSync(join(tmpdir(), 'smokejumper-stack-'));
  t.after(() => rmSync(artifacts, { recursive: true, force: true }));
  const shop = await startShop();
  t.after(() => shop.stop());
  const stack = startStack({
    ...process.env,
    DATABASE_URL: database.url,
    REDIS_URL: process.env.TEST_REDIS_URL,
    PORT: String(await freePort()),
    ARTIFACTS_URL: `file:${artifacts}`,
    SMOKEJUMPER_ENCRYPTION_KEYS: encryptionKeys,
    SMOKEJUMPER_ALLOW_PRIVATE_HOSTS: '127.0.0.1',
  });
  t.after(async () => {
    stack.child.kill('SIGTERM');
    await ended(stack.child);
  });
  const apiUrl = await stack.ready;
  assert.match(stack.lines.join('\n'), /"queue":"redis"/);

  const key = await createFirstKey({ databaseUrl: database.url, encryptionKeys, name: 'Stack', log: silentLog });
  const environment = await call<Environment>(`${apiUrl}/v1/environments`, key, 'POST', {
    name: 'shop',
    baseUrl: shop.url,
  });
  const spec = 'Click "Sign in". Confirm that the page shows "Password".';
  const flow = await call<Flow>(`${apiUrl}/v1/flows`, key, 'POST', { name: 'Sign-in page', spec, url: '/' });
  const input = { flowId: flow.id, environmentId: environment.id };
  const accepted = await call<RunAccepted>(`${apiUrl}/v1/runs`, key, 'POST', input);
  const run = await finished(apiUrl, key, accepted.id);
  assert.deepEqual([run.status, run.verdict], ['finished', 'passed'], JSON.stringify(run, null, 2));

  stack.child.kill('SIGTERM');
  await ended(stack.child);
  assert.equal(stack.child.exitCode, 0, stack.lines.slice(-20).join('\n'));
});

test('a stack without its stores says which in one sentence and ends with 64', () => {
  for (const given of ['DATABASE_URL', 'REDIS_URL']) {
    const { DATABASE_URL: _database, REDIS_URL: _redis, ...env } = process.env;
    const ran = spawnSync(process.execPath, [script], {
      env: { ...env, [given]: 'redis://127.0.0.1:1' },
      encoding: 'utf8',
    });
    assert.equal(ran.status, 64);
    const missing = given === 'REDIS_URL' ? 'DATABASE_URL' : 'REDIS_URL';
    assert.match(ran.stderr, new RegExp(`^smokejumper: ${missing} must be set: [^\\n]+\\.\\n$`));
  }
});
