import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ExpectationResult } from '@smokejumper/contracts';
import {
  finishRun,
  getRun,
  listArtifacts,
  listRefs,
  listRunEvents,
  recordArtifacts,
  recordStep,
  releaseRun,
} from '../src/index.ts';
import { backOffMs, claim, failed, passed, queue, refEvent, step } from './fixture.ts';
import { useFixture, useSeed } from './use-fixture.ts';

const expectation: ExpectationResult = {
  text: 'Welcome',
  status: 'met',
  evidence: [{ snapshot: 's1', quote: 'Welcome' }],
};

describe('what a worker writes', () => {
  const fixture = useFixture();
  const ids = useSeed(fixture);

  async function begin() {
    const { id: runId } = await queue(fixture.ctx, ids);
    return { runId, lease: (await claim(fixture.sys)).lease };
  }

  const shot = (key: string) => ({ kind: 'screenshot' as const, step: 0, key, contentType: 'image/png', bytes: 10 });

  it('is stored once when the answer to the first try was lost and it is written again', async () => {
    const { ctx, sys } = fixture;
    const { runId, lease } = await begin();
    const written = {
      lease,
      step: step(0),
      refEvents: [refEvent('live')],
      expectations: [expectation],
      artifacts: [shot(`${runId}/one`)],
    };
    const trace = { kind: 'trace' as const, step: null, key: `${runId}/t`, contentType: 'application/zip', bytes: 9 };
    for (let again = 0; again < 2; again += 1) {
      await recordStep(sys, written);
      await recordArtifacts(sys, { lease, artifacts: [trace] });
    }
    const run = await getRun(ctx, { runId });
    assert.deepEqual([run.steps.length, run.expectations.length, run.artifacts.length], [1, 1, 2]);
    assert.equal((await listRefs(ctx, { runId, limit: 10 })).data.length, 1);
    const events = await listRunEvents(ctx, { runId, after: 0 });
    assert.equal(events.filter(({ event }) => event.type === 'step.finished').length, 1);
    await finishRun(sys, { lease, outcome: passed });
  });

  it('keeps what belongs to another step when a step is written again', async () => {
    const { ctx, sys } = fixture;
    const { runId, lease } = await begin();
    for (const index of [0, 1, 1]) {
      await recordStep(sys, {
        lease,
        step: step(index),
        refEvents: [refEvent('live', `e${index}`)],
        expectations: [{ ...expectation, text: `Step ${index}` }],
        artifacts: [{ ...shot(`${runId}/${index}`), step: index }],
      });
    }
    const run = await getRun(ctx, { runId });
    assert.deepEqual(
      run.expectations.map(({ text }) => text),
      ['Step 0', 'Step 1'],
    );
    assert.equal((await listArtifacts(ctx, { runId })).length, 2);
    await finishRun(sys, { lease, outcome: passed });
  });

  it('survives what a page may say: NUL, and half of a character that was cut in two', async () => {
    const { ctx, sys } = fixture;
    const { runId, lease } = await begin();
    const hostile = 'a\u0000b\ud83d';
    const mended = 'a\ufffdb\ufffd';
    const target = { role: 'button', name: hostile, context: hostile };
    await recordStep(sys, {
      lease,
      step: step(0, { text: hostile, error: hostile, target }),
      refEvents: [{ ...refEvent('live'), detail: hostile, url: hostile, before: target }],
      expectations: [{ text: hostile, status: 'not_met', evidence: [{ snapshot: 's1', quote: hostile }] }],
      artifacts: [],
    });
    await finishRun(sys, {
      lease,
      outcome: {
        ...failed,
        summary: hostile,
        expectations: [{ text: hostile, status: 'not_met', evidence: [{ snapshot: 's1', quote: hostile }] }],
        pageErrors: [{ kind: 'console', message: hostile, url: hostile, status: null }],
      },
    });
    const run = await getRun(ctx, { runId });
    assert.deepEqual([run.verdict, run.summary], ['failed', mended]);
    assert.equal(run.steps[0]?.target?.name, mended);
    assert.equal(run.expectations[0]?.evidence[0]?.quote, mended);
    assert.equal(run.pageErrors[0]?.message, mended);
    assert.equal((await listRefs(ctx, { runId, limit: 10 })).data[0]?.before?.name, mended);

    const next = await begin();
    assert.equal(await releaseRun(sys, { lease: next.lease, reason: hostile, spent: true }), 'requeued');
    fixture.pass(backOffMs);
    await finishRun(sys, { lease: (await claim(sys)).lease, outcome: passed });
  });

  it('remembers which step settled an expectation, also after the verdict', async () => {
    const { sys, database } = fixture;
    const { runId, lease } = await begin();
    const twice = { ...expectation, text: 'Twice' };
    for (const index of [2, 5]) {
      await recordStep(sys, { lease, step: step(index), refEvents: [], expectations: [twice], artifacts: [] });
    }
    const outcome = { ...passed, expectations: [twice, twice, { ...expectation, text: 'At the end' }] };
    await finishRun(sys, { lease, outcome });
    const rows = await database.asOwner(
      'select position, step_index as step, text from expectation where run_id = $1 order by position',
      [runId],
    );
    assert.deepEqual(rows, [
      { position: 0, step: 2, text: 'Twice' },
      { position: 1, step: 5, text: 'Twice' },
      { position: 2, step: null, text: 'At the end' },
    ]);
  });
});
