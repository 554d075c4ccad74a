import assert from 'node:assert/strict';
import { test } from 'node:test';
import { check, verdictOf } from '../../../test/check.ts';
import { page, type Tree, tableOf } from '../../../test/page.ts';

const lie = (y: number, width: number) => ({ box: { x: 0, y, width, height: 20 } });
const cell = (words: string, width: number): Tree => ['cell', '', lie(0, width), ['text', words]];
const row = (y: number, ...cells: Tree[]): Tree => ['row', '', lie(y, 300), ...cells];
const loan = (y: number, who = ''): Tree => row(y, cell(who, 150), ['cell', '', lie(y, 150), ['textbox', 'Due']]);
const adds = row(90, cell('Add another Loan', 300));
const titled = (title: string, ...rows: Tree[]) =>
  page(['heading', title, { level: 2 }, ['text', title]], ['table', '', { tag: 'table' }, ...rows]);
const number = (view: ReturnType<typeof page>, text: string, value: string) =>
  check(view, { action: 'assertCount', target: { text, role: 'row' }, value }).status;

test('loan rows are the rows under Loans, and the line that adds another is none of them', () => {
  const loans = titled('Loans', loan(20), loan(40), adds);
  assert.equal(number(loans, 'loan', '2'), 'met');
  assert.equal(number(loans, 'loan', '1'), 'not_met');
});

test('rows that say the word themselves are counted for it, and so is a line where no title tells of it', () => {
  assert.equal(number(titled('Loans', loan(20, 'Loan'), loan(40), adds), 'loan', '1'), 'met');
  assert.equal(number(titled('Books', loan(20), loan(40), adds), 'loan', '1'), 'met');
  assert.equal(number(titled('Loans', loan(20), loan(40), adds), 'Loan', '1'), 'met');
});

test('"item rows" are those of the only table with a column of items', () => {
  const view = page(tableOf('', ['SKU', 'Item'], ['A-1', 'Soap'], ['A-2', 'Salt']));
  const told = ['The table has 2 item rows', 'The table has 3 item rows', 'The table has 2 order rows'];
  assert.deepEqual(
    told.map((spec) => verdictOf(view, spec)),
    ['met', 'not_met', 'not_met'],
  );
});
