import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verdictOf } from '../../../test/check.ts';
import { box, page, type Tree } from '../../../test/page.ts';

const at = (x: number, y: number) => ({ box: { x, y, width: 100, height: 20 } });
const row = (role: string, y: number, left: number, ...cells: (string | Tree)[]): Tree => [
  'row',
  '',
  at(left, y),
  ...cells.map((cell, i): Tree => [role, '', at(left + 100 * i, y), typeof cell === 'string' ? ['text', cell] : cell]),
];
const table = (...rows: Tree[]): Tree => ['table', '', { tag: 'table' }, ...rows];
const heads = (...more: string[]) => table(row('columnheader', 0, 0, 'Article', 'Pieces', ...more));
const pieces = (value: string): Tree => ['spinbutton', 'Pieces', { tag: 'input', value }];
const rows = (left = 0) =>
  table(row('cell', 20, left, 'Copper pipe', pieces('42')), row('cell', 40, left, 'Ball valve', pieces('3')));

test('heads that stay in place and the rows that scroll under them are one table', () => {
  // The second has a head without words over the bar that scrolls.
  for (const view of [page(box(box(heads()), box(rows()))), page(box(box(heads('')), box(rows())))]) {
    for (const spec of ['The table has 2 rows.', 'The table contains "Ball valve".', '"Ball valve" is in the table.'])
      assert.equal(verdictOf(view, spec), 'met', spec);
    for (const spec of ['The table is empty.', 'The table does not contain "Ball valve".', 'The table has no rows.'])
      assert.equal(verdictOf(view, spec), 'not_met', spec);
  }
});

test('heads with rows elsewhere, or with words in between, stay a table of their own', () => {
  const tables = [
    page(box(heads(), rows(60))),
    page(box(heads(), ['heading', 'Notes', { level: 2 }, ['text', 'Notes']], rows())),
    page(box(heads('Zone'), rows())),
  ].map(({ items }) => items.filter(({ role }) => role === 'table').length);
  assert.deepEqual(tables, [2, 2, 2]);
});
