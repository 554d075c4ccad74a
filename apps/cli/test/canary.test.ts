import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import test from 'node:test';
import { ResultFile } from '@smokejumper/contracts';
import { members } from '../../../packages/browser/test/zip.ts';
import { canary, hits, openEcho, readAcross } from '../../worker/test/echo.ts';
import { project } from './fixture.ts';

const flows = `flows:
  - name: Echo
    secrets: [password]
    spec: Type {{password}} into Password. Click "Echo". "Done" is visible.
  - name: Echo in vain
    secrets: [password]
    spec: Type {{password}} into Password. Click "Echo". "Done" is visible. "It says nothing" is visible.
`;

test('a secret typed into a page that echoes it everywhere stands in no byte that a local run leaves or prints', async (t) => {
  const echo = await openEcho();
  t.after(echo.close);
  const { folder, run } = await project(t, { 'a.flows.yaml': flows });
  const reports = ['--json', 'out.json', '--junit', 'out.xml', '--ctrf', 'out.ctrf.json'];
  const env = { SMOKEJUMPER_SECRET_PASSWORD: canary };
  const ended = await run(['run', 'a.flows.yaml', '--base-url', echo.url, '--concurrency', '2', ...reports], { env });
  assert.ok(hits(Buffer.concat(echo.typed)).length >= 8, 'the page got the secret and told it on');
  const { runs } = ResultFile.parse(JSON.parse(await readFile(join(folder, 'out.json'), 'utf8')));
  assert.deepEqual(
    runs.map(({ flow, verdict }) => [flow, verdict]),
    [
      ['Echo', 'passed'],
      ['Echo in vain', 'failed'],
    ],
    ended.err,
  );
  assert.deepEqual(hits(ended.out + ended.err), [], 'the terminal');
  const kept = new Set(runs.flatMap(({ artifacts }) => artifacts.map(({ kind }) => kind)));
  for (const kind of ['trace', 'screenshot', 'snapshot', 'console', 'network', 'download'] as const) {
    assert.ok(kept.has(kind), `there is a ${kind} among ${[...kept]}`);
  }
  const found: string[] = [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  assert.ok(
    files.some((file) => file.includes('plans')),
    'a plan is kept',
  );
  for (const file of files) {
    const content = await readFile(file);
    const archive = content.subarray(0, 2).toString() === 'PK';
    for (const [name, inside] of archive ? await members(content) : [['', content] as const]) {
      const across = name.endsWith('.trace') ? hits(readAcross(inside)) : [];
      found.push(...[...hits(inside), ...across].map((hit) => `${file.slice(folder.length)} ${name}: ${hit}`));
    }
    found.push(...hits(file).map((hit) => `the name ${file}: ${hit}`));
  }
  assert.deepEqual(found, []);
});
