import assert from 'node:assert/strict';
import test from 'node:test';
import type { Verdict } from '@smokejumper/contracts';
import { exitCodeOf } from './exit-code.ts';

const cases: [(Verdict | null)[], number][] = [
  [['passed', 'passed'], 0],
  [['passed', 'failed'], 1],
  [['inconclusive', 'passed'], 2],
  [['inconclusive', 'failed'], 1],
  [['errored', 'failed', 'inconclusive'], 3],
  [['passed', null], 3],
  [[], 64],
];

for (const [verdicts, code] of cases) {
  test(`runs that end as ${verdicts.join(', ') || 'none at all'} give ${code}`, () => {
    assert.equal(exitCodeOf(verdicts.map((verdict) => ({ verdict }))), code);
  });
}
