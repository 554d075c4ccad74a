import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verdictOf } from '../../../test/check.ts';
import { box, page, type Tree } from '../../../test/page.ts';

const text = (words: string): Tree => ['text', words];
const entry = (...words: string[]): Tree => ['listitem', '', {}, ...words.map((one) => box(text(one)))];
const reviews: Tree[] = [
  ['heading', 'Reviews', { level: 2 }, text('Reviews')],
  ['list', '', {}, entry('Good soap'), entry('Arrived late')],
];
const answers: Tree[] = [
  ['heading', 'Score of promoters', { level: 2 }, text('Score of promoters')],
  ['list', '', {}, entry('Promoters (9–10)', '124', '50%'), entry('Others', '20', '50%')],
];

test('what an entry of another list is called is no word for what is counted', () => {
  const view = page(['main', '', {}, ...reviews, ...answers]);
  assert.equal(verdictOf(view, 'There are 124 promoters'), 'unproven');
  assert.equal(verdictOf(view, 'There are 2 promoters'), 'unproven');
  assert.equal(verdictOf(view, 'There are 2 reviews'), 'met');
  assert.equal(verdictOf(view, 'There are 3 reviews'), 'not_met');
});
