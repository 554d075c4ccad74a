import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { createBaselineStore } from './baselines.ts';

test('what a run has stored is compared with by the next one, and not by its own further tries', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'smokejumper-baselines-'));
  t.after(() => rm(folder, { recursive: true }));
  const store = createBaselineStore({ cwd: folder }, join(folder, 'baselines'));
  const owner = { file: join(folder, 'a.flows.yaml'), flow: 'Look' };
  const run = store.of(owner);
  assert.equal(await run.read('start'), null);
  assert.equal(await run.write('start', Buffer.from('first')), null);
  assert.equal(await run.read('start'), null);
  assert.equal((await store.of(owner).read('start'))?.toString(), 'first');
  const [flow] = await readdir(join(folder, 'baselines'));
  assert.deepEqual(await readdir(join(folder, 'baselines', flow!)), ['start.png']);
});
