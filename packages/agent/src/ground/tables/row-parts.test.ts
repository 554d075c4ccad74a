import assert from 'node:assert/strict';
import { test } from 'node:test';
import { page, type Tree } from '../../../test/page.ts';
import { ground } from '../ground.ts';

const at = (x: number, y: number, width: number, height = 40) => ({ box: { x, y, width, height } });
const cell = (name: string, x: number, y: number, ...own: Tree[]): Tree => [
  'gridcell',
  name,
  at(x, y, 100),
  ...(own.length > 0 ? own : ([['text', name]] as Tree[])),
];
const names = (people: string[]): Tree[] =>
  people.map((name, i) => ['row', '', at(0, 40 * i, 100), cell(name, 0, 40 * i)]);
const edits = (people: string[]): Tree[] =>
  people.map((name, i) => [
    'row',
    '',
    at(100, 40 * i, 200),
    cell('Red', 100, 40 * i),
    cell('', 200, 40 * i, ['button', 'Edit', { ref: name, ...at(210, 40 * i + 5, 60, 30) }]),
  ]);
const part = (x: number, rows: Tree[]): Tree => ['rowgroup', '', at(x, 0, 200, 120), ...rows];

function edit(tree: Tree, name: string): string {
  const target = { text: 'Edit', scope: { relation: 'row', role: 'row', text: name } } as const;
  const found = ground(page(['document', 'Page', at(0, 0, 800, 600), tree]), { target, purpose: 'press', exact: true });
  if (found.kind === 'one') return found.item.ref ?? '';
  return found.kind === 'none' && found.perhaps ? 'perhaps' : found.kind;
}

const people = ['Al', 'Bo', 'Cy'];

test('a row whose first columns stay in place is one row, drawn in two parts', () => {
  const grid: Tree = ['grid', '', at(0, 0, 300, 120), part(0, names(people)), part(100, edits(people))];
  for (const name of people) assert.equal(edit(grid, name), name);
  const lacks: Tree = ['grid', '', at(0, 0, 300, 120), part(0, names(people)), part(100, edits(people).slice(0, 1))];
  assert.equal(edit(lacks, 'Bo'), 'none');
});

test('what another table holds in the line of a row may be of that row, or may not', () => {
  const table = (x: number, rows: Tree[]): Tree => ['table', '', at(x, 0, 200, 120), ...rows];
  const two = (rows: Tree[]): Tree => ['generic', '', at(0, 0, 300, 120), table(0, names(people)), table(100, rows)];
  assert.equal(edit(two(edits(people)), 'Bo'), 'perhaps');
  assert.equal(edit(two(edits(['Al', 'Bo'])), 'Bo'), 'none');
});
