import assert from 'node:assert/strict';
import { test } from 'node:test';
import { check } from '../../test/check.ts';
import { page } from '../../test/page.ts';

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
