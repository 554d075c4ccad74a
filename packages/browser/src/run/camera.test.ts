import assert from 'node:assert/strict';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test, { type TestContext } from 'node:test';
import type { Page } from 'playwright';
import { createCamera } from './camera.ts';

const page = {} as Page;

async function studio(t: TestContext) {
  const folder = await mkdtemp(join(tmpdir(), 'smokejumper-camera-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  const shutters: (() => void)[] = [];
  let busy = 0;
  const camera = createCamera(async ({ name }) => {
    assert.equal(busy++, 0, 'two pictures are taken at the same time');
    await new Promise<void>((resolve) => shutters.push(resolve));
    busy -= 1;
    const path = join(folder, `${name}.jpg`);
    await writeFile(path, `taken for ${name}`);
    return path;
  });
  return { folder, shutters, camera };
}

async function release(shutters: (() => void)[]): Promise<void> {
  while (shutters.length === 0) await new Promise((resolve) => setImmediate(resolve));
  shutters.shift()!();
}

test('pictures asked for while another is taken are one, with a file for each', async (t) => {
  const { folder, shutters, camera } = await studio(t);
  const first = camera({ page, name: 'a' });
  while (shutters.length === 0) await new Promise((resolve) => setImmediate(resolve));
  const others = [camera({ page, name: 'b' }), camera({ page, name: 'c' })];
  await release(shutters);
  await first;
  await release(shutters);
  assert.deepEqual(await Promise.all(others), [join(folder, 'b.jpg'), join(folder, 'c.jpg')]);
  assert.deepEqual((await readdir(folder)).sort(), ['a.jpg', 'b.jpg', 'c.jpg']);
  assert.equal(await readFile(join(folder, 'c.jpg'), 'utf8'), 'taken for b');
});

test('a picture asked for once another has begun is not that one', async (t) => {
  const { folder, shutters, camera } = await studio(t);
  for (const name of ['a', 'b']) {
    const taken = camera({ page, name });
    await release(shutters);
    await taken;
    assert.equal(await readFile(join(folder, `${name}.jpg`), 'utf8'), `taken for ${name}`);
  }
});

test('a picture that cannot be taken is none for all who share it, and the next is taken', async () => {
  let times = 0;
  const camera = createCamera(async ({ name }) => (times++ === 0 ? null : `/x/${name}.jpg`));
  assert.equal(await camera({ page, name: 'a' }), null);
  assert.equal(await camera({ page, name: 'b' }), '/x/b.jpg');
});
