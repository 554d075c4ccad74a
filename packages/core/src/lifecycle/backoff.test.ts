import assert from 'node:assert/strict';
import { test } from 'node:test';
import { backoffMs } from './backoff.ts';

test('waits grow by four up to five minutes, spread by a quarter', () => {
  const middle = [1, 2, 3, 4, 5].map((failures) => backoffMs({ failures, random: 0.5 }));
  assert.deepEqual(middle, [5_000, 20_000, 80_000, 300_000, 300_000]);
  assert.deepEqual(
    [0, 1].map((random) => backoffMs({ failures: 1, random })),
    [3_750, 6_250],
  );
});
