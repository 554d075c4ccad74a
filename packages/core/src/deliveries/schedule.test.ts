import assert from 'node:assert/strict';
import { test } from 'node:test';
import { quietUntil } from './quiet-until.ts';
import { waitBefore } from './schedule.ts';

test('waits grow to about three days in all, with a fifth of jitter, and then end', () => {
  const waits = Array.from({ length: 10 }, (_, n) => waitBefore({ attempt: n + 1, reporting: false, jitter: 0 }));
  assert.equal(waits[0], 5_000);
  assert.equal(waits[9], null);
  const total = waits.reduce<number>((sum, wait) => sum + (wait ?? 0), 0);
  assert.ok(Math.abs(total / 3_600_000 - 75.6) < 0.1, String(total / 3_600_000));
  assert.equal(waitBefore({ attempt: 1, reporting: false, jitter: 1 }), 6_000);
});

test('a longer wait that the other side asks for is honoured, up to a day', () => {
  assert.equal(waitBefore({ attempt: 1, reporting: true, jitter: 0, retryAfterMs: 61_000 }), 61_000);
  assert.equal(waitBefore({ attempt: 1, reporting: true, jitter: 0, retryAfterMs: 1 }), 1_000);
  assert.equal(waitBefore({ attempt: 1, reporting: true, jitter: 0, retryAfterMs: 1e12 }), 24 * 3_600_000);
});

test('quiet hours hold over midnight, in their own time zone, until their end', () => {
  const night = { from: '22:00', to: '07:00', timeZone: 'Europe/Vienna' };
  const ends = (at: string) => quietUntil(night, new Date(at))?.toISOString() ?? null;
  assert.equal(ends('2026-11-21T20:59:59Z'), null);
  assert.equal(ends('2026-11-21T21:00:00Z'), '2026-11-22T06:00:00.000Z');
  assert.equal(ends('2026-11-22T05:59:30Z'), '2026-11-22T06:00:00.000Z');
  assert.equal(ends('2026-11-22T06:00:00Z'), null);
  assert.equal(ends('2026-07-01T20:30:00Z'), '2026-07-02T05:00:00.000Z');
  assert.equal(quietUntil({ from: '09:00', to: '09:00', timeZone: 'UTC' }, new Date('2026-07-01T09:00:00Z')), null);
});
