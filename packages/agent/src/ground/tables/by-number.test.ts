import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verdictOf } from '../../../test/check.ts';
import { page, type Tree, tableOf } from '../../../test/page.ts';

const heading: Tree = ['heading', 'Issues', { level: 1 }, ['text', 'Issues']];
const rows = [
  ['7', 'In Progress', '5'],
  ['4', 'Resolved', '9'],
];
const numbered = page(heading, tableOf('', ['#', 'Status', 'Votes'], ...rows));

test('what people call by its number is the entry that the table numbers so', () => {
  assert.equal(verdictOf(numbered, 'The status of issue #4 is Resolved.'), 'met');
  assert.equal(verdictOf(numbered, 'The status of issue #4 is In Progress.'), 'not_met');
  assert.equal(verdictOf(numbered, 'Issue #4 is shown.'), 'met');
});

test('a number in another column is no entry of that number, and what is called so goes first', () => {
  assert.equal(verdictOf(numbered, 'Issue #9 is shown.'), 'not_met');
  assert.equal(verdictOf(numbered, 'Issue #5 is not shown.'), 'met');
  const others = page(
    ['heading', 'Customers', { level: 1 }, ['text', 'Customers']],
    tableOf('', ['Id', 'Name'], ['4', 'Ann']),
  );
  assert.equal(verdictOf(others, 'Issue #4 is shown.'), 'not_met');
  const named = page(heading, tableOf('', ['#', 'Name'], ['1', 'Issue #4'], ['4', 'Other']));
  assert.equal(verdictOf(named, 'Issue #4 is shown.'), 'met');
});
