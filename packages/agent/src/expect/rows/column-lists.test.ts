import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verdictOf } from '../../../test/check.ts';
import { page, type Tree, tableOf } from '../../../test/page.ts';

const table = tableOf(
  'Bookings',
  ['Guest', 'Room'],
  ['Adele Knox', '201'],
  ['Bruno Ortiz', '118'],
  ['Dev Patel', '202'],
);
const number = (words: string, ...states: string[]): Tree => ['listitem', words, { states }, ['text', words]];
const pages: Tree = ['navigation', 'Pagination', {}, number('1', 'current'), number('2')];
const names = 'Adele Knox, Bruno Ortiz and Dev Patel';

test('the guests are what the column Guest holds, where nothing is called guests', () => {
  const view = page(table);
  assert.equal(verdictOf(view, `The guests are "${names}".`), 'met');
  assert.equal(verdictOf(view, 'The guests are "Dev Patel, Adele Knox and Bruno Ortiz".'), 'met', 'in whatever order');
  assert.equal(verdictOf(view, 'The rooms are "201, 118 and 202".'), 'met');
  for (const claim of [`not "${names}"`, '"Adele Knox, Bruno Ortiz and Elin Strand"', `"Elin Strand, ${names}"`])
    assert.equal(verdictOf(view, `The guests are ${claim}.`), 'not_met', claim);
  assert.equal(verdictOf(view, `The hosts are "${names}".`), 'not_met');
});

test('where the table is one page of several, these are all of that page', () => {
  const view = page(table, pages);
  assert.equal(verdictOf(view, `The guests are "${names}".`), 'unproven');
  assert.equal(verdictOf(view, `The guests on page 1 are "${names}".`), 'met');
  assert.equal(verdictOf(view, `The guests on page 2 are "${names}".`), 'unproven');
});
