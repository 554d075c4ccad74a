import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verdictOf } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';

const words = (text: string): Tree => ['generic', '', {}, ['text', text]];
const card = (...parts: Tree[]): Tree => [
  'article',
  'Files',
  {},
  ['heading', 'Files', {}, ['text', 'Files']],
  ...parts,
];
const foot: Tree = ['contentinfo', '', {}, ['text', 'Copyright']];

test('the footer of a card that marks none is open where the card shows the words, and not in what it lacks', () => {
  const view = page(card(words('a.txt'), words('9 items')), foot);
  assert.equal(verdictOf(view, 'The footer of the card shows "9 items"'), 'unproven');
  assert.equal(verdictOf(view, 'The footer of the card does not show "9 items"'), 'unproven');
  assert.equal(verdictOf(view, 'The footer of the card does not show "8 items"'), 'unproven');
  assert.equal(verdictOf(view, 'The footer of the card shows "8 items"'), 'not_met');
  assert.equal(verdictOf(view, 'The footer of the card shows "Copyright"'), 'not_met');
  assert.equal(verdictOf(page(foot), 'The footer of the card does not show "8 items"'), 'not_met');
});

test('so it is where the card is drawn of a plain box that nothing tells to be one', () => {
  const view = page(['generic', '', {}, ['heading', 'Files', {}, ['text', 'Files']], words('9 items')], foot);
  assert.equal(verdictOf(view, 'The footer of the card shows "9 items"'), 'unproven');
  assert.equal(verdictOf(view, 'The footer of the card does not show "9 items"'), 'unproven');
  assert.equal(verdictOf(view, 'The footer of the card shows "8 items"'), 'not_met');
  assert.equal(verdictOf(view, 'The footer of the "Orders" card shows "9 items"'), 'not_met');
});

test('a footer that is marked is read', () => {
  const marked: Tree = ['contentinfo', '', { tag: 'footer' }, ['text', '9 items']];
  const view = page(card(words('8 items'), marked));
  assert.equal(verdictOf(view, 'The footer of the card shows "9 items"'), 'met');
  assert.equal(verdictOf(view, 'The footer of the card shows "8 items"'), 'not_met');
  assert.equal(verdictOf(view, 'The footer of the card does not show "8 items"'), 'met');
});
