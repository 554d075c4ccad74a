import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verdictOf } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';

const line = (role: string, ...words: string[]): Tree => [
  'row',
  '',
  {},
  ...words.map((word): Tree => [role, word, {}, ['text', word]]),
];
const table = (...foot: Tree[]): Tree => [
  'table',
  '',
  { tag: 'table' },
  line('columnheader', 'Product', 'Price', 'Total'),
  line('cell', 'Blue mug', '$8.00', '$16.00'),
  line('cell', 'Tea towel', '$12.50', '$12.50'),
  ['rowgroup', '', { tag: 'tfoot' }, ...foot],
];

test('the total of an order is that of the line below its rows, though a column is called so', () => {
  const view = page(table(line('cell', 'Subtotal', '$28.50'), line('cell', 'Total', '$33.50')));
  assert.equal(verdictOf(view, 'The total is $33.50'), 'met');
  assert.equal(verdictOf(view, 'The total is $28.50'), 'not_met');
  assert.equal(verdictOf(view, 'The total is $16.00'), 'not_met');
  // Of two such lines nothing tells which is meant.
  const twice = page(table(line('cell', 'Total', '$33.50')), table(line('cell', 'Total', '$12.00')));
  for (const spec of ['The total is $33.50', 'The total is $12.00']) assert.equal(verdictOf(twice, spec), 'unproven');
});
