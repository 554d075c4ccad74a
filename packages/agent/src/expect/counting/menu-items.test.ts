import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verdictOf } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';

const entry = (name: string): Tree => ['menuitem', name, { tag: 'li' }, ['text', name]];
const menu = (...names: string[]): Tree => ['menu', 'More', {}, ...names.map(entry)];
const open = (...more: Tree[]) =>
  page(['button', 'More', { states: ['haspopup', 'expanded'] }], menu('Copy', 'Move', 'Drop'), ...more);

test('the items of an open menu are counted, and do not pass as none', () => {
  for (const claim of ['There are 3 menu items.', 'The menu has 3 items.'])
    assert.equal(verdictOf(open(), claim), 'met', claim);
  const wrong = [
    'There are 2 menu items.',
    'The menu has 0 items.',
    'The menu has no items.',
    'There are no menu items.',
  ];
  for (const claim of [...wrong, 'No menu items are shown.', 'The menu items are not shown.'])
    assert.equal(verdictOf(open(), claim), 'not_met', claim);
});

test('of two menus nothing tells whose items are counted', () => {
  for (const number of [3, 2, 5])
    assert.equal(verdictOf(open(menu('File', 'Edit')), `There are ${number} menu items.`), 'unproven');
});

test('on the page of a restaurant what leads through the site is not told to be a menu item', () => {
  const dishes: Tree = ['list', '', {}, ...['Soup', 'Pie'].map((name): Tree => ['listitem', '', {}, ['text', name]])];
  const bar: Tree = ['menubar', '', {}, ...['Home', 'Book', 'Find us'].map(entry)];
  const site = page(bar, ['heading', 'Our dishes', { level: 1 }, ['text', 'Our dishes']], dishes);
  assert.equal(verdictOf(site, 'There are 3 menu items.'), 'unproven');
  assert.equal(verdictOf(site, 'There are no menu items.'), 'unproven');
  const titled = page(['heading', 'Lunch menu', { level: 1 }, ['text', 'Lunch menu']], menu('Print', 'Share'), dishes);
  assert.equal(verdictOf(titled, 'There are 2 menu items.'), 'unproven');
});
