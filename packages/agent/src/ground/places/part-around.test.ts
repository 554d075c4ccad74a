import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verdictOf } from '../../../test/check.ts';
import { box, page, type Tree } from '../../../test/page.ts';

const text = (words: string): Tree => ['text', words];
const entry = (name: string, badge?: string): Tree => [
  'listitem',
  '',
  {},
  ['link', name, {}, text(name), ...(badge === undefined ? [] : [box(text(badge))])],
];

test('what an entry has in a part of the page is told of that entry, and of no other in the part', () => {
  const view = page(
    ['complementary', '', {}, ['list', '', {}, entry('Caching', '12'), entry('Deploying'), entry('Secrets')]],
    ['main', '', {}, ['heading', 'Caching', { level: 1 }, text('Caching')], box(text('Deploying comes next.'))],
  );
  assert.deepEqual(
    ['"Deploying" has a badge in the sidebar', 'Caching has a badge of 12 in the sidebar'].map((spec) =>
      verdictOf(view, spec),
    ),
    ['not_met', 'met'],
  );
});

test('a part that something has itself stays in it', () => {
  const view = page([
    'region',
    'Orders',
    {},
    ['heading', 'Orders', { level: 2 }, text('Orders')],
    ['toolbar', '', {}, ['button', 'Filter', {}, text('Filter')]],
  ]);
  assert.equal(verdictOf(view, 'Orders has a "Filter" button in the toolbar'), 'met');
});
