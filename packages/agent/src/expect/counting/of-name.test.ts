import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verdictOf } from '../../../test/check.ts';
import { page, type Tree, tableOf } from '../../../test/page.ts';

const title = (words: string): Tree => ['heading', words, { level: 1 }, ['text', words]];
const rows = tableOf('', ['Order', 'Customer'], ['1001', 'Acme'], ['1002', 'Bolt'], ['1003', 'Acme']);
const customers = tableOf('', ['Company', 'City'], ['Acme', 'Paris'], ['Bolt', 'Rome']);

test('what bears a name is one of the orders where a title or the head of its table says so', () => {
  for (const view of [page(title('Orders'), rows), page(rows)]) {
    assert.equal(verdictOf(view, 'The number of orders for "Acme" is 2'), 'met');
    assert.equal(verdictOf(view, 'There is 1 order for "Acme"'), 'not_met');
    // The head over the numbers of single orders tells none of them.
    assert.equal(verdictOf(view, 'The number of orders for "Bolt" is 1002'), 'not_met');
  }
});

test('of what else bears it nothing tells that it is one, but a word is counted as what it is drawn as', () => {
  const view = page(title('Customers'), customers);
  assert.equal(verdictOf(view, 'There is 1 order for "Acme"'), 'unproven');
  assert.equal(verdictOf(view, 'The number of orders for "Acme" is less than 5'), 'unproven');
  assert.equal(verdictOf(view, 'There is 1 "Paris" label'), 'met');
});
