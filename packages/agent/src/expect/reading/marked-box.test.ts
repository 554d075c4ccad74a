import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verdictOf } from '../../../test/check.ts';
import { box, page, type Tree } from '../../../test/page.ts';

const text = (words: string): Tree => ['text', words];
const plan = (name: string, ...more: Tree[]): Tree => [
  'article',
  '',
  {},
  ['heading', name, { level: 3 }, text(name)],
  box(text('10 users')),
  ...more,
];
const view = page(['main', '', {}, plan('Free'), plan('Team', box(text('Current plan'))), plan('Business')]);

test('the current plan is the one whose box bears that mark', () => {
  assert.equal(verdictOf(view, 'The current plan is Team.'), 'met');
  assert.equal(verdictOf(view, 'The current plan is Business.'), 'not_met');
  assert.equal(verdictOf(view, 'The current plan is not Business.'), 'met');
});
