import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verdictOf } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';

const pair = (label: string, value: string): Tree => [
  'generic',
  '',
  {},
  ['term', '', {}, ['text', label]],
  ['definition', '', {}, ['text', value]],
];
const view = page([
  'main',
  '',
  {},
  pair('2 seats', '$50.00'),
  pair('Coupon MAY (10% off)', '−$5.00'),
  pair('Total', '$45.00'),
]);

test('what a reader calls a value is not missing where a label that begins with a word of it has that value', () => {
  assert.equal(verdictOf(view, 'The coupon discount is $5.00.'), 'unproven');
  for (const claim of ['The seat discount is $5.00.', 'The coupon discount is $6.00.'])
    assert.equal(verdictOf(view, claim), 'not_met', claim);
  assert.notEqual(verdictOf(view, 'The coupon discount is $45.00.'), 'met');
});
