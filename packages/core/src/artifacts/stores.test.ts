import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, before, describe, it } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import type { ArtifactStore, StoredFile } from '@smokejumper/contracts';
import { startBucket, type TestBucket } from '../../test/bucket/server.ts';
import { createFileStore } from './file-store.ts';
import { createS3Store } from './s3-store.ts';

let folder: string;
let bucket: TestBucket;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'artifact-stores-'));
  bucket = await startBucket();
});
after(async () => {
  await bucket.close();
  await rm(folder, { recursive: true });
});

async function listed(store: ArtifactStore, prefix: string, after?: string): Promise<StoredFile[]> {
  const files: StoredFile[] = [];
  for await (const file of store.list(prefix, { after })) files.push(file);
  return files;
}

async function keysOf(store: ArtifactStore, prefix: string, after?: string): Promise<string[]> {
  return (await listed(store, prefix, after)).map(({ key }) => key);
}

const stores: Record<string, () => ArtifactStore> = {
  'the file store': () => createFileStore({ folder: join(folder, 'store') }),
  'the bucket': () => createS3Store(bucket.place),
};
for (const [name, open] of Object.entries(stores)) {
  describe(name, () => {
    it('gives back what was put, whole or in part, and nothing once it was removed', async () => {
      const store = open();
      const source = join(folder, 'source.txt');
      await writeFile(source, 'from a file');
      assert.equal(await store.putFile('wsp_1/run_1/a', source), 11);
      assert.equal(await store.putText('wsp_1/run_1/b', 'grün'), 5);
      assert.equal(await text(await store.open('wsp_1/run_1/a')), 'from a file');
      assert.equal(await text(await store.open('wsp_1/run_1/b')), 'grün');
      assert.equal(await text(await store.open('wsp_1/run_1/a', { start: 5, end: 6 })), 'a ');
      await store.copy('wsp_1/run_1/a', 'wsp_1/baselines/a');
      await assert.rejects(store.copy('wsp_1/run_1/none', 'wsp_1/baselines/b'), { code: 'not_found' });
      await store.remove('wsp_1/run_1/a');
      assert.equal(await text(await store.open('wsp_1/baselines/a')), 'from a file');
      await store.remove('wsp_1/baselines/a');
      await assert.rejects(store.open('wsp_1/run_1/a'), { code: 'not_found' });
      await store.remove('wsp_1/run_1/a');
      await store.remove('wsp_1/run_1/b');
      assert.deepEqual(await keysOf(store, ''), []);
    });

    it('lists what lies below a prefix, from any place on, and removes it in one go', async () => {
      const store = open();
      const keys = ['wsp_1/run_1/a', 'wsp_1/run_1/b', 'wsp_1/run_2/a', 'wsp_10/run_1/a'];
      for (const key of keys) await store.putText(key, key);
      assert.deepEqual(await keysOf(store, 'wsp_1/'), keys.slice(0, 3));
      assert.deepEqual((await keysOf(store, '')).toSorted(), keys);
      assert.deepEqual(await keysOf(store, 'wsp_1/', keys[0]), keys.slice(1, 3));
      const [first] = await listed(store, 'wsp_1/');
      assert.equal(first?.bytes, keys[0]?.length);
      assert.ok(Math.abs(Date.now() - (first?.storedAt.getTime() ?? 0)) < 60_000);
      assert.equal(await store.removeAll('wsp_1/'), 3);
      assert.equal(await store.removeAll('wsp_1/'), 0);
      assert.deepEqual(await keysOf(store, ''), keys.slice(3));
      assert.equal(await store.removeAll('wsp_10/'), 1);
    });

    it('refuses keys and prefixes that lead elsewhere', async () => {
      const store = open();
      for (const key of ['../a', 'a/../../b', '/etc/passwd', 'a//b', '', '.', 'a/.hidden', 'a\\..\\b', 'a\0b', 'a/']) {
        await assert.rejects(async () => store.putText(key, 'x'), { code: 'invalid_input' }, JSON.stringify(key));
        await assert.rejects(async () => store.open(key), { code: 'invalid_input' }, JSON.stringify(key));
      }
      for (const prefix of ['../', 'a', 'a/../', '/'])
        await assert.rejects(async () => store.removeAll(prefix), { code: 'invalid_input' }, prefix);
    });
  });
}

