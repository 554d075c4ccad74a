import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Target } from '@smokejumper/contracts';
import { page, type Tree } from '../../test/page.ts';
import { instead } from './instead.ts';

const there = (trees: Tree[], target: Target) => instead(page(...trees), { target, purpose: 'press', exact: true });

const row = (name: string): Tree => ['row', name, {}, ['cell', name], ['cell', '', {}, ['button', 'Delete']]];
const people: Tree[] = [['table', '', {}, row('Ana'), row('Ben'), row('Cleo')]];

test('an ordinal beyond the list tells how many there are', () => {
  assert.equal(there(people, { text: 'Delete', role: 'button', ordinal: 5 }), 'there are only 3');
  assert.equal(there(people, { role: 'row', ordinal: 4 }), 'there are only 3');
  assert.equal(there([['button', 'Edit']], { text: 'Edit', ordinal: 2 }), 'there is only 1');
});

test('an ordinal beyond the list tells how many places there are to look in', () => {
  const target: Target = { text: 'Delete', scope: { relation: 'row', role: 'row', ordinal: 7 } };
  assert.equal(there(people, target), 'there are only 3');
});

test('a misspelt name has the one it was meant for as the nearest', () => {
  const buttons: Tree[] = [
    ['button', 'Save'],
    ['button', 'Subscribe'],
  ];
  assert.equal(there(buttons, { text: 'Subscibe', role: 'button' }), 'nearest are button "Subscribe"');
  assert.equal(there(buttons, { text: 'Subcibe', role: 'button' }), 'nearest are button "Subscribe"');
});

test('where the place is missing, the places that come nearest are named', () => {
  const target: Target = { text: 'Delete', scope: { relation: 'row', role: 'row', text: 'Clea' } };
  assert.match(there(people, target) ?? '', /^nearest are (row|cell) "Cleo"/);
});

test('where the place is there, the names that come nearest are told', () => {
  const card: Tree = ['listitem', '', {}, ['heading', 'Trail backpack'], ['button', 'Add to bag']];
  const target: Target = { text: 'Add to cart', scope: { relation: 'item', role: 'card', text: 'Trail backpack' } };
  assert.match(there([['list', '', {}, card]], target) ?? '', /^nearest are button "Add to bag"/);
});
