import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compileSpec } from '../../compile.ts';
import { isLongest } from './longest.ts';

test('a longest time is told before it or behind it', () => {
  for (const said of [
    'no more than 10 seconds',
    'one minute at the longest',
    'for 20 s at most',
    'but up to 2 minutes',
  ])
    assert.ok(isLongest(said), said);
  for (const said of ['10 seconds', 'at least 10 seconds', 'no more than 50', 'no more than 3 rows', 'for 10 seconds'])
    assert.ok(!isLongest(said), said);
});

for (const said of ['no more than 50', '10 seconds', 'no more than 10 seconds of fame'])
  test(`“wait for "Done", ${said}” is refused behind the comma`, () => {
    assert.equal(compileSpec(`wait for "Done", ${said}`).problems.length, 1);
  });
