import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defaultBudgets } from '@smokejumper/contracts';
import { createMeter } from './meter.ts';
import { normalCalls } from './normal.ts';

const one = { calls: 1, inputTokens: 100, cachedTokens: 0, outputTokens: 10, costUsd: 0.01 };

test('the normal number of calls is the median of the last five passed model runs', () => {
  assert.equal(normalCalls({ before: [2, 9, 2, 2, 4, 90, 90], steps: 50 }), 2);
  assert.equal(normalCalls({ before: [2, 4], steps: 50 }), 3);
});

test('without history it is one call a step of the plan, plus plan and judge', () => {
  assert.equal(normalCalls({ before: [], steps: 3 }), 5);
  assert.equal(normalCalls({ before: [0, 0], steps: 3 }), 5);
});

test('a run makes at most twice its normal number of calls, and keeps one for the judge', () => {
  const meter = createMeter({ budgets: defaultBudgets, before: [2, 2, 2], steps: 9 });
  meter.keepForJudge(1);
  let calls = 0;
  while (meter.refuses('act') === null) {
    meter.add('act', one);
    calls += 1;
  }
  assert.equal(calls, 3);
  assert.equal(meter.refuses('judge'), null);
  meter.add('judge', one);
  assert.match(meter.refuses('judge') ?? '', /4 model calls/);
});

test('a run without settings never makes more than 25 calls', () => {
  const meter = createMeter({ budgets: { ...defaultBudgets, recoveryModelCalls: 100 }, before: [], steps: 80 });
  let calls = 0;
  while (meter.refuses('repair') === null) {
    meter.add('repair', one);
    calls += 1;
  }
  assert.equal(calls, 25);
});

test('recovery has a cap of its own, which leaves the other calls alone', () => {
  const meter = createMeter({ budgets: { ...defaultBudgets, recoveryModelCalls: 2 }, before: [], steps: 8 });
  meter.add('repair', one);
  meter.add('repair', one);
  assert.match(meter.refuses('repair') ?? '', /2 model calls for recovery/);
  assert.equal(meter.refuses('act'), null);
});

test('tokens and money stop a run after the call that used them up', () => {
  const tokens = createMeter({ budgets: { ...defaultBudgets, tokens: 150 }, before: [], steps: 8 });
  tokens.add('act', one);
  assert.equal(tokens.refuses('act'), null);
  tokens.add('act', one);
  assert.match(tokens.refuses('act') ?? '', /150 tokens/);
  const money = createMeter({ budgets: { ...defaultBudgets, costUsd: 0.01 }, before: [], steps: 8 });
  money.add('plan', one);
  assert.match(money.refuses('act') ?? '', /US dollars/);
});
