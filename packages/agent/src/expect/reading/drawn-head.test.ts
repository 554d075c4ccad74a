import assert from 'node:assert/strict';
import { test } from 'node:test';
import { check, verdictOf } from '../../../test/check.ts';
import { box, page, type Tree } from '../../../test/page.ts';

const at = (x: number, y: number, width: number, text: string): Tree =>
  text === '' ? box() : ['generic', '', { box: { x, y, width, height: 18 } }, ['text', text]];
const line = (y: number, ...parts: Tree[]): Tree => [
  'generic',
  '',
  { box: { x: 0, y, width: 520, height: 20 } },
  ...parts,
];
const transaction = (y: number, date: string, payee: string, payment: string, deposit: string) =>
  line(
    y,
    at(0, y, 100, date),
    at(100, y, 100, payee),
    at(200, y, 100, payment),
    at(300, y, 100, deposit),
    at(410, y, 60, 'Edit'),
  );
// The words of a head may take less room than its column.
const heads = line(
  0,
  at(0, 0, 40, 'Date'),
  at(100, 0, 40, 'Payee'),
  at(240, 0, 60, 'Payment'),
  at(340, 0, 60, 'Deposit'),
);
const grid = page([
  'main',
  '',
  {},
  heads,
  box(transaction(30, '11/20', 'Shop', '73.07', ''), transaction(60, '11/18', 'Work', '', '564.08')),
]);

const inRow = (text: string) => ({ relation: 'row', role: 'row', text }) as const;

test('what a row of plain boxes shows under another head is not what is asked for', () => {
  const has = (row: string, noun: string, text: string) =>
    check(grid, {
      action: 'assertVisible',
      target: { text, noun, scope: { relation: 'row', role: 'row', text: row } },
    }).status;
  assert.deepEqual([has('11/18', 'deposit', '564.08'), has('11/18', 'payment', '564.08')], ['met', 'not_met']);
  assert.deepEqual([has('11/20', 'payment', '73.07'), has('11/20', 'deposit', '73.07')], ['met', 'not_met']);
  // No head goes by that word.
  assert.equal(has('11/18', 'sum', '564.08'), 'met');
});

test('the same in a table', () => {
  const head = (name: string): Tree => ['columnheader', name, {}, ['text', name]];
  const cell = (words: string): Tree => ['cell', words, {}, ...(words === '' ? [] : [['text', words] as Tree])];
  const row = (...cells: Tree[]): Tree => ['row', '', {}, ...cells];
  const table = page([
    'table',
    '',
    {},
    row(head('Date'), head('Payment'), head('Deposit')),
    row(cell('11/18'), cell(''), cell('564.08')),
  ]);
  const has = (noun: string) =>
    check(table, {
      action: 'assertVisible',
      target: { text: '564.08', noun, scope: { relation: 'row', role: 'row', text: '11/18' } },
    }).status;
  assert.deepEqual([has('deposit'), has('payment'), has('sum')], ['met', 'not_met', 'met']);
});

test('"the Payee of X" in a grid of plain boxes is what its line shows under that head', () => {
  const says = (name: string, of: string, value: string) =>
    check(grid, {
      action: 'assertText',
      target: { text: name, scope: { relation: 'within', text: of } },
      op: 'equals',
      value,
    }).status;
  assert.deepEqual([says('Payee', '11/18', 'Work'), says('Payee', '11/18', 'Shop')], ['met', 'not_met']);
  assert.deepEqual([says('deposit', 'Work', '564.08'), says('Payment', 'Shop', '73.07')], ['met', 'met']);
  const cell = { action: 'assertText', target: { text: 'Payee', role: 'cell', scope: inRow('11/18') } } as const;
  assert.deepEqual(
    [check(grid, { ...cell, value: 'Work' }).status, check(grid, { ...cell, value: 'Shop' }).status],
    ['met', 'not_met'],
  );
  const whole = (value: string) =>
    check(grid, { action: 'assertText', target: { text: 'Payee of 11/18' }, op: 'equals', value }).status;
  assert.deepEqual([whole('Work'), whole('Shop')], ['met', 'not_met']);
  // Of what is drawn there under no head of its own nothing is told, nor where the column is empty.
  assert.notEqual(says('Payment', 'Work', '564.08'), 'met');
});

test('what a row says under another head is no head, though a column is called so', () => {
  const named = page([
    'main',
    '',
    {},
    heads,
    transaction(30, '11/21', 'Deposit', '', '561.81'),
    transaction(60, '11/20', 'Shop', '73.07', ''),
  ]);
  const claim = (spec: string) => verdictOf(named, spec);
  assert.notEqual(claim('The Deposit in the row "11/20" is "Shop".'), 'met');
  assert.equal(claim('The Deposit in the row "11/21" is 561.81.'), 'met');
  assert.equal(claim('The Payee in the row "11/21" is "Deposit".'), 'met');
  assert.notEqual(claim('The Deposit column shows "Shop".'), 'met');
});

