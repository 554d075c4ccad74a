import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Sample } from '../bench/model/measure.ts';
import { tableOf } from '../bench/model/table.ts';

const one: Sample = {
  flow: 'sort',
  broken: false,
  verdict: 'passed',
  failureClass: null,
  summary: '',
  wrong: false,
  calls: 2,
  inputTokens: 900,
  outputTokens: 40,
  costUsd: 0.0031,
  seconds: 1.5,
};

test('fewer than five runs of a flow are not compared', () => {
  assert.throws(() => tableOf(Array(4).fill(one)), /fewer than 5/);
  assert.throws(() => tableOf([...Array(5).fill(one), { ...one, broken: true }]), /"sort, broken" was run 1 times/);
});

test('a table gives verdicts, and each figure with its spread', () => {
  const text = tableOf([...Array(4).fill(one), { ...one, verdict: 'failed', wrong: true, calls: 5, seconds: 9 }]);
  assert.match(
    text,
    /\| sort \| 5 \| passed 4, failed 1 \| 1 \| 2 \(2–5\) \| 900 \| 40 \| 0\.0031 \| 1\.5 \(1\.5–9\.0\) \|/,
  );
  assert.match(text, /Pass rate on the healthy site: 4 of 5\. Wrong verdicts: 1 of 5\./);
});
