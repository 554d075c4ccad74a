import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Step } from '@smokejumper/contracts';
import { check } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';

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

const link = (words: string): Tree => ['link', words, { href: `http://shop.test/${words}` }, ['text', words]];
const cell = (name: string, ...parts: Tree[]): Tree => ['cell', name, {}, ...parts];
const mails = (...lines: Tree[][]) =>
  page(['table', 'Messages', { tag: 'table' }, ...lines.map((cells): Tree => ['row', '', {}, ...cells])]);
const message = { noun: 'message', role: 'listitem', ordinal: 1 } as const;
const called = (view: typeof cards, value: string, op: 'equals' | 'not-equals' = 'equals') =>
  check(view, { action: 'assertText', target: message, op, value }).status;

test('a row is called by its only link, and by nothing that is a part of a longer text or offered in each row', () => {
  const line = (from: string, subject: string) => [
    cell('', ['text', `${from} Mon`], link(subject)),
    cell('', link('Reply'), link('Delete')),
  ];
  const view = mails(line('Eve', 'Invoice 4472'), line('Dan', 'Invoice 4471'));
  assert.deepEqual([called(view, 'Invoice 4472'), called(view, 'Invoice 4472', 'not-equals')], ['met', 'not_met']);
  for (const value of ['Invoice 4471', 'Invoice', 'Eve']) assert.equal(called(view, value), 'not_met', value);
  for (const value of ['Reply', 'Delete']) assert.equal(called(view, value), 'unproven', value);
});

test('of a row without heads that has several links or cells, one that says just that leaves open what it is called', () => {
  const line = (...words: string[]) => words.map((word) => cell('', link(word)));
  const view = mails(line('Eve', 'Invoice 4472'), line('Dan', 'Invoice 4471'));
  assert.deepEqual([called(view, 'Invoice 4472'), called(view, 'Invoice 4471')], ['unproven', 'not_met']);
});

test('what a cell without words is called is not proved to be shown in its row, nor not to be', () => {
  const line = (subject: string, flag: string) => [cell('', link(subject)), cell(flag)];
  const view = mails(line('Invoice 4472', 'Not Flagged'), line('Invoice 4471', 'Flagged'));
  const shows = (text: string, op: 'contains' | 'not-contains') =>
    check(view, { action: 'assertText', target: { role: 'row', text }, op, value: 'Flagged' }).status;
  assert.deepEqual(
    [shows('Invoice 4471', 'contains'), shows('Invoice 4471', 'not-contains')],
    ['unproven', 'unproven'],
  );
  assert.deepEqual([shows('Invoice 4472', 'contains'), shows('Invoice 4472', 'not-contains')], ['not_met', 'met']);
});

test('a row that begins with an id or a sign may be called by the cell behind it, and by none further on', () => {
  for (const id of ['B-233', '★', '#12']) {
    const stock = page(['table', '', { tag: 'table' }, row(id, 'Ball valve', 'South'), row(id, 'Pipe', 'North')]);
    assert.equal(first(stock, 'row', { op: 'equals', value: 'Ball valve' }), 'unproven', id);
    assert.equal(first(stock, 'row', { op: 'equals', value: 'South' }), 'not_met', id);
    assert.equal(first(stock, 'row', { op: 'equals', value: 'Pipe' }), 'not_met', id);
  }
  const named = page(['table', '', { tag: 'table' }, row('Ball valve', 'South', 'Lead 2'), row('Pipe', 'North', '')]);
  assert.equal(first(named, 'row', { op: 'equals', value: 'South' }), 'not_met');
});
