import assert from 'node:assert/strict';
import { it } from 'node:test';
import { durationMs } from './duration.ts';

it('a duration is read in milliseconds', () => {
  const read = [undefined, 250, '500ms', '120s', '1.5m', '1 h', '0.1ms'].map(durationMs);
  assert.deepEqual(read, [null, 250, 500, 120_000, 90_000, 3_600_000, 1]);
});

it('a duration of more than an hour is refused, however it is written', () => {
  for (const long of [3_600_001, '61m', '999999h']) {
    assert.throws(() => durationMs(long), { code: 'invalid_input' });
  }
});
