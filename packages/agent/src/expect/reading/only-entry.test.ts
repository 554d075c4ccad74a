import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verdictOf } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';

const text = (words: string): Tree => ['text', words];
const files = (...names: string[]): Tree => [
  'list',
  'Attachments',
  {},
  ...names.map((name): Tree => ['listitem', '', {}, ['link', name, {}, text(name)], text('(84 KB)')]),
];
const pane = (...names: string[]) =>
  page([
    'main',
    '',
    {},
    ['region', 'Reading pane', {}, ['heading', 'Invoice 88', { level: 2 }, text('Invoice 88')], files(...names)],
  ]);

test('the attachment is the only one of the list that is called so', () => {
  assert.equal(verdictOf(pane('a.pdf'), 'The attachment is a.pdf.'), 'met');
  assert.equal(verdictOf(pane('a.pdf'), 'The attachment is b.pdf.'), 'not_met');
  assert.equal(verdictOf(pane('a.pdf', 'b.pdf'), 'The attachment is b.pdf.'), 'unproven');
});

test('the heading of a part of the page is the one that it begins with', () => {
  assert.equal(verdictOf(pane('a.pdf'), 'The reading pane heading is Invoice 88.'), 'met');
  assert.equal(verdictOf(pane('a.pdf'), 'The reading pane heading is Invoice 89.'), 'not_met');
});
