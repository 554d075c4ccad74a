import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verdictOf } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';

const cell = (...parts: Tree[]): Tree => ['cell', '', {}, ...parts];
const post = (name: string, ...beside: Tree[]): Tree => [
  'row',
  '',
  {},
  cell(['link', `“${name}” (Edit)`, { tag: 'a', href: `#${name}` }, ['text', name]], ...beside),
  cell(['text', 'Bo']),
];

test('a link is the label of what stands beside it by the words it shows, whatever it is called for readers of screens', () => {
  const view = page(['table', '', {}, post('Hello'), post('Night watch', ['text', '— Draft'])]);
  const claims = ['"Night watch" is marked as Draft.', '"Night watch" is marked as Published.'];
  assert.deepEqual(
    claims.map((claim) => verdictOf(view, claim)),
    ['met', 'not_met'],
  );
  assert.notEqual(verdictOf(view, '"Hello" is marked as Draft.'), 'met');
});

test('a button that shows more than a name is no label by that name', () => {
  const view = page(['generic', '', {}, ['button', 'Add to cart', {}, ['text', 'Add to cart']], ['text', '3']]);
  assert.notEqual(verdictOf(view, '"cart" shows 3'), 'met');
});
