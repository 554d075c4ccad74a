import assert from 'node:assert/strict';
import { it } from 'node:test';
import { durationMs } from './duration.ts';

it('a duration is read in milliseconds', () => {
  const read = [undefined, 250, '500ms', '120s', '1.5m', '2 h', '0.1ms'].map(durationMs);
  assert.deepEqual(read, [null, 250, 500, 120_000, 90_000, 7_200_000, 1]);
});
