import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verdictOf } from '../../../test/check.ts';
import { box, page, type Tree } from '../../../test/page.ts';

const dropdown: Tree = [
  'combobox',
  'Plan',
  { tag: 'select', value: 'Duo' },
  ['option', 'Solo', { tag: 'option' }],
  ['option', 'Duo', { tag: 'option', states: ['selected'] }],
];
const headed = (title: string) => page(['heading', title, { level: 1 }, ['text', title]], box(dropdown));

test('what a field offers is not all of what a title on the page speaks of', () => {
  for (const number of ['two', 'three'])
    assert.equal(verdictOf(headed('Plans for all'), `There are ${number} plans.`), 'unproven', number);
  assert.equal(verdictOf(headed('Order'), 'There are two plans.'), 'met');
});
