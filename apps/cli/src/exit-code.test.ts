import assert from 'node:assert/strict';
import test from 'node:test';
import type { RunStatus, Verdict } from '@smokejumper/contracts';
import { exitCodeOf } from './exit-code.ts';

const cases: [(Verdict | Exclude<RunStatus, 'finished'>)[], number][] = [
  [['passed', 'passed'], 0],
  [['passed', 'failed'], 1],
  [['inconclusive', 'passed'], 2],
  [['inconclusive', 'failed'], 1],
  [['errored', 'failed', 'inconclusive'], 3],
  [['passed', 'running', 'failed'], 3],
  [['passed', 'cancelled'], 3],
  [['failed', 'cancelled'], 1],
  [[], 64],
];

for (const [verdicts, code] of cases) {
  test(`runs that end as ${verdicts.join(', ') || 'none at all'} give ${code}`, () => {
    assert.equal(exitCodeOf(verdicts.map(runThat)), code);
  });
}

function runThat(word: Verdict | Exclude<RunStatus, 'finished'>): { verdict: Verdict | null; status: RunStatus } {
  if (word === 'queued' || word === 'running' || word === 'cancelled') return { verdict: null, status: word };
  return { verdict: word, status: 'finished' };
}

test('what a flow in quarantine says does not count', () => {
  const apart = { ...runThat('failed'), quarantined: true };
  assert.equal(exitCodeOf([runThat('passed'), apart]), 0);
  assert.equal(exitCodeOf([runThat('inconclusive'), apart]), 2);
  assert.equal(exitCodeOf([apart]), 0);
});
