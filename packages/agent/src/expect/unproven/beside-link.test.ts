import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verdictOf } from '../../../test/check.ts';
import { page, type Tree, tableOf } from '../../../test/page.ts';

const link = (words: string): Tree => ['link', words, { href: `/${words}` }, ['text', words]];
const card = (name: string, about: string, tag: string): Tree => [
  'article',
  '',
  {},
  ['heading', name, {}, link(name)],
  ['paragraph', '', {}, ['text', about]],
  ['generic', '', {}, link(tag)],
];
const view = page(card('Tide table', 'Twice a day', 'sea'), card('Bus times', 'From the square', 'road'));

test('what is said of the link that titles an entry may stand beside it', () => {
  for (const has of ['has', 'does not have']) {
    assert.equal(verdictOf(view, `The link "Tide table" ${has} the description "Twice a day".`), 'unproven', has);
    assert.equal(verdictOf(view, `The link "Tide table" ${has} the tag sea.`), 'unproven', has);
  }
  assert.equal(verdictOf(view, 'The link "Tide table" has the tag road.'), 'not_met');
  assert.equal(verdictOf(view, 'The link "Tide table" does not have the tag road.'), 'met');
  assert.equal(verdictOf(view, 'The link "Tide table" has the description "From the square".'), 'not_met');
});

test('what is said of a thing by its day, say, may be told of the row that bears it', () => {
  const paid = page(
    ['alert', '', {}, ['text', 'A payment failed on 28 May 2025']],
    tableOf('', ['Date', 'Status'], ['10 May 2025', 'Cleared'], ['28 May 2025', 'Failed']),
  );
  assert.notEqual(verdictOf(paid, 'The payment of 28 May 2025 has the status Failed.'), 'not_met');
  assert.equal(verdictOf(paid, 'The payment of 28 May 2025 has the status Cleared.'), 'not_met');
  assert.equal(verdictOf(paid, 'The payment of 10 May 2025 has the status Failed.'), 'not_met');
});
