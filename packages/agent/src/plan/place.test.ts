import assert from 'node:assert/strict';
import { test } from 'node:test';
import { placesOf } from './place.ts';

const text = [
  'page "Cart" http://shop.test/',
  '- region "Summary"',
  '  - table',
  '    - row "Total $57.60"',
  '      - cell "Total"',
  '      - cell "$57.60"',
  '- contentinfo',
  '  - paragraph: from $57.60',
  '- heading "Cart" [level=1]',
].join('\n');

test('a quote stands in the nearest box around it, and a row is not known by what it reads', () => {
  assert.deepEqual(placesOf(text, '- cell "$57.60"'), ['row']);
  assert.deepEqual(placesOf(text, 'from $57.60'), ['contentinfo']);
});

test('a quote in two places has two', () => {
  assert.deepEqual(placesOf(text, '$57.60'), ['row', 'contentinfo']);
});

test('a box that is one line with its words is the place of these words', () => {
  assert.deepEqual(placesOf('page "A" x\n- region "Order": Thank you', 'Thank you'), ['region "Order"']);
});

test('what stands at the top is in the page itself, and what is not there is nowhere', () => {
  assert.deepEqual(placesOf(text, 'heading "Cart"'), ['']);
  assert.deepEqual(placesOf(text, 'Sold out'), []);
});
