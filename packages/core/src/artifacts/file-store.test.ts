import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, before, describe, it } from 'node:test';
import { createFileStore } from './file-store.ts';

describe('the file store', () => {
  let folder: string;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'file-store-'));
  });
  after(() => rm(folder, { recursive: true }));

  it('gives back what was put, and nothing once it was removed', async () => {
    const store = createFileStore({ folder: join(folder, 'store') });
    const source = join(folder, 'source.txt');
    await writeFile(source, 'from a file');
    assert.equal(await store.putFile('wsp_1/run_1/a', source), 11);
    assert.equal(await store.putText('wsp_1/run_1/b', 'grün'), 5);
    assert.equal(await text(await store.open('wsp_1/run_1/a')), 'from a file');
    assert.equal(await text(await store.open('wsp_1/run_1/b')), 'grün');
    assert.deepEqual((await readdir(join(folder, 'store/wsp_1/run_1'))).sort(), ['a', 'b']);
    await store.remove('wsp_1/run_1/a');
    await assert.rejects(store.open('wsp_1/run_1/a'), { code: 'not_found' });
    await store.remove('wsp_1/run_1/a');
  });

  it('leaves no half of a file behind', async () => {
    const store = createFileStore({ folder: join(folder, 'half') });
    await assert.rejects(store.putFile('wsp_1/a', join(folder, 'missing')), { code: 'ENOENT' });
    assert.deepEqual(await readdir(join(folder, 'half/wsp_1')), []);
  });

  it('refuses keys that lead out of its folder', async () => {
    const store = createFileStore({ folder: join(folder, 'safe') });
    for (const key of ['../a', 'a/../../b', '/etc/passwd', 'a//b', '', '.', 'a/.hidden', 'a\\..\\b', 'a\0b', 'a/']) {
      await assert.rejects(async () => store.putText(key, 'x'), { code: 'invalid_input' }, JSON.stringify(key));
      await assert.rejects(async () => store.open(key), { code: 'invalid_input' }, JSON.stringify(key));
    }
  });
});
