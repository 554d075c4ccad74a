import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verdictOf } from '../../../test/check.ts';
import { page, tableOf } from '../../../test/page.ts';

test('what an entry has under the head of a column is told of the first and the last entry as of the first row', () => {
  const view = page(
    ['heading', 'Orders', { level: 1 }],
    tableOf('', ['No', 'Status'], ['1007', 'Paid'], ['1008', 'Open']),
  );
  assert.equal(verdictOf(view, 'The status of the first order is Paid.'), 'met');
  assert.equal(verdictOf(view, 'The Status of the last order is Open.'), 'met');
  assert.equal(verdictOf(view, 'The status of the first order is Open.'), 'not_met');
});