describe('the file store', () => {
  it('leaves no half of a file behind', async () => {
    const store = createFileStore({ folder: join(folder, 'half') });
    await assert.rejects(store.putFile('wsp_1/a', join(folder, 'missing')), { code: 'ENOENT' });
    assert.deepEqual(await readdir(join(folder, 'half/wsp_1')), []);
  });
});

describe('the bucket', () => {
  const key = 'wsp_1/run_1/weather';

  it('hands a file out itself under an address that ends and cannot be changed', async () => {
    const store = createS3Store(bucket.place);
    await store.putText(key, '<script>');
    const disposition = 'attachment; filename="x.txt"';
    const link = await store.link(key, { seconds: 60, contentType: 'text/plain', disposition });
    assert.ok(link);
    const answer = await fetch(link);
    assert.equal(await answer.text(), '<script>');
    assert.deepEqual(
      ['content-type', 'content-disposition'].map((header) => answer.headers.get(header)),
      ['text/plain', disposition],
    );
    for (const changed of [
      link.replace('text%2Fplain', 'text%2Fhtml'),
      link.replace('X-Amz-Expires=60', 'X-Amz-Expires=900'),
    ]) {
      assert.notEqual(changed, link);
      assert.equal((await fetch(changed)).status, 403, changed);
    }
    const over = await store.link(key, { seconds: 0, contentType: 'text/plain', disposition });
    assert.equal((await fetch(over ?? '')).status, 403);
  });

  it('is tried again when it says 503, and three times at most', async () => {
    const store = createS3Store(bucket.place);
    const source = join(folder, 'big.bin');
    await writeFile(source, Buffer.alloc(3_000_000, 7));
    bucket.weather('503', 2);
    assert.equal(await store.putFile(key, source), 3_000_000);
    assert.equal(bucket.asked(), 3);
    bucket.weather('503');
    await assert.rejects(store.putFile('wsp_1/run_1/never', source), { code: 'unavailable' });
    assert.equal(bucket.asked(), 3);
    bucket.weather('fine');
    await assert.rejects(store.open('wsp_1/run_1/never'), { code: 'not_found' });
    assert.equal((await text(await store.open(key))).length, 3_000_000);
  });

  it('that is silent or gone is unavailable in bounded time, and a wrong one is told as it is', async () => {
    const slow = createS3Store(bucket.place, { silenceMs: 200 });
    bucket.weather('silent');
    const begun = performance.now();
    await assert.rejects(slow.putText(key, 'x'), { code: 'unavailable' });
    await assert.rejects(listed(slow, ''), { code: 'unavailable' });
    assert.ok(performance.now() - begun < 10_000);
    bucket.weather('fine');
    const gone = createS3Store({ ...bucket.place, endpoint: 'http://127.0.0.1:1' });
    await assert.rejects(gone.remove(key), { code: 'unavailable' });
    const stranger = createS3Store({ ...bucket.place, bucket: 'another' });
    await assert.rejects(stranger.putText(key, 'x'), { name: 'NoSuchBucket' });
  });

  it('is no longer asked once its caller gave up', async () => {
    const store = createS3Store(bucket.place);
    bucket.weather('silent');
    const caller = new AbortController();
    const put = store.putText(key, 'x', { signal: caller.signal });
    while (bucket.asked() === 0) await setImmediate();
    caller.abort();
    await assert.rejects(put, { name: 'AbortError' });
    assert.equal(bucket.asked(), 1);
    bucket.weather('fine');
  });
});
