import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test, { after, before } from 'node:test';
import { isAlive } from './child.ts';
import { freePort } from './free-port.ts';
import { startProcess } from './process.ts';
import { Refusal } from './refusal.ts';

let folder = '';

before(() => {
  folder = mkdtempSync(join(tmpdir(), 'smokejumper-process-'));
});

after(() => rmSync(folder, { recursive: true, force: true }));

function script(name: string, source: string): string {
  const file = join(folder, name);
  writeFileSync(file, source);
  return file;
}

test('a process is ready when its line comes, and every line is handed on', async () => {
  const lines: string[] = [];
  const file = script('line.mjs', "console.log('one'); console.log('at http://x:1/'); setInterval(() => {}, 1000);");
  const running = await startProcess({
    name: 'thing',
    file,
    env: process.env,
    ready: { line: /at (\S+)/ },
    onLine: (line) => lines.push(line),
  });
  assert.equal(running.match?.[1], 'http://x:1/');
  assert.deepEqual(lines, ['one', 'at http://x:1/']);
  await running.stop();
  assert.equal(isAlive(running.pid), false);
  assert.deepEqual(await running.ended, { code: null, signal: 'SIGTERM' });
});

test('a process is ready when its address answers with 200', async () => {
  const port = await freePort();
  const source = `
    import { createServer } from 'node:http';
    let asked = 0;
    createServer((_, res) => { asked += 1; res.writeHead(asked < 3 ? 503 : 200).end(); }).listen(${port}, '127.0.0.1');`;
  const url = `http://127.0.0.1:${port}/readyz`;
  const running = await startProcess({
    name: 'thing',
    file: script('url.mjs', source),
    env: process.env,
    ready: { url },
  });
  assert.equal((await fetch(url)).status, 200);
  await running.stop();
});

test('a process that ends before it is ready is refused with what it said last', async () => {
  const file = script('broken.mjs', "console.error('Error: no database'); process.exit(3);");
  await assert.rejects(
    startProcess({ name: 'thing', file, env: process.env, ready: { line: /never/ } }),
    (error) => error instanceof Refusal && /ended before it was ready \(exit code 3\).*no database/.test(error.message),
  );
});

test('a process that does not get ready in time is refused and stopped', async () => {
  const file = script('slow.mjs', 'console.log(String(process.pid)); setInterval(() => {}, 1000);');
  let pid = 0;
  const onLine = (line: string) => {
    pid = Number(line);
  };
  await assert.rejects(
    startProcess({ name: 'thing', file, env: process.env, ready: { line: /never/ }, readyMs: 1_500, onLine }),
    /was not ready within 1.5 s/,
  );
  assert.ok(pid > 0);
  assert.equal(isAlive(pid), false);
});

test('a process that ignores SIGTERM is killed when its time is up', async () => {
  const file = script('deaf.mjs', "process.on('SIGTERM', () => {}); console.log('up'); setInterval(() => {}, 1000);");
  const running = await startProcess({ name: 'thing', file, env: process.env, ready: { line: /up/ }, stopMs: 100 });
  await running.stop();
  assert.equal((await running.ended).signal, 'SIGKILL');
});
