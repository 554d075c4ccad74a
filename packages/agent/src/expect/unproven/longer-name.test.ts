import assert from 'node:assert/strict';
import { test } from 'node:test';
import { check } from '../../../test/check.ts';
import { box, page, tableOf } from '../../../test/page.ts';
import type { View } from '../../ground/view/view.ts';

const shows = (view: View, text: string, value: string, op: 'equals' | 'not-equals' = 'equals') =>
  check(view, { action: 'assertText', target: { text }, op, value }).status;

test('what makes a longer name of a name is no value of it, and whether that is meant is open', () => {
  const table = page(tableOf('', ['Patient', 'Fee'], ['Blake', '€90.00'], ['Total without cancelled', '€255.00']));
  assert.deepEqual(
    [shows(table, 'total', '€255.00'), shows(table, 'total', '€90.00'), shows(table, 'total', '€255.00', 'not-equals')],
    ['unproven', 'unproven', 'unproven'],
  );
  const more = { action: 'assertNumber', target: { text: 'total' }, op: 'gt', value: '200' } as const;
  assert.equal(check(table, more).status, 'unproven');
  const card = page(box(box(['text', 'Occupancy this week']), box(box(['text', 'Elena']), box(['text', '72%']))));
  assert.equal(shows(card, 'occupancy', '72%'), 'unproven');
});

test('a state, an amount and what stands behind a colon or in a box of its own are values', () => {
  const line = (words: string) => page(box(['text', words]));
  for (const [words, name] of [
    ['Download failed', 'download'],
    ['Status in progress', 'status'],
    ['Total of 5 items', 'total'],
    ['Scope: this project', 'scope'],
  ] as const)
    assert.equal(shows(line(words), name, 'done'), 'not_met', words);
  assert.equal(shows(page(box(box(['text', 'Scope']), box(['text', 'this project']))), 'scope', 'all'), 'not_met');
});
