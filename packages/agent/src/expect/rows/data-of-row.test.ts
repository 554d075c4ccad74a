import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Step } from '@smokejumper/contracts';
import { check } from '../../../test/check.ts';
import { box, page, type Tree, tableOf } from '../../../test/page.ts';

const at = (x: number, y: number, text: string): Tree => [
  'generic',
  '',
  { box: { x, y, width: 90, height: 18 } },
  ['text', text],
];
const row = (y: number, ...cells: string[]): Tree => [
  'generic',
  '',
  { box: { x: 0, y, width: 400, height: 20 } },
  ...cells.map((words, i) => at(100 * i, y, words)),
];
const rows = [row(60, '11/20', 'Bistro', '48.00'), row(90, '10/30', 'Starting Balance', '7.00')];
const all = '11/20 Bistro 48.00 10/30 Starting Balance 7.00';
const pressed: Tree = ['generic', all, { states: ['clickable'] }, ...rows];
const total: Tree = ['button', '3,033.21', { box: { x: 0, y: 0, width: 90, height: 18 } }, ['text', '3,033.21']];

const is = (value: string, op: Step['op'], ...trees: Tree[]) =>
  check(page(...trees), { action: 'assertText', target: { text: 'balance' }, op, value }).status;

test('a box that takes a press goes by no word of the lines that it holds', () => {
  assert.notEqual(is('48.00', 'contains', total, pressed), 'met');
  assert.equal(is('3,033.21', 'equals', total, pressed), 'unproven');
});

test('what holds the word in one of several cells of a row is no label of something else on the page', () => {
  assert.equal(is('3,033.21', 'equals', total, box(...rows)), 'unproven');
  assert.equal(is('3,033.22', 'equals', total, box(...rows)), 'not_met');
  assert.deepEqual(
    [is('3,033.21', 'not-equals', total, box(...rows)), is('3,033.22', 'not-equals', total, box(...rows))],
    ['unproven', 'met'],
  );
  const table = tableOf(
    '',
    ['Date', 'Payee', 'Amount'],
    ['11/20', 'Bistro', '48.00'],
    ['10/30', 'Starting Balance', '7.00'],
  );
  assert.equal(is('3,033.21', 'equals', total, table), 'unproven');
  // Of two cells the first is the label of the second.
  const sums = tableOf('', ['Sum', 'Amount'], ['Closing balance', '7.00']);
  assert.deepEqual([is('7.00', 'equals', total, sums), is('3,033.21', 'equals', total, sums)], ['met', 'not_met']);
});
