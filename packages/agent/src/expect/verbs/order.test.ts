import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verdictOf } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';

const line = (role: string, ...words: string[]): Tree => [
  'row',
  '',
  { tag: 'tr' },
  ...words.map((word): Tree => [role, word, {}, ['text', word]]),
];
const part = (tag: string, ...rows: Tree[]): Tree => ['rowgroup', '', { tag }, ...rows];

test('the foot of a table is not sorted with its rows', () => {
  const table = (...names: string[]) =>
    page([
      'table',
      '',
      {},
      part('thead', line('columnheader', 'Name', 'Seats')),
      part('tbody', ...names.map((name) => line('cell', name, '1'))),
      part('tfoot', line('cell', '3 members', '2')),
    ]);
  const sorted = (view: ReturnType<typeof page>) => verdictOf(view, 'The rows should be sorted by Name ascending');
  assert.equal(sorted(table('Ada', 'Bob', 'Cy')), 'met');
  assert.equal(sorted(table('Ada', 'Cy', 'Bob')), 'not_met');
});
