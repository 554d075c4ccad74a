import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { createTestDatabase } from '@smokejumper/db/testing';

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
const keys = `test:${randomBytes(32).toString('base64')}`;

function start(env: Record<string, string>) {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH ?? '', PORT: '0', SMOKEJUMPER_ENCRYPTION_KEYS: keys, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  return { child, output: () => output };
}

async function exitOf(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null) return child.exitCode;
  const [code] = (await once(child, 'close')) as [number | null];
  return code;
}

test('without a database the process says so in one sentence and exits with 64', async () => {
  const { child, output } = start({});
  assert.equal(await exitOf(child), 64);
  assert.match(output(), /^DATABASE_URL is not set; [^\n]+\n$/);
});

test('with a database out of reach the process says so without the password and exits with 1', async () => {
  const { child, output } = start({ DATABASE_URL: 'postgres://me:hush@127.0.0.1:1/x' });
  assert.equal(await exitOf(child), 1);
  assert.match(output(), /The database cannot be reached/);
  assert.doesNotMatch(output(), /hush/);
});

test('on an empty database the process migrates, tells its address, serves, and ends with 0 on SIGTERM', async () => {
  const database = await createTestDatabase({ empty: true });
  const { child, output } = start({ DATABASE_URL: database.url });
  try {
    let address: string | undefined;
    for await (const chunk of child.stdout) {
      void chunk;
      address = /"listening at (http:\/\/\S+)"/.exec(output())?.[1];
      if (address) break;
    }
    assert.ok(address, output());
    assert.equal((await fetch(`${address}/v1/flows`)).status, 401);
    child.kill('SIGTERM');
    assert.equal(await exitOf(child), 0, output());
  } finally {
    child.kill('SIGKILL');
    await database.drop();
  }
});
