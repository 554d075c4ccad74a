import assert from 'node:assert/strict';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { generateSdk } from '../../../scripts/sdk/generate.ts';

const committed = join(import.meta.dirname, '../src/generated');

async function contentOf(folder: string): Promise<Map<string, string>> {
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.ts')).sort();
  return new Map(
    await Promise.all(files.map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const)),
  );
}

test('the client is what the API describes; npm run generate-sdk writes it anew', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'smokejumper-drift-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  await generateSdk({ folder });
  const [now, then] = [await contentOf(folder), await contentOf(committed)];
  assert.deepEqual([...now.keys()], [...then.keys()]);
  for (const [name, text] of now) assert.equal(text, then.get(name), `${name} differs`);
});
