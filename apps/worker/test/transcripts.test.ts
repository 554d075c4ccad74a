import assert from 'node:assert/strict';
import { text } from 'node:stream/consumers';
import { after, before, it } from 'node:test';
import { runFlow } from '@smokejumper/agent';
import { getArtifact, listArtifacts, listRunEvents } from '@smokejumper/core';
import { modelKey, startModelServer } from '../../../packages/agent/test/model-server/server.ts';
import { openStore, type TestStore } from '../../../packages/queue/test/stores.ts';
import { type Fixture, openFixture, startWorker, untilDone } from './fixture.ts';

let queue: TestStore;
let fixture: Fixture;
before(async () => {
  queue = await openStore('postgres');
  fixture = await openFixture();
});
after(async () => {
  await fixture.close();
  await queue.remove();
});

it('what a run asked of its model and what it answered are artifacts of the steps it was asked for', async () => {
  const model = await startModelServer({
    script: (asked) => {
      const clause = Number(/(\d+)\. PLAN/.exec(asked.last)?.[1]);
      return { call: { name: 'plan', args: { steps: [{ clause, action: 'click', target: { text: 'Start' } }] } } };
    },
  });
  fixture.site.letGo();
  const { stop } = await startWorker(fixture, queue.store, {
    runFlow: (ctx, input) => runFlow(ctx, { ...input, brain: 'auto', model: model.settings() }),
  });
  try {
    const runId = await fixture.queue('Get the whole thing going somehow. "Ready" is visible.');
    const run = await untilDone(fixture, runId);
    assert.equal(run.verdict, 'passed', run.summary ?? '');
    assert.equal(run.usage.modelCalls, 1);
    const events = (await listRunEvents(fixture.ctx, { runId, after: 0, limit: 100 })).map(({ event }) => event);
    const told = events.findIndex(({ type }) => type === 'run.usage');
    assert.ok(
      told > 0 && told < events.findIndex(({ type }) => type === 'run.finished'),
      'usage is told while it runs',
    );
    assert.partialDeepStrictEqual(events[told], { usage: { modelCalls: 1 } });
    const kept = (await listArtifacts(fixture.ctx, { runId })).filter(({ kind }) => kind === 'transcript');
    assert.deepEqual(
      kept.map(({ step }) => step),
      [0],
    );
    const { key } = await getArtifact(fixture.ctx, { runId, artifactId: kept[0]?.id ?? '' });
    const lines = (await text(await fixture.store.open(key))).trimEnd().split('\n');
    assert.deepEqual(
      lines.map((line) => (JSON.parse(line) as { role: string }).role),
      ['plan'],
    );
    assert.ok(!lines.join('').includes(modelKey));
  } finally {
    await stop();
    await model.close();
  }
});
