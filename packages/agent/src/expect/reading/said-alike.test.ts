import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Op, Target } from '@smokejumper/contracts';
import { check } from '../../../test/check.ts';
import { box, page, type Tree } from '../../../test/page.ts';
import type { View } from '../../ground/view/view.ts';

const shows = (view: View, target: Target, value: string, op: Op = 'equals') =>
  check(view, { action: 'assertText', target, op, value }).status;
const inRow = (name: string, text: string): Target => ({ text: name, scope: { relation: 'row', role: 'row', text } });
const table = (heads: readonly string[], ...rows: Tree[][]): Tree => [
  'table',
  '',
  {},
  ['row', '', {}, ...heads.map((head): Tree => ['columnheader', head, {}, ['text', head]])],
  ...rows.map((cells): Tree => ['row', '', {}, ...cells.map((cell): Tree => ['cell', '', {}, cell])]),
];

test('a field that writes a number with its currency or its thousands apart holds that number', () => {
  const field = (value: string) => page(['textbox', 'Amount', { tag: 'input', value }]);
  const amount = { text: 'Amount' };
  assert.deepEqual(
    ['$41,000', '41,000', '€41,000.00', '$41k', '41,000 kg', '$4,100'].map((value) =>
      shows(field(value), amount, '41000'),
    ),
    ['met', 'met', 'met', 'not_met', 'not_met', 'not_met'],
  );
  assert.equal(shows(field('$41,000'), amount, '41000', 'not-equals'), 'not_met');
  const holds = (value: string, op: Op = 'equals') =>
    check(field('$41,000'), { action: 'assertValue', target: { role: 'textbox', ...amount }, op, value }).status;
  assert.deepEqual([holds('41000'), holds('4100'), holds('41000', 'not-equals')], ['met', 'not_met', 'not_met']);
  // A text may be of another thing than the number that is asked for.
  const line = page(box(box(['text', 'Price']), box(['text', '$41,000'])));
  assert.deepEqual(
    [shows(line, { text: 'Price' }, '41000'), shows(line, { text: 'Price' }, '4100')],
    ['unproven', 'not_met'],
  );
});

test('a rating of 4 is one of 4 stars where it draws stars or is called so, else that is open', () => {
  const slider = (name: string, value: string): Tree => ['slider', name, { value }];
  const view = page(
    table(
      ['Supplier', 'Rating'],
      [['text', 'Norden'], slider('rating', '4')],
      [['text', 'Volt'], slider('rating', '2')],
    ),
  );
  const rating = (stars: string, op: Op = 'equals') => shows(view, inRow('rating', 'Norden'), stars, op);
  assert.deepEqual(
    [rating('4 stars'), rating('2 stars'), rating('4 stars', 'not-equals')],
    ['met', 'not_met', 'not_met'],
  );
  const level = page(slider('Level', '4'));
  assert.deepEqual(
    [shows(level, { text: 'Level' }, '4 stars'), shows(level, { text: 'Level' }, '5 stars')],
    ['unproven', 'not_met'],
  );
});

test('a cell of two badges shows the one and the other, in whatever order', () => {
  const badges: Tree = ['text', 'VIP Newsletter', { runs: ['VIP', 'Newsletter'] }];
  const view = page(
    table(
      ['Name', 'Tags'],
      [['text', 'Eva'], badges],
      [
        ['text', 'Bob'],
        ['text', 'Partner'],
      ],
    ),
  );
  assert.deepEqual(
    ['VIP and Newsletter', 'Newsletter, VIP', 'VIP and Partner', 'VIP, Newsletter and Partner'].map((tags) =>
      shows(view, inRow('Tags', 'Eva'), tags),
    ),
    ['met', 'met', 'not_met', 'not_met'],
  );
  assert.equal(shows(view, inRow('Tags', 'Eva'), 'VIP and Newsletter', 'not-equals'), 'not_met');
});

test('a day is the same in a shorter or a longer name of its month, and open where it stands in figures', () => {
  const view = page(box(box(['text', 'Due date']), box(['text', 'Dec 24, 2026'])));
  const due = (value: string, op: Op = 'equals') => shows(view, { text: 'Due date' }, value, op);
  assert.deepEqual(
    ['December 24, 2026', '24 December 2026', 'December 25, 2026', '2026-12-24'].map((day) => due(day)),
    ['met', 'met', 'not_met', 'unproven'],
  );
  assert.equal(due('December 24, 2026', 'not-equals'), 'not_met');
});

test('the full stop of an abbreviation at the end of a sentence is no part of what is not there', () => {
  const view = page(['textbox', 'Workspace', { value: 'Acme Inc.', tag: 'input', label: 'Workspace' }]);
  assert.equal(shows(view, { text: 'Workspace' }, 'Acme Inc', 'equals'), 'met');
  assert.equal(shows(view, { text: 'Workspace' }, 'Acme', 'equals'), 'not_met');
});
