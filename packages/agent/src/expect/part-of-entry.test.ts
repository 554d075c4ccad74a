import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Step } from '@smokejumper/contracts';
import { check } from '../../test/check.ts';
import { page, type Tree } from '../../test/page.ts';

const of =
  (role: string) =>
  (words: string): Tree => [role, words, {}, ['text', words]];
const card = (name: string, state: string): Tree => [
  'generic',
  '',
  {},
  of('heading')(name),
  of('paragraph')(state),
  of('button')('Ship'),
];
const cards = page(['generic', '', {}, card('Order 7', 'Paid'), card('Order 8', 'Open')]);
const line = (...runs: string[]): Tree => ['listitem', '', { text: runs.join(' '), runs }];
const lines = page(['list', '', {}, line('Ana', 'Lunch', 'Unread'), line('Bert', 'Invoice 44', 'Read')]);
const row = (...cells: string[]): Tree => ['row', '', {}, ...cells.map(of('cell'))];
const rows = page(['table', '', { tag: 'table' }, row('7', 'Lamp', 'Paid'), row('8', 'Chair', 'Open')]);
const first = (view: typeof cards, role: 'listitem' | 'row', more: Partial<Step>) =>
  check(view, { action: 'assertText', target: { role, ordinal: 1 }, ...more }).status;

test('an entry one part of which says just that is not proved to be otherwise, nor to be so', () => {
  for (const [view, role, value] of [
    [cards, 'listitem', 'Paid'],
    [lines, 'listitem', 'Unread'],
    [rows, 'row', 'Paid'],
  ] as const) {
    assert.equal(first(view, role, { op: 'not-equals', value }), 'unproven');
    assert.equal(first(view, role, { op: 'equals', value }), role === 'row' ? 'not_met' : 'unproven');
  }
});

test('an entry no part of which says so is otherwise', () => {
  for (const [view, role] of [
    [cards, 'listitem'],
    [rows, 'row'],
  ] as const) {
    assert.equal(first(view, role, { op: 'not-equals', value: 'Open' }), 'met');
    assert.equal(first(view, role, { op: 'equals', value: 'Open' }), 'not_met');
  }
  assert.equal(first(lines, 'listitem', { op: 'not-equals', value: 'Bert' }), 'met');
});