test('heads below a menu are heads, though one of them is called like an entry of the menu', () => {
  const menu = line(0, at(5, 0, 80, 'Home'), at(95, 0, 80, 'Deposit'), at(205, 0, 80, 'Help'), at(315, 0, 80, 'Out'));
  const below = [
    line(25, at(0, 25, 40, 'Date'), at(100, 25, 40, 'Payee'), at(240, 25, 60, 'Payment'), at(340, 25, 60, 'Deposit')),
  ];
  const view = page(['main', '', {}, menu, ...below, transaction(50, '11/21', 'Work', '', '561.81')]);
  assert.equal(verdictOf(view, 'The Deposit in the row "11/21" is 561.81.'), 'met');
});

test('an entry that is drawn in one line goes by what it begins with, and no other part of it', () => {
  const schedule = (y: number, name: string, status: string): Tree =>
    line(y, at(0, y, 100, name), at(100, y, 100, status), [
      'button',
      'Menu',
      { box: { x: 300, y, width: 40, height: 18 } },
      ['text', '…'],
    ]);
  const last = (value: string, ...entries: Tree[]) =>
    check(page(['main', '', {}, box(...entries)]), {
      action: 'assertText',
      target: { noun: 'schedules', ordinal: -1, scope: { relation: 'within', role: 'list' } },
      op: 'equals',
      value,
    }).status;
  const lines = [
    schedule(0, 'Phone bills', 'Due'),
    schedule(30, 'Utilities', 'Due'),
    schedule(60, 'Wedding', 'Missed'),
  ];
  assert.deepEqual(
    [last('Wedding', ...lines), last('Utilities', ...lines), last('Missed', ...lines)],
    ['met', 'not_met', 'not_met'],
  );
});

test('under a head there may be its sum, which is no cell of a row', () => {
  const summed = (x: number, name: string, sum: string): Tree => [
    'generic',
    '',
    { box: { x, y: 0, width: 100, height: 36 } },
    at(x, 0, 100, name),
    at(x, 18, 100, sum),
  ];
  const tall = { box: { x: 0, y: 0, width: 300, height: 36 } };
  const totals: Tree = [
    'generic',
    '',
    tall,
    at(0, 0, 100, 'Category'),
    summed(100, 'Spent', '90'),
    summed(200, 'Left', '10'),
  ];
  const row = (y: number, name: string, spent: string, left: string) =>
    line(y, at(0, y, 100, name), box(at(100, y, 100, spent), at(200, y, 100, left)));
  const view = page(['main', '', {}, totals, box(row(40, 'Food', '70', '4'), row(60, 'Rent', '20', '6'))]);
  const left = (of: string, value: string) =>
    check(view, { action: 'assertText', target: { text: 'Left', scope: inRow(of) }, op: 'equals', value }).status;
  assert.deepEqual([left('Rent', '6'), left('Rent', '10'), left('Food', '6')], ['met', 'not_met', 'not_met']);
});

test('a head without a sum may stand halfway down beside those that have one, and signs to press beside it head nothing', () => {
  const summed = (x: number, name: string, sum: string): Tree => [
    'generic',
    '',
    { box: { x, y: 0, width: 100, height: 36 } },
    at(x, 0, 100, name),
    at(x, 18, 100, sum),
  ];
  const sign = (x: number, name: string): Tree => ['button', name, { box: { x, y: 8, width: 20, height: 20 } }];
  const first = [sign(0, 'Expand'), at(30, 9, 150, 'Category'), sign(180, 'Menu')];
  const totals: Tree = [
    'generic',
    '',
    { box: { x: 0, y: 0, width: 400, height: 36 } },
    ...first,
    summed(200, 'Spent', '90'),
    summed(300, 'Left', '10'),
  ];
  const row = (y: number, name: string, spent: string, left: string) =>
    line(y, at(15, y, 30, name), box(at(200, y, 100, spent), at(300, y, 100, left)));
  const view = page(['main', '', {}, totals, box(row(40, 'Food', '70', '4'), row(60, 'Rent', '20', '6'))]);
  const claims = ['The Left of "Rent" is 6.', 'The Left of "Rent" is 10.', 'The Spent of "Food" is 20.'];
  assert.deepEqual(
    claims.map((claim) => verdictOf(view, claim)),
    ['met', 'not_met', 'not_met'],
  );
});
