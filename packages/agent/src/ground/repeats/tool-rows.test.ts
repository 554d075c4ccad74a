import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verdictOf } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';

const words = (text: string): Tree => ['text', text];
const row = (...cells: (Tree | null)[]): Tree => [
  'row',
  '',
  {},
  ...cells.map((part): Tree => ['cell', '', {}, ...(part === null ? [] : [part])]),
];
const heads: Tree = [
  'row',
  '',
  {},
  ...['Actions', 'User', 'Name'].map((name): Tree => ['columnheader', name, {}, words(name)]),
];
const sign: Tree = ['link', '', { tag: 'a', href: '?sort' }, ['img', '']];
const field = (value: string): Tree => ['textbox', '', { tag: 'input', value }];
const sorting = row(words('Sort sequence'), sign, sign);
const filtering = (value = '') => row(words('Filter'), field(value), field(''));
const users = [row(sign, words('vwolf'), words('Vera')), row(sign, words('klund'), words('Kara'))];
const told = (spec: string, ...rows: Tree[]) => verdictOf(page(['table', '', {}, heads, ...rows]), spec);

test('rows that sort and filter a table are none of its things', () => {
  for (const rows of [
    [sorting, filtering(), ...users],
    [sorting, filtering('k'), ...users],
    [filtering(), ...users],
  ]) {
    assert.equal(told('There are 2 users in the table.', ...rows), 'met');
    assert.equal(told(`There are ${rows.length} users in the table.`, ...rows), 'not_met');
    assert.equal(told('The first row shows vwolf.', ...rows), 'met');
    assert.equal(told('The first row shows klund.', ...rows), 'not_met');
  }
});

test('a row that is filled in, and a row of data that speaks of a filter, are', () => {
  const edited = row(words('Save'), field('vwolf'), field('Vera'));
  assert.equal(told('The table has 3 rows.', edited, ...users), 'met');
  const oil = row(words('Oil filter'), words('12'), sign);
  assert.equal(told('The table has 3 rows.', oil, ...users), 'met');
  const lines = [row(words('Oil filter'), field('1'), field('')), row(words('Sand'), field('2'), field(''))];
  assert.equal(told('The table has 2 rows.', ...lines), 'met');
});
