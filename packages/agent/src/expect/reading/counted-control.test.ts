import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verdictOf } from '../../../test/check.ts';
import { page, type Tree, tableOf } from '../../../test/page.ts';

const filter = (name: string): Tree => ['listitem', '', {}, ['link', name, {}, ['text', name]]];
const filters: Tree = ['list', '', {}, filter('All (3)'), filter('Administrator (1)'), filter('Author (2)')];
const rows = [
  ['ana', 'Author', '2'],
  ['bo', 'Author', '0'],
  ['ed', 'Administrator', '3'],
];
const users = page(filters, tableOf('', ['Username', 'Role', 'Posts'], ...rows));

test('a link with its count goes before a cell of that word, which is data of its row', () => {
  const claims = [
    '"Administrator" shows (1)',
    'Administrator shows 1',
    'The number next to Administrator is 1',
    '"Author" shows (2)',
    'Administrator shows 2',
    'The number next to Administrator is 3',
  ];
  assert.deepEqual(
    claims.map((claim) => verdictOf(users, claim)),
    ['met', 'met', 'met', 'met', 'not_met', 'not_met'],
  );
  assert.equal(verdictOf(users, 'Administrator shows 3'), 'unproven');
});

test('what a row is called is its label all the same, and so is a word without such a link', () => {
  const view = page(filters, tableOf('', ['Role', 'Users'], ['Administrator', '4']));
  assert.equal(verdictOf(view, 'Administrator shows 4'), 'met');
  const alone = page(tableOf('', ['No.', 'Role', 'Users'], ['1', 'Administrator', '4']));
  assert.equal(verdictOf(alone, 'Administrator shows 4'), 'met');
});
