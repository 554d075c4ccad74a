import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verdictOf } from '../../../test/check.ts';
import { box, page, type Tree } from '../../../test/page.ts';

const text = (words: string): Tree => ['text', words];
const line = (name: string, price: string): Tree =>
  box(['link', name, {}, text(name)], box(text(price)), ['button', `Remove ${name}`]);
const toCart: Tree = [
  'banner',
  '',
  {},
  ['link', 'Home', {}, text('Home')],
  ['link', 'Cart 3', {}, text('Cart'), text('3')],
];
const heading: Tree = ['heading', 'Your cart', { level: 1 }, text('Your cart')];
const lines = box(line('Fern', '€24.00'), line('Clay pot', '€26.00'));

test('what is in the cart stands on the page that is headed so, and not in the link that leads there', () => {
  const view = page(toCart, ['main', '', {}, heading, lines]);
  const verdicts = (...claims: string[]) => claims.map((claim) => verdictOf(view, claim));
  assert.deepEqual(
    verdicts(
      '"Clay pot" is in the cart.',
      '"Ficus" is in the cart.',
      'There are 2 items in the cart.',
      'There are 3 items in the cart.',
      'The first item in the cart shows "Fern".',
    ),
    ['met', 'not_met', 'met', 'not_met', 'met'],
  );
});
