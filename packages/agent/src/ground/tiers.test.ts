import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verdictOf } from '../../test/check.ts';
import { page, type Tree } from '../../test/page.ts';

test('a toggle of a group of which one is on is a radio to the page, and goes behind a switch of that name', () => {
  const toggle = (name: string, state: string): Tree => [
    'radio',
    name,
    { tag: 'button', states: [state] },
    ['text', name],
  ];
  const group: Tree = ['radiogroup', 'View', {}, toggle('Cards', 'unchecked'), toggle('List', 'checked')];
  const view = page(group);
  assert.equal(verdictOf(view, 'The List toggle is on.'), 'met');
  assert.equal(verdictOf(view, 'The List toggle is selected.'), 'met');
  assert.equal(verdictOf(view, 'The Cards toggle is on.'), 'not_met');
  assert.equal(verdictOf(view, 'There is no List toggle.'), 'not_met');
  assert.equal(verdictOf(view, 'There is no Grid toggle.'), 'met');
  const both = page(group, ['switch', 'List', { tag: 'button', states: ['unchecked'] }, ['text', 'List']]);
  assert.equal(verdictOf(both, 'The List toggle is on.'), 'not_met');
});
