import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verdictOf } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';

const list = (title: string, ...entries: string[]): Tree[] => [
  ['heading', title, {}, ['text', title]],
  ['list', '', {}, ...entries.map((entry): Tree => ['listitem', '', {}, ['text', entry]])],
];

test('that there is none is denied by what repeats under a title that tells of them', () => {
  assert.equal(verdictOf(page(...list('Comments', 'So true', 'Well said')), 'There are no comments yet'), 'not_met');
});

test('what repeats on a page that says there are none is not told to be some', () => {
  const view = page(['text', 'No comments yet'], ...list('Team', 'Ann', 'Bob'));
  assert.notEqual(verdictOf(view, 'There are no comments yet'), 'not_met');
});
