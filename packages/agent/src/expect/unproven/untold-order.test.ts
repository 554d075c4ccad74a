import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verdictOf } from '../../../test/check.ts';
import { page, type Tree, tableOf } from '../../../test/page.ts';

test('a column that nothing is called by is not denied to be in order where what another holds runs that way', () => {
  const files = (...names: string[]) =>
    page(tableOf('', ['File', 'Lines'], ...names.map((name, at) => [name, at % 2 ? '9' : '40'])));
  const sorted = (view: ReturnType<typeof page>) => verdictOf(view, 'The files are sorted alphabetically by path');
  assert.deepEqual(
    [sorted(files('a.ts', 'b.ts', 'c.ts')), sorted(files('b.ts', 'c.ts', 'a.ts'))],
    ['unproven', 'not_met'],
  );
});

test('under a title over a table nothing tells which column is in order', () => {
  const title = (words: string): Tree => ['generic', '', {}, ['text', words]];
  const table = tableOf('', ['Date', 'With'], ['2 Sep 2025', 'Ann'], ['24 Jul 2025', 'Ben']);
  const listed = (words: string) => verdictOf(page(title(words), table), 'Past visits are listed newest first');
  assert.deepEqual([listed('Past visits'), listed('Letters')], ['unproven', 'not_met']);
});

test('what a dropdown says to sort by tells nothing of boxes that are not told to be the results', () => {
  const sort: Tree = ['combobox', 'Sort by', { value: 'Price (lowest first)' }];
  const sorted = (...more: Tree[]) =>
    verdictOf(page(...more, ['text', 'Hotels']), 'The results are sorted by price, lowest first');
  assert.deepEqual([sorted(sort), sorted()], ['unproven', 'not_met']);
});
