import assert from 'node:assert/strict';
import { test } from 'node:test';
import { box, page, type Tree } from '../../../test/page.ts';
import { ground } from '../ground.ts';

const heading: Tree = ['heading', 'Calendar', { level: 1 }, ['text', 'Calendar']];
const line = (text: string, more = {}): Tree => ['generic', '', more, ['text', text]];

function isInCalendar(text: string, ...trees: Tree[]): boolean {
  const scope = { relation: 'within' as const, noun: 'calendar' };
  return ground(page(...trees), { target: { text, scope }, purpose: 'read', exact: true }).kind === 'one';
}

test('a message that floats over the page or stands outside of its main part is not under the heading before it', () => {
  const main: Tree = ['main', '', {}, heading, box(line('Standup'))];
  assert.equal(isInCalendar('Standup', main, ['status', '', {}, line('Created: Dinner')]), true);
  assert.equal(isInCalendar('Dinner', main, ['status', '', {}, line('Created: Dinner')]), false);
  assert.equal(
    isInCalendar('Dinner', heading, box(line('Standup')), ['alert', '', { lifted: true }, line('Dinner')]),
    false,
  );
  assert.equal(isInCalendar('Dinner', main, ['generic', '', { lifted: true }, line('Created: Dinner')]), false);
});

test('what is laid over a part of the page in it, a message in its flow and a button that floats are under its heading', () => {
  assert.equal(isInCalendar('Dinner', ['main', '', {}, heading, box(line('Dinner', { lifted: true }))]), true);
  assert.equal(isInCalendar('Dinner', heading, ['status', '', {}, line('Created: Dinner')]), true);
  assert.equal(isInCalendar('Dinner', ['main', '', {}, heading, ['status', '', {}, line('Dinner')]]), true);
  const button: Tree = ['button', 'Add', { lifted: true }, ['text', 'Add']];
  assert.equal(isInCalendar('Add', ['main', '', {}, heading, box(line('Standup'))], button), true);
});
