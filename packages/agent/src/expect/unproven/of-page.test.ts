import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verdictOf } from '../../../test/check.ts';
import { page, type Tree, tableOf } from '../../../test/page.ts';

test('the head of a column is no place: on the page of an invoice "on the invoice" is that page', () => {
  const heading = (level: number, words: string): Tree => ['heading', words, { level }, ['text', words]];
  const others = tableOf('Others', ['Invoice', 'Total'], ['INV-1', '€640.00'], ['INV-3', '€3,000.00']);
  const items = tableOf('Line items', ['Item', 'Price'], ['Desk', '€90.00'], ['Lamp', '€20.00'], ['Rug', '€15.00']);
  const of = (title: string) => page(heading(1, title), heading(2, 'Line items'), items, heading(2, 'Others'), others);
  const items3 = 'There are 3 line items on the invoice';
  const items4 = 'There are 4 line items on the invoice';
  assert.deepEqual(
    [items3, items4].map((claim) => verdictOf(of('Invoice INV-2'), claim)),
    ['met', 'not_met'],
  );
  assert.deepEqual(
    [items3, items4].map((claim) => verdictOf(of('INV-2'), claim)),
    ['unproven', 'not_met'],
  );
});
