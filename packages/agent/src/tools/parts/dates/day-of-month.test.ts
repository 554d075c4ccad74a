import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayIn } from './day-of-month.ts';

test('a mere number is a day of the month only where it is looked for in a calendar', () => {
  const calendar = { relation: 'within', noun: 'calendar' } as const;
  assert.equal(dayIn({ text: '15', scope: calendar }), 15);
  assert.equal(dayIn({ text: '15th', scope: calendar }), 15);
  assert.equal(dayIn({ text: '15th' }), 15);
  assert.equal(dayIn({ noun: 'day', ordinal: 5 }), 5);
  assert.equal(dayIn({ text: '15' }), null);
  assert.equal(dayIn({ text: '15', scope: { relation: 'within', noun: 'table' } }), null);
  assert.equal(dayIn({ text: '32', scope: calendar }), null);
});
