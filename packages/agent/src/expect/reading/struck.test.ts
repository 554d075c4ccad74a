import assert from 'node:assert/strict';
import { test } from 'node:test';
import { check } from '../../../test/check.ts';
import { page } from '../../../test/page.ts';

test('a number is read without the amounts that are struck out; what is struck out alone is all there is', () => {
  const shown = (text: string, struck: string[], value: string) =>
    check(
      page([
        'generic',
        '',
        {},
        ['term', '', {}, ['text', 'Price']],
        ['definition', '', {}, ['text', text, { struck }]],
      ]),
      {
        action: 'assertNumber',
        target: { text: 'Price' },
        op: 'lt',
        value,
      },
    ).status;
  assert.equal(shown('€69.00 €49.00', ['€69.00'], '50'), 'met');
  assert.equal(shown('€49.00 €59.00', ['€49.00'], '50'), 'not_met');
  assert.equal(shown('€49.00', ['€49.00'], '50'), 'met');
  assert.equal(shown('€49.00 sold out', ['€49.00'], '50'), 'met');
});

test('the amount that is struck out is not the one that is shown; among more words nothing tells which is asked for', () => {
  const price = (words: string, struck: string[]) =>
    page(['generic', '', {}, ['term', '', {}, ['text', 'Price']], ['definition', '', {}, ['text', words, { struck }]]]);
  const says = (
    view: ReturnType<typeof price>,
    value: string,
    op: 'contains' | 'equals' | 'not-contains',
    name = 'Price',
  ) => check(view, { action: 'assertText', target: { text: name }, op, value }).status;
  const sale = price('$40 $50', ['$40']);
  assert.equal(says(sale, '$40', 'contains'), 'not_met');
  assert.equal(says(sale, '$40', 'equals'), 'not_met');
  assert.equal(says(sale, '$50', 'contains'), 'met');
  assert.equal(says(sale, '$50', 'equals'), 'met');
  assert.equal(says(sale, '$50', 'not-contains'), 'not_met');
  assert.equal(says(sale, '$40', 'not-contains'), 'unproven');
  assert.equal(says(price('$40', ['$40']), '$40', 'equals'), 'met');
  assert.equal(says(price('$40 $50 for a seat in the middle of the hall', ['$40']), '$40', 'contains'), 'unproven');
  const old = page(['paragraph', '', {}, ['text', 'Old price: $40 now $50', { struck: ['$40'] }]]);
  assert.equal(says(old, '$40', 'contains', 'Old price'), 'met');
});
