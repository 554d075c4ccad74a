import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ElementState, Step } from '@smokejumper/contracts';
import { check } from '../../../test/check.ts';
import { box, page, type Tree } from '../../../test/page.ts';
import type { View } from '../../ground/view/view.ts';
import { unlessAstray } from './astray.ts';

const at = (x: number, y: number, width: number, text: string, role = 'generic'): Tree => [
  role,
  role === 'button' ? text : '',
  { box: { x, y, width, height: 18 } },
  ['text', text],
];
const line = (y: number, ...parts: Tree[]): Tree => [
  'generic',
  '',
  { box: { x: 0, y, width: 600, height: 20 } },
  ...parts,
];
const row = (y: number, cells: readonly string[], ...more: Tree[]) =>
  line(y, ...cells.flatMap((words, i) => (words === '' ? [] : [at(100 * i, y, 100, words)])), ...more);
const heads = (...names: string[]) => line(0, ...names.map((name, i) => at(100 * i, 0, 50, name, 'button')));
const tick = (x: number, y: number): Tree => ['img', '', { box: { x, y, width: 16, height: 16 } }];

const grid = page(
  ['heading', 'Checking', { level: 1 }, ['text', 'Checking']],
  box(
    heads('Payee', 'Notes', 'Category', 'Payment', 'Deposit'),
    box(
      row(30, ['Odeon', '', 'Cinema', '12.50', ''], tick(520, 30)),
      row(60, ['Landlord', 'Flat 4', 'Rent', '950.00', '']),
      row(90, ['Acme', '', 'Income', '', '3,200.00']),
    ),
  ),
);

const status = (view: View, step: Step) => unlessAstray(step, { view }, check(view, step)).status;
const column = (text: string) => ({ role: 'column', text }) as const;
const holds = (view: View, name: string, value: string, op: 'contains' | 'not-contains' = 'contains') =>
  status(view, { action: 'assertText', target: column(name), op, value });
const listed = (view: View, text: string, name: string) =>
  status(view, { action: 'assertVisible', target: { text, scope: { relation: 'within', ...column(name) } } });

test('a column of a grid of plain boxes is what is drawn under its head, and nothing else of the grid', () => {
  assert.deepEqual([holds(grid, 'Category', 'Cinema'), holds(grid, 'Category', 'Odeon')], ['met', 'not_met']);
  assert.deepEqual([listed(grid, '950.00', 'Payment'), listed(grid, '950.00', 'Deposit')], ['met', 'not_met']);
  assert.deepEqual(
    [holds(grid, 'Category', 'Odeon', 'not-contains'), holds(grid, 'Category', 'Cinema', 'not-contains')],
    ['met', 'not_met'],
  );
  const order = (name: string, value: string) => status(grid, { action: 'assertOrder', target: column(name), value });
  assert.deepEqual([order('Category', 'ascending'), order('Payee', 'ascending')], ['not_met', 'not_met']);
  assert.equal(order('Payee', 'descending'), 'met');
  const rows = (value: string) =>
    status(grid, {
      action: 'assertCount',
      target: { role: 'row', text: 'Cinema', scope: { relation: 'within', ...column('Category') } },
      value,
    });
  assert.deepEqual([rows('1'), rows('2')], ['met', 'not_met']);
});

test('the cell of a row under a head is told or empty', () => {
  const inRow = (text: string) => ({ relation: 'row', role: 'row', text }) as const;
  const is = (noun: string, of: string, value: ElementState) =>
    status(grid, { action: 'assertState', target: { noun, scope: inRow(of) }, value });
  assert.deepEqual([is('notes', 'Odeon', 'empty'), is('notes', 'Odeon', 'not-empty')], ['met', 'not_met']);
  assert.deepEqual([is('notes', 'Landlord', 'empty'), is('notes', 'Landlord', 'not-empty')], ['not_met', 'met']);
  // Only a picture stands where a deposit would.
  assert.equal(is('deposit', 'Odeon', 'empty'), 'unproven');
  const cell = (text: string, of: string, value: string) =>
    status(grid, { action: 'assertText', target: { role: 'cell', text, scope: inRow(of) }, op: 'equals', value });
  assert.deepEqual([cell('Payee', 'Landlord', 'Landlord'), cell('Payee', 'Landlord', 'Acme')], ['met', 'not_met']);
});

test('heads whose sums stand below them, with room around, are heads all the same', () => {
  const summed = (x: number, name: string, sum: string): Tree => [
    'generic',
    '',
    { box: { x, y: 0, width: 100, height: 60 } },
    at(x, 10, 100, name),
    at(x, 28, 100, sum),
  ];
  const totals: Tree = [
    'generic',
    '',
    { box: { x: 0, y: 0, width: 300, height: 60 } },
    ['generic', '', { box: { x: 0, y: 10, width: 100, height: 36 } }, ['text', 'Category']],
    summed(100, 'Spent', '90'),
    summed(200, 'Left', '10'),
  ];
  const view = page(box(totals, row(70, ['Food', '70', '4']), row(90, ['Rent', '20', '6'])));
  const cell = (text: string, value: string) =>
    status(view, {
      action: 'assertText',
      target: { role: 'cell', text, scope: { relation: 'row', role: 'row', text: 'Rent' } },
      op: 'equals',
      value,
    });
  assert.deepEqual([cell('Spent', '20'), cell('Spent', '70'), cell('Left', '6')], ['met', 'not_met', 'met']);
  assert.deepEqual([holds(view, 'Category', 'Rent'), holds(view, 'Category', '20')], ['met', 'not_met']);
  // The sum of a column is drawn under its head, and in no row.
  assert.deepEqual(
    [holds(view, 'Left', '6'), holds(view, 'Left', '20'), holds(view, 'Left', '10')].join(),
    'met,not_met,unproven',
  );
});

test('of what does not lie under one head nothing tells its column', () => {
  const shifted = page(
    box(
      heads('Payee', 'Notes', 'Category'),
      box(line(30, at(40, 30, 30, 'Odeon'), at(120, 30, 20, 'late'), at(215, 30, 20, 'Cinema'))),
    ),
  );
  assert.deepEqual(
    [holds(shifted, 'Category', 'Odeon'), holds(shifted, 'Category', 'Odeon', 'not-contains')].join(),
    'unproven,unproven',
  );
  const wide = page(
    box(
      heads('Payee', 'Notes', 'Category'),
      box(row(30, ['Odeon', 'late', 'Cinema']), line(60, at(0, 60, 100, 'Acme'), at(110, 60, 180, 'Income of May'))),
    ),
  );
  assert.deepEqual(
    [holds(wide, 'Category', 'Cinema'), holds(wide, 'Category', 'Income of May')].join(),
    'met,unproven',
  );
});

test('the title of a column of cards, with its number and a button, heads no table', () => {
  const card = (y: number, name: string, who: string): Tree => [
    'generic',
    '',
    { framed: true, box: { x: 0, y, width: 200, height: 40 } },
    line(y, at(0, y, 60, name), at(110, y, 40, who)),
  ];
  const lane: Tree = [
    'generic',
    '',
    { box: { x: 0, y: 0, width: 200, height: 200 } },
    line(0, at(0, 0, 60, 'To do'), at(110, 0, 10, '2'), at(140, 0, 40, 'Add', 'button')),
    card(30, 'Paint', 'Ana'),
    card(80, 'Sand', 'Ben'),
  ];
  const board = page(box(lane));
  assert.deepEqual([listed(board, 'Ana', 'To do'), listed(board, 'Paint', 'To do')], ['met', 'met']);
});
