import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verdictOf } from '../../../test/check.ts';
import { page, type Tree, tableOf } from '../../../test/page.ts';

const text = (words: string): Tree => ['text', words];
const list = (...names: string[]): Tree => [
  'list',
  '',
  {},
  ...names.map((name): Tree => ['listitem', '', {}, text(name)]),
];
const part = (title: string, ...held: Tree[]): Tree => [
  'article',
  '',
  { tag: 'article' },
  ['heading', title, { level: 2 }, text(title)],
  ...held,
];
const tables = (head: string, ...names: string[]): Tree =>
  tableOf('', [head, 'Visits'], ...names.map((name, at) => [name, `${9 - at}`]));

test('the rows whose first column is headed by the very noun are counted, and not the boxes they stand in', () => {
  const view = page(
    ['heading', 'Statistics', { level: 1 }, text('Statistics')],
    part('By vet', tables('Vet', 'Ada', 'Bo', 'Cy')),
    part('By state', list('Planned', 'Done')),
  );
  assert.equal(verdictOf(view, 'There are 3 vets.'), 'met');
  assert.equal(verdictOf(view, 'There are 2 vets.'), 'not_met');
});

test('where such a table stands beside other entries, nothing tells which are meant', () => {
  const beside = page(list('Today', 'This week'), tables('Vet', 'Ada', 'Bo', 'Cy'));
  for (const number of [2, 3]) assert.equal(verdictOf(beside, `There are ${number} vets.`), 'unproven');
  assert.equal(verdictOf(page(tables('Vet', 'Ada', 'Bo', 'Cy')), 'There are 3 vets.'), 'met');
  const named = page(
    list('Ada', 'Bo'),
    tableOf('Vet statistics', ['Month', 'Visits'], ['May', '4'], ['June', '2'], ['July', '7']),
  );
  for (const number of [2, 3]) assert.equal(verdictOf(named, `There are ${number} vets.`), 'unproven');
});

test('a name in two rows counts none of them so, nor does a table within an entry of another title', () => {
  const twice = page(list('Today', 'This week'), tables('Vet', 'Ada', 'Bo', 'Ada'));
  assert.notEqual(verdictOf(twice, 'There are 3 vets.'), 'met');
  const within = page(part('Ada', tables('Vet', 'Cy', 'Di', 'Ed')), part('Bo', list('Planned')));
  assert.notEqual(verdictOf(within, 'There are 3 vets.'), 'met');
});
