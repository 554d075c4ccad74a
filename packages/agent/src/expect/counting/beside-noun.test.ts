import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verdictOf } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';

const card = (name: string, ...facts: string[]): Tree => [
  'article',
  '',
  {},
  ['heading', name, { level: 3 }, ['text', name]],
  ['paragraph', '', {}, ['text', facts.join(' '), { runs: facts }]],
];
const view = page(['main', '', {}, card('Site', '5 pts', '💬 2'), card('Licence', '1 pt', 'Due Dec 3')]);

test('a shorter word for what is counted, or a sign before the very number, may tell how many there are', () => {
  assert.equal(verdictOf(view, 'The card "Site" has 5 points.'), 'unproven');
  assert.equal(verdictOf(view, 'The card "Site" has 2 comments.'), 'unproven');
  assert.equal(verdictOf(view, 'The card "Site" has 4 points.'), 'not_met');
  assert.equal(verdictOf(view, 'The card "Licence" has 3 comments.'), 'not_met');
});
