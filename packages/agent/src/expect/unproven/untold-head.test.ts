import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verdictOf } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';

const at = (x: number, y: number, ...parts: Tree[]): Tree => [
  'generic',
  '',
  { box: { x, y, width: 100, height: 20 } },
  ...parts,
];
const line = (y: number, ...parts: Tree[]): Tree => [
  'generic',
  '',
  { box: { x: 0, y, width: 300, height: 20 } },
  ...parts,
];
const notes: Tree = ['button', 'View notes', { box: { x: 60, y: 0, width: 20, height: 20 } }];
const row = (y: number, name: string, spent: string, left: string) =>
  line(y, at(0, y, ['text', name], notes), at(100, y, ['text', spent]), at(200, y, ['text', left]));
const rows: Tree = [
  'generic',
  '',
  { box: { x: 0, y: 40, width: 300, height: 60 } },
  row(40, 'Food', '400.00', '629.03'),
];
const head = (x: number, name: string, sum: string) => at(x, 0, ['text', name], at(x, 20, ['text', sum]));
const heads = line(0, at(0, 0, ['text', 'Category']), head(100, 'Spent', '11.98'), head(200, 'Balance', '11,074.80'));

test('what a name heads that shares its box with other words is not told, and not missing', () => {
  const view = page(['main', '', {}, heads, rows]);
  for (const value of ['629.03', '11,074.80', '400.00'])
    assert.equal(verdictOf(view, `The Balance of "Food" is ${value}.`), 'unproven', value);
});

test('what stands nowhere in such a line is missing', () => {
  const view = page(['main', '', {}, heads, rows]);
  assert.equal(verdictOf(view, 'The Rate of "Food" is 629.03.'), 'not_met');
  assert.equal(verdictOf(view, 'The Balance of "Fuel" is 629.03.'), 'not_met');
  assert.equal(verdictOf(view, 'The Food of "Gift" is 2.00.'), 'not_met', 'another of the rows');
});
