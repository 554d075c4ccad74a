import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verdictOf } from '../../../test/check.ts';
import { box, page, type Tree } from '../../../test/page.ts';

const text = (words: string): Tree => ['text', words];
const followers = box(box(text('Followers')), box(text('128')));
const list = (title: string, ...names: string[]): Tree[] => [
  ['heading', title, { level: 2 }, text(title)],
  ['list', '', {}, ...names.map((name): Tree => ['listitem', '', {}, text(name)])],
];

test('where nothing that is listed is told to be of the noun, the number beside a label by it is how many there are', () => {
  const two = [...list('Skills', 'Figma', 'Research'), ...list('Languages', 'German', 'English', 'Dutch')];
  const view = page(['main', '', {}, followers, ...two]);
  assert.equal(verdictOf(view, 'There are 128 followers.'), 'met');
  assert.equal(verdictOf(view, 'The number of followers is 128.'), 'met');
  assert.equal(verdictOf(view, 'There are 3 followers.'), 'not_met');
});

test('where some are listed under a heading that speaks of them, a label alone does not tell how many there are', () => {
  const view = page(['main', '', {}, followers, ...list('New followers', 'Ann', 'Bo')]);
  assert.equal(verdictOf(view, 'There are 128 followers.'), 'unproven');
  assert.equal(verdictOf(view, 'There are 2 followers.'), 'unproven');
});

test('a badge on a link speaks against a number of rows that merely have such a column', () => {
  const nav: Tree = ['navigation', '', {}, ['link', 'Customers 12', {}, text('Customers'), text('12')]];
  const row = (role: string, ...words: string[]): Tree => [
    'row',
    '',
    {},
    ...words.map((word): Tree => [role, word, {}, text(word)]),
  ];
  const table: Tree = ['table', '', {}, row('columnheader', 'Customer', 'Total'), row('cell', 'Ida', '$1')];
  const view = page(nav, ['main', '', {}, table]);
  assert.equal(verdictOf(view, 'There are 12 customers.'), 'unproven');
});
