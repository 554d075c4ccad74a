import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verdictOf } from '../../../test/check.ts';
import { box, page, type Tree } from '../../../test/page.ts';

const head = (words: string, level: number): Tree => ['heading', words, { level }, ['text', words]];
const faq = (...titles: string[]) =>
  page([
    'main',
    '',
    {},
    ['region', '', {}, head('Good to know', 2), ...titles.map((title) => box(head(title, 3)))],
    head('May we write to you?', 2),
  ]);

test('questions are the titles under a heading that all end as one does', () => {
  const view = faq('Can I pay later?', 'Who feeds the geese?', 'When do you close?');
  assert.equal(verdictOf(view, 'There are 3 questions under Good to know.'), 'met');
  assert.equal(verdictOf(view, 'There are 4 questions under Good to know.'), 'not_met');
  assert.equal(verdictOf(view, 'There are 2 questions under Good to know.'), 'not_met');
});

test('where a title among them is none, how many there are is not told so', () => {
  const view = faq('Can I pay later?', 'Who feeds the geese?', 'Our geese');
  assert.notEqual(verdictOf(view, 'There are 2 questions under Good to know.'), 'met');
});
