import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Step, Target } from '@smokejumper/contracts';
import { check } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';
import { ground } from '../../ground/ground.ts';

const text = (value: string): Tree => ['text', value];
const cell = (name: string, x: number, width: number, role = 'cell'): Tree => [
  role,
  name,
  { box: { x, y: 0, width, height: 20 } },
  ...(name === '' ? [] : [text(name)]),
];
const row = (...cells: Tree[]): Tree => ['row', '', { box: { x: 0, y: 0, width: 300, height: 20 } }, ...cells];
const plain = (...names: string[]): Tree => row(...names.map((name, at) => cell(name, at * 100, 100)));
const head = row(...['Item', 'Pieces', 'Price'].map((name, at) => cell(name, at * 100, 100, 'columnheader')));
const items = [plain('Mug', '1', '$5.00'), plain('Lamp', '1', '$7.00')];
const tableOf = (...rows: Tree[]) => page(['table', '', { tag: 'table' }, head, ...items, ...rows]);

const rows: Target = { role: 'row', scope: { relation: 'within', role: 'table' } };
const status = (view: ReturnType<typeof page>, step: Step) => check(view, step).status;
const counts = (view: ReturnType<typeof page>, target: Target, op: NonNullable<Step['op']> = 'eq') =>
  ['2', '3', '4'].map((value) => status(view, { action: 'assertCount', target, value, op }));

test('whether a total that is a row like the others is counted with them is not told', () => {
  const open = ['unproven', 'unproven', 'not_met'];
  for (const name of ['Total', 'Subtotal:', 'Grand total', 'Total (2 items)', 'Sum'])
    assert.deepEqual(counts(tableOf(plain(name, '', '$12.00')), rows), open, name);
  assert.deepEqual(counts(tableOf(row(cell('Total', 0, 200, 'rowheader'), cell('$12.00', 200, 100))), rows), open);
  assert.deepEqual(counts(tableOf(plain('', 'Total', '$12.00')), rows), open);
  assert.deepEqual(counts(tableOf(plain('Total', '', '$12.00')), rows, 'gte'), ['met', 'unproven', 'not_met']);
  const target: Target = { role: 'listitem', noun: 'items', scope: { relation: 'within', role: 'table' } };
  assert.deepEqual(counts(tableOf(plain('Total', '', '$12.00')), target), ['met', 'not_met', 'not_met']);
  assert.deepEqual(counts(tableOf(plain('Total Recall', '1', '$9.00')), rows), ['not_met', 'met', 'not_met']);
});

test('a last row of another shape may sum up those above it, unless one of them reaches into it', () => {
  assert.deepEqual(counts(tableOf(row(cell('To pay', 0, 200), cell('$12.00', 200, 100))), rows), [
    'unproven',
    'unproven',
    'not_met',
  ]);
  const reached = row(cell('Large', 100, 100), cell('$9.00', 200, 100));
  assert.deepEqual(counts(tableOf(reached), rows), ['not_met', 'met', 'not_met']);
});

test('the last row is ambiguous where a total follows the others, and sorting leaves it out', () => {
  const view = page(['table', '', { tag: 'table' }, head, ...[...items].reverse(), plain('Total', '', '$12.00')]);
  assert.equal(ground(view, { target: { role: 'row', ordinal: -1 }, purpose: 'read', exact: true }).kind, 'many');
  assert.equal(ground(view, { target: { role: 'row', ordinal: 2 }, purpose: 'read', exact: true }).kind, 'one');
  const order = (value: string) =>
    status(view, { action: 'assertOrder', target: { text: 'Price', role: 'column' }, value });
  assert.deepEqual([order('descending'), order('ascending')], ['met', 'not_met']);
});
