import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verdictOf } from '../../../test/check.ts';
import { page, type Tree, tableOf } from '../../../test/page.ts';

const heading: Tree = ['heading', 'Rehearsal calendar', { level: 1 }, ['text', 'Rehearsal calendar']];
const month = tableOf('March', ['Thu', 'Fri'], ['Choir', 'Tutti'], ['Strings', '']);
const line = (role: string, words: string): Tree => [role, '', {}, ['text', words]];
const inForce = page(heading, month, line('status', 'Woodwind was removed'));

test('what only a message reports to be gone is in no part of the page', () => {
  assert.equal(verdictOf(inForce, 'Woodwind is still in the calendar.'), 'not_met');
  assert.equal(verdictOf(inForce, 'The calendar shows "Woodwind".'), 'not_met');
  assert.equal(verdictOf(inForce, 'The calendar does not show "Woodwind".'), 'met');
  assert.equal(verdictOf(inForce, '"Woodwind" is no longer in the calendar.'), 'met');
  assert.equal(verdictOf(inForce, 'Choir is still in the calendar.'), 'met');
});

test('a line that nothing marks as a message may be what the part of the page holds', () => {
  const plain = page(heading, month, line('paragraph', 'Woodwind was removed'));
  assert.equal(verdictOf(plain, 'Woodwind is still in the calendar.'), 'unproven');
  const log = page(['heading', 'Activity log', {}, ['text', 'Activity log']], line('paragraph', 'Bob was removed'));
  assert.equal(verdictOf(log, '"Bob" is in the activity log.'), 'met');
});

test('the message itself holds the name, and so do its own words', () => {
  assert.equal(verdictOf(inForce, 'The message shows "Woodwind".'), 'met');
  assert.equal(verdictOf(inForce, 'The status shows "Woodwind".'), 'met');
  assert.equal(verdictOf(inForce, '"Woodwind was removed" is in the calendar.'), 'met');
});
