import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verdictOf } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';

const line = (role: string, ...parts: Tree[]): Tree => [
  'row',
  '',
  {},
  ...parts.map((part): Tree => [role, '', {}, part]),
];
const link = (words: string, href: string): Tree => ['link', words, { href }, ['text', words]];
const ticket = (number: string, subject: string, whose: string, leadsTo = `/tickets/${number}`) =>
  line(
    'cell',
    link(number, `/tickets/${number}`),
    ['text', 'Task'],
    link(subject, leadsTo),
    link(whose, `/u/${whose}`),
  );
const heads = line('columnheader', ...['#', 'Kind', 'Subject', 'Owner'].map((head): Tree => ['text', head]));
const list = (...rows: Tree[]) => page(['table', 'Tickets', { tag: 'table' }, heads, ...rows]);

test('a row is called by what leads to the same place as its number', () => {
  const view = list(ticket('7', 'Repaint the hall', 'Ida'), ticket('4', 'Mend the gate', 'Omar'));
  assert.equal(verdictOf(view, 'The first row is "Repaint the hall".'), 'met');
  assert.equal(verdictOf(view, 'The last ticket is "Mend the gate".'), 'met');
  assert.equal(verdictOf(view, 'The first row is not "Repaint the hall".'), 'not_met');
  for (const words of ['Mend the gate', 'Ida', 'Repaint']) {
    assert.equal(verdictOf(view, `The first row is "${words}".`), 'not_met', words);
  }
  assert.notEqual(verdictOf(view, 'The first row is "Task".'), 'met');
});

test('what leads elsewhere than the number is not told to be what the row is called', () => {
  const view = list(
    ticket('7', 'Repaint the hall', 'Ida', '/halls/1'),
    ticket('4', 'Mend the gate', 'Omar', '/gates/9'),
  );
  assert.notEqual(verdictOf(view, 'The first row is "Repaint the hall".'), 'met');
});
