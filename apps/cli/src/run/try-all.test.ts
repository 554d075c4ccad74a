import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FailureClass, FlowOutcome, RetryPolicyPatch, Verdict } from '@smokejumper/contracts';
import { tryAll } from './try-all.ts';

const seam = { signal: new AbortController().signal };

function saw(verdict: Verdict, failureClass: FailureClass | null): FlowOutcome {
  return {
    verdict,
    failureClass,
    summary: '',
    steps: [],
    expectations: [],
    refs: { issued: 0, live: 0, reattached: 0, healed: 0, refused: {} },
    usage: { modelCalls: 1, inputTokens: 10, outputTokens: 1, costUsd: 0.5 },
    pageErrors: [],
    plan: null,
  };
}

const failed = saw('failed', 'missing_element');
const unsure = saw('inconclusive', 'ambiguous');
const broken = saw('errored', 'infrastructure');
const passed = saw('passed', null);

async function sees(outcomes: readonly FlowOutcome[], retries: RetryPolicyPatch, signal = seam.signal) {
  const replays: boolean[] = [];
  const ended = await tryAll(
    retries,
    async ({ number, replay }) => {
      replays.push(replay);
      const artifacts = [{ kind: 'trace' as const, path: `trace-${number}` }];
      return { outcome: outcomes[number - 1]!, artifacts, storageState: null };
    },
    { signal },
  );
  return { ended, replays };
}

test('without being told to, a flow is tried once', async () => {
  const { ended } = await sees([failed, passed], {});
  assert.deepEqual([ended.outcome.verdict, ended.attempts, ended.flaky], ['failed', 1, false]);
});

test('what passes after it failed is flaky, and keeps the files and the cost of all tries', async () => {
  const { ended, replays } = await sees([failed, passed], { site: 1 });
  assert.deepEqual([ended.outcome.verdict, ended.attempts, ended.flaky], ['passed', 2, true]);
  assert.deepEqual([ended.outcome.usage.modelCalls, ended.outcome.usage.costUsd], [2, 1]);
  assert.deepEqual(
    ended.artifacts.map(({ path }) => path),
    ['trace-1', 'trace-2'],
  );
  assert.deepEqual(replays, [true, true]);
});

test('what could not be told at last says that it had failed before', async () => {
  const gone = { ...failed, summary: 'It is gone.' };
  for (const later of [unsure, broken]) {
    const { ended } = await sees([gone, later, later], { site: 1, agent: 1 });
    assert.equal(ended.outcome.verdict, later.verdict);
    assert.match(ended.outcome.summary, / An earlier try had failed: It is gone\.$/);
  }
  const { ended } = await sees([gone, failed], { site: 1 });
  assert.doesNotMatch(ended.outcome.summary, /earlier/);
});

test('each class has tries of its own, and what was inconclusive is planned anew', async () => {
  const { ended, replays } = await sees([broken, unsure, failed, failed], { site: 1, agent: 1, infrastructure: 1 });
  assert.deepEqual([ended.outcome.verdict, ended.attempts, ended.flaky], ['failed', 4, false]);
  assert.deepEqual(replays, [true, true, false, false]);
  const budget = saw('inconclusive', 'budget');
  assert.equal((await sees([budget], { site: 2, agent: 2, infrastructure: 2 })).ended.attempts, 1);
});

test('what the kept plan refused is looked at once more with the plan', async () => {
  const refused = {
    ...{ index: 0, text: 'Click "Go"', action: 'click', ref: null, target: null, durationMs: 1, error: null },
    ...{ source: 'replay' as const, outcome: 'not_found' as const, refOutcome: 'ambiguous' as const },
  };
  const { ended, replays } = await sees([{ ...unsure, steps: [refused] }, unsure], { agent: 1 });
  assert.equal(ended.attempts, 2);
  assert.deepEqual(replays, [true, true]);
});

test('nothing is tried again once the person stopped it', async () => {
  const { ended } = await sees([failed, passed], { site: 1 }, AbortSignal.abort());
  assert.equal(ended.attempts, 1);
});
