import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { test } from 'node:test';
import { changedFiles } from './changed-files.ts';

const read = (content: string) => changedFiles({ cwd: '/', stdin: Readable.from([content]) }, '-');

test('names of changed files are read from standard input, one a line or with a NUL between them', async () => {
  assert.deepEqual(await read('src/a.ts\nb c.md\r\n'), ['src/a.ts', 'b c.md']);
  assert.deepEqual(await read('src/ä.ts\0b c.md\0'), ['src/ä.ts', 'b c.md']);
});

test('none and too many leave no flow out, and a name that cannot be read is refused', async () => {
  assert.equal(await read('a\n'.repeat(1_001)), null);
  assert.equal(await read(''), null, 'git has failed before the pipe');
  for (const bad of ['"src/\\303\\244.ts"\n', '/etc/passwd\n']) {
    await assert.rejects(read(bad), { code: 'invalid_input' });
  }
  await assert.rejects(changedFiles({ cwd: '/', stdin: Readable.from([]) }, 'no/such/file'), /there is no such file/);
});
