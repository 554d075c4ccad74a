import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { runFlow } from '@smokejumper/agent';
import { setModelSettings } from '@smokejumper/core';
import { modelKey, startModelServer } from '../../../packages/agent/test/model-server/server.ts';
import { openStore, type TestStore } from '../../../packages/queue/test/stores.ts';
import { type Fixture, openFixture, startWorker, untilDone } from './fixture.ts';

const spec = 'Get the whole thing going somehow. "Ready" is visible.';
let queue: TestStore;
let fixture: Fixture;
before(async () => {
  queue = await openStore('postgres');
  fixture = await openFixture();
  fixture.site.letGo();
});
after(async () => {
  await fixture.close();
  await queue.remove();
});

it('the model and the key of the workspace are the ones asked, and without a key the run says what to set', async () => {
  const server = await startModelServer({
    script: (asked) => {
      const clause = Number(/(\d+)\. PLAN/.exec(asked.last)?.[1]);
      return { call: { name: 'plan', args: { steps: [{ clause, action: 'click', target: { text: 'Start' } }] } } };
    },
  });
  const { stop } = await startWorker(fixture, queue.store, {
    model: server.settings(),
    runFlow: (ctx, input) => runFlow(ctx, { ...input, brain: 'auto' }),
  });
  try {
    const own = { model: 'openai-compatible:theirs', key: 'sk-of-the-workspace', budgets: { modelCalls: 4 } };
    await setModelSettings(fixture.ctx, own);
    const run = await untilDone(fixture, await fixture.queue(spec));
    assert.equal(run.verdict, 'passed', run.summary ?? '');
    assert.equal(run.budgets?.modelCalls, 4);
    const [asked] = server.requests;
    assert.equal(server.requests.length, 1);
    assert.match(asked?.bytes ?? '', /authorization: Bearer sk-of-the-workspace\n/);
    assert.match(asked?.bytes ?? '', /"model":"theirs"/);
    assert.ok(!asked?.bytes.includes(modelKey));

    await setModelSettings(fixture.ctx, { model: 'anthropic:theirs', budgets: {} });
    const keyless = await untilDone(fixture, await fixture.queue(spec, { infrastructure: 0 }));
    assert.deepEqual([keyless.verdict, keyless.failureClass], ['errored', 'infrastructure']);
    assert.match(keyless.summary ?? '', /no key is set.*\/v1\/settings\/model/);
    assert.equal(server.requests.length, 1);
  } finally {
    await stop();
    await server.close();
  }
});
