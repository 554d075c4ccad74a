import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verdictOf } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';

const bar = (name: string, ...words: Tree[]) =>
  page(['banner', '', {}, ['button', name, {}, ['img', ''], ...words], ['text', '5']]);

test('what is drawn on a button without words is not missing where that may be drawn so', () => {
  assert.equal(verdictOf(bar('Notifications'), 'The bell in the header shows 5.'), 'unproven');
  assert.equal(verdictOf(bar('Settings'), 'The bell in the header shows 5.'), 'not_met');
  assert.equal(verdictOf(bar('Notifications', ['text', 'News']), 'The bell in the header shows 5.'), 'not_met');
  assert.equal(verdictOf(bar('Notifications'), 'The orders in the header show 5.'), 'not_met');
});
