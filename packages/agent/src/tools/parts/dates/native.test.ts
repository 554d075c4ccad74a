import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nativeValue } from './native.ts';

const today = new Date(2026, 10, 22);
const value = (type: string, words: string) => nativeValue(type, words, today);

test("what a person writes becomes what the browser's own picker takes", () => {
  assert.equal(value('date', '5 March 2024'), '2024-03-05');
  assert.deepEqual(
    ['7:30', '7:30 pm', 'noon', '18:05:09'].map((words) => value('time', words)),
    ['07:30', '19:30', '12:00', '18:05:09'],
  );
  assert.deepEqual(
    ['March 2025', 'Sept. 2025', '2025-3', '12/2025'].map((words) => value('month', words)),
    ['2025-03', '2025-09', '2025-03', '2025-12'],
  );
  assert.deepEqual(
    ['2025-W03', 'week 3 of 2025', 'Week 12, 2025'].map((words) => value('week', words)),
    ['2025-W03', '2025-W03', '2025-W12'],
  );
  assert.deepEqual(
    ['2025-01-02 10:15', '2025-01-02T10:15', '2 January 2025 at 6 pm', 'January 2, 2025, 9:05', 'tomorrow 8:00'].map(
      (words) => value('datetime-local', words),
    ),
    ['2025-01-02T10:15', '2025-01-02T10:15', '2025-01-02T18:00', '2025-01-02T09:05', '2026-11-23T08:00'],
  );
  assert.deepEqual(
    ['#FF0000', '#0af', 'Navy'].map((words) => value('color', words)),
    ['#ff0000', '#00aaff', '#000080'],
  );
});

test('what is not certainly of the kind is refused, since the browser would drop it without a word', () => {
  const bad = [
    ['date', '03/04/2025'],
    ['date', '31 February 2025'],
    ['time', '25:00'],
    ['month', 'Marchember 2025'],
    ['month', '13/2025'],
    ['week', 'week 60 of 2025'],
    ['datetime-local', '2025-01-02'],
    ['color', 'reddish'],
  ] as const;
  for (const [type, words] of bad) assert.equal(value(type, words), null, `${type} ${words}`);
});
