import assert from 'node:assert/strict';
import { test } from 'node:test';
import { page, type Tree } from '../../../test/page.ts';
import { rowsHolding } from './rows-holding.ts';

const at = (x: number) => ({ box: { x, y: 0, width: 100, height: 10 } });
const cell = (role: string, text: string, x: number): Tree => [role, text, at(x), ['text', text]];
const row = (title: string, lent: string): Tree => ['row', '', {}, cell('cell', title, 0), cell('cell', lent, 100)];
const head: Tree = ['row', '', {}, cell('columnheader', 'Title', 0), cell('columnheader', 'Lent', 100)];

const held = (text: string, ...rows: Tree[]) =>
  rowsHolding(page(['table', '', {}, head, ...rows]), {
    role: 'row',
    text,
    scope: { relation: 'within', role: 'column', text: 'lent' },
  });

test('rows are counted by what their cell of a column says, whatever stands in the others', () => {
  const found = held('1', row('The Two Towers', '1'), row('1', '0'), row('Emma', '1'), row('Ulysses', '11'));
  assert.equal(found?.kind === 'items' && found.items.length, 2);
});

test('what is all that one cell says and a part of another may or may not be counted', () => {
  assert.equal(held('1', row('Emma', '1'), row('Ulysses', '1 of 3'))?.kind, 'ambiguous');
});

test('a table without a column of that name holds no such rows', () => {
  const target = { role: 'row', text: '1', scope: { relation: 'within', role: 'column', text: 'Price' } } as const;
  assert.equal(rowsHolding(page(['table', '', {}, head, row('Emma', '1')]), target)?.kind, 'scope missing');
});
