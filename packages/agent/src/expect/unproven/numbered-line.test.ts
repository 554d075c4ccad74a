import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verdictOf } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';

const title = (number: number, words: string): Tree => [
  'heading',
  words,
  { level: 5 },
  ['text', `${number}. ${words}`, { runs: [`${number}.`, words] }],
];
const form = page(title(1, 'Full name'), title(2, 'E-mail'), title(3, 'Is this your first visit?'));
const verdicts = (view: typeof form, ...claims: string[]) => claims.map((claim) => verdictOf(view, claim));

test('what a page numbers so is read by that number', () => {
  const right = [
    'Question 3 is "Is this your first visit?".',
    'Question 2 reads "E-mail".',
    'Question 1 is Full name.',
  ];
  assert.deepEqual(verdicts(form, ...right), ['met', 'met', 'met']);
  const wrong = [
    'Question 2 is "Full name".',
    'Question 3 is not "Is this your first visit?".',
    'Question 4 is E-mail.',
  ];
  assert.deepEqual(verdicts(form, ...wrong), ['not_met', 'not_met', 'not_met']);
});

test('whether it is that which is to be shown or gone is open', () => {
  assert.deepEqual(verdicts(form, 'Question 3 is shown.', 'Question 3 is not visible.'), ['unproven', 'unproven']);
  assert.deepEqual(verdicts(form, 'Question 4 is shown.', 'Question 4 is not visible.'), ['not_met', 'met']);
});

test('one number alone numbers nothing', () => {
  assert.deepEqual(verdicts(page(title(3, 'Visit')), 'Question 3 is "Visit".', 'Question 3 is shown.'), [
    'not_met',
    'not_met',
  ]);
});

test('how many it has is open, and no other number has any', () => {
  assert.deepEqual(verdicts(form, 'Question 3 has 2 answers.', 'Question 4 has 2 answers.'), ['unproven', 'not_met']);
});
