import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import test from 'node:test';
import { ResultFile } from '@smokejumper/contracts';
import { billing } from '../../../packages/agent/test/model/site.ts';
import { modelKey, startModelServer } from '../../../packages/agent/test/model-server/server.ts';
import { project, serve } from './fixture.ts';

const flows = `flows:
  - name: A seat
    url: /
    spec: Purchase one more place for a colleague somehow. I should see "Seat added".
`;

test('a flow in loose words passes with a model, replays without one, and can be made explicit', async (t) => {
  const server = await startModelServer({
    script: () => ({
      call: {
        name: 'plan',
        args: { steps: [{ clause: 1, action: 'click', target: { text: 'Add a seat', role: 'button' } }] },
      },
    }),
  });
  t.after(() => server.close());
  const url = await serve(t, { '/': billing });
  const { folder, run } = await project(t, { 'a.flows.yaml': flows });
  const env = {
    SMOKEJUMPER_MODEL: 'openai-compatible:scripted',
    SMOKEJUMPER_MODEL_URL: `${server.url}/v1`,
    SMOKEJUMPER_MODEL_KEY: modelKey,
  };

  const without = await run(['run', 'a.flows.yaml', '--base-url', url]);
  assert.equal(without.code, 2, without.err);
  const literal = await run(['run', 'a.flows.yaml', '--base-url', url, '--brain', 'literal'], { env });
  assert.equal(literal.code, 2, literal.err);
  assert.equal(server.requests.length, 0);

  const first = await run(['run', 'a.flows.yaml', '--base-url', url, '--json', '-', '--artifacts', 'kept'], { env });
  assert.equal(first.code, 0, first.err);
  const [result] = ResultFile.parse(JSON.parse(first.out)).runs;
  assert.equal(result?.usage.modelCalls, 1);
  assert.equal(result?.steps[0]?.source, 'model');
  const transcript = result?.artifacts.find((artifact) => artifact.kind === 'transcript');
  assert.ok(transcript?.path);
  const kept = await readFile(join(folder, transcript.path), 'utf8');
  assert.match(kept, /Add a seat/);
  assert.ok(!kept.includes(modelKey));

  const second = await run(['run', 'a.flows.yaml', '--base-url', url, '--json', '-'], { env });
  assert.equal(ResultFile.parse(JSON.parse(second.out)).runs[0]?.usage.modelCalls, 0);
  assert.equal(server.requests.length, 1);

  const explained = await run(['explain', 'a.flows.yaml']);
  assert.equal(explained.code, 0, explained.err);
  assert.equal(explained.out, '# A seat\nclick the button "Add a seat".\n"Seat added" is shown.\n\n');
  const [plan] = await readdir(join(folder, '.smokejumper', 'plans'));
  assert.match(await readFile(join(folder, '.smokejumper', 'plans', plan ?? ''), 'utf8'), /"by": "model"/);
});

test('a flow without a plan has nothing to explain, and the model brain without a model is refused', async (t) => {
  const { run } = await project(t, { 'a.flows.yaml': flows });
  const explained = await run(['explain', 'a.flows.yaml', '--json']);
  assert.equal(explained.code, 2);
  assert.deepEqual(JSON.parse(explained.out), { flows: [{ name: 'A seat', text: null, steps: [] }] });
  const refused = await run(['run', 'a.flows.yaml', '--base-url', 'http://127.0.0.1:9', '--brain', 'model']);
  assert.equal(refused.code, 64);
  assert.match(refused.err, /--brain model needs a model: set SMOKEJUMPER_MODEL/);
});
