import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verdictOf } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';

const text = (words: string): Tree => ['text', words];
const chip = (words: string): Tree => ['generic', '', { framed: true }, text(words)];
const card = (name: string, ...more: Tree[]): Tree => [
  'listitem',
  '',
  {},
  ['generic', '', {}, text(name), ...more],
  ['button', 'Make default', {}, text('Make default')],
];
const row = (...cells: string[]): Tree => [
  'row',
  '',
  {},
  ...cells.map((words): Tree => ['cell', words, {}, text(words)]),
];

const wallet = page([
  'main',
  '',
  {},
  [
    'list',
    '',
    {},
    card('Visa ending in 4242', chip('Default')),
    card('Mastercard ending in 5100'),
    card('Debit, 3007'),
  ],
  ['table', '', {}, row('1 Sep', 'Visa 4242'), row('1 Oct', 'Visa 4242')],
]);

test('what an entry by a longer name holds is open for its short name, where another thing bears that, too', () => {
  assert.equal(verdictOf(wallet, 'The Visa is marked Default'), 'unproven');
  assert.equal(verdictOf(wallet, 'The Visa is marked Expired'), 'not_met');
  assert.equal(verdictOf(wallet, '"Visa ending in 4242" is marked Default'), 'met');
});

test('a button that begins with another word marks nothing', () => {
  assert.equal(verdictOf(wallet, 'Debit, 3007 is marked Default'), 'unproven');
});
