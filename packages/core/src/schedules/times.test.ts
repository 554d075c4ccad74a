import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isAppError } from '@smokejumper/contracts';
import { dueTimes } from './due.ts';
import { timesOf } from './times.ts';

const vienna = (cron: string) => timesOf({ cron, timeZone: 'Europe/Vienna' });

/** The next times after a moment, and the same looked at backwards from the last of them. */
function both(cron: string, from: string, count: number): string[] {
  const times = vienna(cron);
  const start = new Date(from);
  const forward: Date[] = [];
  for (let date = start; forward.length < count; forward.push(date)) date = times.after(date);
  const backward = times.upTo(forward.at(-1)!, count);
  assert.deepEqual(backward, forward, `${cron} says the same forwards and backwards`);
  return forward.map((date) => date.toISOString().slice(5, 16));
}

test('a time of day that the clocks leave out in spring is taken right after, once', () => {
  assert.deepEqual(both('30 2 * * *', '2026-03-27T12:00:00Z', 3), ['03-28T01:30', '03-29T01:00', '03-30T00:30']);
  assert.deepEqual(both('0 3 * * *', '2026-03-28T12:00:00Z', 2), ['03-29T01:00', '03-30T01:00']);
  assert.deepEqual(both('0 7 * * *', '2026-03-28T12:00:00Z', 2), ['03-29T05:00', '03-30T05:00']);
});

test('a time of day that comes twice in autumn is taken once', () => {
  assert.deepEqual(both('30 2 * * *', '2026-10-23T12:00:00Z', 3), ['10-24T00:30', '10-25T00:30', '10-26T01:30']);
  assert.deepEqual(both('15 2,3 * * *', '2026-10-24T12:00:00Z', 4), [
    '10-25T00:15',
    '10-25T02:15',
    '10-26T01:15',
    '10-26T02:15',
  ]);
});

test('what is said by stars and steps goes on by the hour on both days', () => {
  assert.deepEqual(both('*/30 * * * *', '2026-03-29T00:00:00Z', 4), [
    '03-29T00:30',
    '03-29T01:00',
    '03-29T01:30',
    '03-29T02:00',
  ]);
  assert.deepEqual(both('0 * * * *', '2026-10-24T23:30:00Z', 4), [
    '10-25T00:00',
    '10-25T01:00',
    '10-25T02:00',
    '10-25T03:00',
  ]);
});

test('an expression or a time zone that cannot be read is pointed at, and so is one that never comes', () => {
  const cases: [cron: string, timeZone: string, pointer: string, detail: RegExp][] = [
    ['every day', 'UTC', '/cron', /is not a cron expression/],
    ['61 * * * *', 'UTC', '/cron', /Invalid value for minute: 61/],
    ['*/30 * * * * *', 'UTC', '/cron', /has 6 fields .* more often than once a minute/],
    ['0 0 30 2 *', 'UTC', '/cron', /never comes/],
    ['2026-12-01T00:00:00', 'UTC', '/cron', /is not a cron expression/],
    ['0 7 * * *', 'Mars/Olympus', '/timeZone', /is not a time zone/],
    ['0 7 * * *', '+02:00', '/timeZone', /is not a time zone/],
  ];
  for (const [cron, timeZone, pointer, detail] of cases) {
    assert.throws(
      () => timesOf({ cron, timeZone }).after(new Date()),
      (error) => {
        assert.ok(isAppError(error, 'invalid_input'), cron);
        const [field] = error.details.errors ?? [];
        assert.equal(field?.pointer, pointer, cron);
        assert.match(field?.detail ?? '', detail);
        return true;
      },
    );
  }
  for (const cron of ['@hourly', '0 9 L * *', '0 9 * * MON-FRI', '*/5 * * * *']) vienna(cron);
});

test('of what was missed nothing, one or all is made up for, at most a day and 24 of it', () => {
  const hourly = timesOf({ cron: '0 * * * *', timeZone: 'UTC' });
  const at = (text: string) => new Date(`2026-11-${text}:00Z`);
  const due = (missed: 'skip' | 'once' | 'all', nextAt: string, now: string, lastAt: string | null = null) => {
    const last = lastAt === null ? null : at(lastAt);
    const found = dueTimes(hourly, { nextAt: at(nextAt), lastAt: last, missed, now: at(now) });
    assert.ok(found.next > at(now));
    return found.due.map((date) => date.toISOString().slice(8, 16));
  };
  for (const missed of ['skip', 'once', 'all'] as const) {
    assert.deepEqual(due(missed, '21T10:00', '21T10:00'), ['21T10:00'], 'to the moment');
    assert.deepEqual(due(missed, '21T10:00', '21T09:59'), [], 'too early');
    assert.deepEqual(due(missed, '21T10:00', '21T10:00', '21T10:00'), [], 'again');
  }
  assert.deepEqual(due('skip', '21T10:00', '21T12:30'), []);
  assert.deepEqual(due('skip', '21T10:00', '21T12:01'), ['21T12:00'], 'what was not missed fires');
  assert.deepEqual(due('once', '21T10:00', '21T12:30'), ['21T12:00']);
  assert.deepEqual(due('all', '21T10:00', '21T12:30'), ['21T10:00', '21T11:00', '21T12:00']);
  assert.equal(due('all', '01T10:00', '21T12:30').length, 24);
  const weekly = timesOf({ cron: '0 0 1 * *', timeZone: 'UTC' });
  const old = dueTimes(weekly, { nextAt: at('01T00:00'), lastAt: null, missed: 'once', now: at('21T12:00') });
  assert.deepEqual([old.due, old.dropped], [[], at('01T00:00')]);
});
