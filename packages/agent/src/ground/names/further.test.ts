import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Target } from '@smokejumper/contracts';
import { page, type Tree } from '../../../test/page.ts';
import type { Purpose } from '../find.ts';
import { ground } from '../ground.ts';
import { choicesMeant } from './further.ts';

const quoted = { exact: true };
const unquoted = { exact: false };

function found(trees: Tree[], target: Target, how: { exact: boolean; purpose?: Purpose }): string {
  const answer = ground(page(...trees), { target, purpose: 'press', ...how });
  if (answer.kind === 'one') return answer.item.name;
  return answer.kind === 'none' && answer.perhaps !== undefined ? 'perhaps' : answer.kind;
}

const press = (name: string, wanted: string, how = quoted) => found([['button', name]], { text: wanted }, how);

test('a command that goes on into another act is not the one that is wanted, in quotes or not', () => {
  for (const how of [quoted, unquoted]) {
    for (const [name, wanted] of [
      ['Save as draft', 'Save'],
      ['Delete all', 'Delete'],
      ['Sign in with Google', 'Sign in'],
      ['Publish later', 'Publish'],
      ['Buy again', 'Buy'],
      ['Re-enable everything', 'Enable'],
      ['Log out', 'Log'],
    ] as const)
      assert.equal(press(name, wanted, how), 'perhaps', name);
    for (const [name, wanted] of [
      ['Delete account', 'Account'],
      ['Cancel subscription', 'Subscription'],
      ['Add to cart', 'Cart'],
      ['New project', 'Project'],
    ] as const)
      assert.equal(press(name, wanted, how), 'perhaps', name);
  }
});

test('to close one thing is not to close another', () => {
  assert.equal(press('Close tab', 'Close'), 'perhaps');
  assert.equal(press('Close account', 'Close'), 'perhaps');
  assert.equal(press('Close dialog', 'Close'), 'Close dialog');
  assert.equal(press('Close this window', 'Close'), 'Close this window');
  assert.equal(press('Delete row', 'Delete'), 'Delete row');
});

test('a command that tells the same at more length is pressed', () => {
  for (const [name, wanted] of [
    ['Save changes', 'Save'],
    ['Continue to payment', 'Continue'],
    ['Sign up for free', 'Sign up'],
    ['View cart', 'Cart'],
    ['Proceed to checkout', 'Checkout'],
    ['Show all', 'Show'],
    ['Cart 2', 'Cart'],
    ['Add to cart: Blue mug', 'Add to cart'],
  ] as const)
    assert.equal(press(name, wanted), name);
});

test('a name in quotes does not go on in unknown words, one without quotes or the name of its row may', () => {
  assert.equal(press('Edit billing', 'Edit'), 'perhaps');
  assert.equal(press('Search flights', 'Search', unquoted), 'Search flights');
  const row = (name: string): Tree => [
    'row',
    '',
    {},
    ['cell', name, {}, ['text', name]],
    ['cell', '', {}, ['button', `Delete ${name}`]],
  ];
  const table: Tree[] = [['table', '', {}, row('Ann'), row('Bob')]];
  assert.equal(found(table, { text: 'Delete', scope: { relation: 'row', text: 'Bob' } }, quoted), 'Delete Bob');
});

test('a name in quotes does not begin before the words that were quoted, but for whose it is or that it is shown', () => {
  for (const name of ['All products', 'Featured products', 'Sign up for products'])
    assert.equal(press(name, 'Products'), 'perhaps', name);
  for (const name of ['The products', 'View products', 'Back to products', 'Your products', 'Products', '3 Products'])
    assert.equal(press(name, 'Products'), name);
  assert.equal(press('All products', 'Products', unquoted), 'All products');
});

test('what bears a number is told by it, whatever it is a number of', () => {
  assert.equal(press('Order #1001', '#1001'), 'Order #1001');
  assert.equal(press('Order 1001', '1001'), 'Order 1001');
  assert.equal(press('Delete 1001', '1001'), 'perhaps');
  assert.equal(press('Refund of order #1001', '#1001'), 'perhaps');
});

test('a compound is another name, and so is a longer name of what stands in the entry', () => {
  const branch: Tree[] = [['tree', '', {}, ['treeitem', 'src-old', {}, ['text', 'src-old']]]];
  assert.equal(found(branch, { text: 'src' }, quoted), 'perhaps');
  const entry = (name: string): Tree => ['listitem', '', {}, ['text', name], ['button', `Delete ${name}`]];
  const list: Tree[] = [['list', '', {}, entry('Milk powder'), entry('Bread')]];
  assert.equal(found(list, { text: 'Delete Milk' }, quoted), 'perhaps');
  assert.equal(found(list, { text: 'Delete Milk powder' }, quoted), 'Delete Milk powder');
});

test('a link in the content begins with the name in quotes, whatever else it tells', () => {
  const card = (...texts: string[]): Tree => [
    'main',
    '',
    {},
    ['link', texts.join(' '), {}, ...texts.map((text): Tree => ['generic', '', {}, ['text', text]])],
  ];
  const link = (...texts: string[]) => found([card(...texts)], { text: 'Tea' }, quoted);
  assert.equal(link('Green tea', 'Lovely'), 'perhaps');
  assert.equal(link('Tea', 'Lovely green tea'), 'Tea Lovely green tea');
  assert.equal(link('Tea guide'), 'Tea guide');
  assert.equal(link('the Tea guide'), 'perhaps');
  assert.equal(link('Tea for two and more'), 'Tea for two and more');
});

test('a button that is missing is no link whose name goes on, and a cell is the one that says no more', () => {
  const guide: Tree = ['document', '', {}, ['link', 'Export guide', {}, ['text', 'Export guide']]];
  assert.equal(found([guide], { text: 'Export', role: 'button' }, quoted), 'perhaps');
  assert.equal(found([guide], { text: 'Export', role: 'link' }, quoted), 'Export guide');
  const cell = (name: string): Tree => ['cell', name, {}, ['text', name]];
  const table: Tree = ['table', '', {}, ['row', '', {}, cell('Lot 4'), cell('4')]];
  assert.equal(found([table], { text: '4', role: 'cell' }, quoted), '4');
});

test('a choice is not one of another kind', () => {
  const option = (name: string) => found([['radio', name]], { text: 'Blue' }, { exact: true, purpose: 'option' });
  assert.deepEqual(['Light blue', 'Blue grey', 'Blue (2 left)'].map(option), ['perhaps', 'perhaps', 'Blue (2 left)']);
});

test('what switches something else or nothing on is not ticked', () => {
  const tick = (name: string, wanted: string) =>
    found([['checkbox', name]], { text: wanted }, { exact: true, purpose: 'tick' });
  assert.equal(tick('E-mail digest', 'E-mail'), 'perhaps');
  assert.equal(tick('Do not send e-mail', 'E-mail'), 'perhaps');
  assert.equal(tick('I accept the terms and conditions', 'Terms'), 'I accept the terms and conditions');
  assert.equal(tick('Remember me', 'Remember'), 'Remember me');
});

test('a value is not entered where another one is asked for, or where it is searched for', () => {
  const fill = (name: string, target: Target) =>
    found([['textbox', name, { label: name }]], target, { exact: true, purpose: 'field' });
  assert.equal(fill('Confirm email', { text: 'Email' }), 'perhaps');
  assert.equal(fill('Old password', { text: 'Password' }), 'perhaps');
  assert.equal(fill('Search by name', { text: 'Name', role: 'textbox' }), 'perhaps');
  assert.equal(fill('Email address', { text: 'Email' }), 'Email address');
  assert.equal(fill('Search products', { text: 'Search' }), 'Search products');
  const passwords: Tree[] = ['Old password', 'New password'].map((name) => ['textbox', name, { label: name }]);
  assert.equal(found(passwords, { text: 'Password' }, { exact: true, purpose: 'field' }), 'many');
});

test('a field or dropdown in quotes does not go on in words that make another thing of it', () => {
  const put = (role: string, name: string, text: string, ...label: Tree[]) =>
    found([...label, [role, name, { label: name }]], { text }, { exact: true, purpose: 'form-control' });
  for (const role of ['textbox', 'combobox']) {
    assert.equal(put(role, 'Phone extension', 'Phone'), 'perhaps');
    assert.equal(put(role, 'Office hours', 'Office'), 'perhaps');
    for (const [name, wanted] of [
      ['Phone number', 'Phone'],
      ['Phone (private)', 'Phone'],
      ['Email or phone', 'Email'],
      ['Message to the team', 'Message'],
      ['Search products', 'Search'],
      ['Office hours', 'office'],
    ] as const)
      assert.equal(put(role, name, wanted), name);
    const label: Tree = ['label', '', {}, ['text', 'Email'], ['text', 'We never share it']];
    assert.equal(put(role, 'Email We never share it', 'Email', label), 'Email We never share it');
  }
});

test('what offers to make a thing of that name is not the thing', () => {
  for (const name of ['Create “Ops”', 'Add "Ops"'])
    assert.equal(found([['option', name]], { text: 'Ops' }, { exact: true, purpose: 'option' }), 'perhaps');
  assert.equal(press('Delete "Ops"', 'Ops', unquoted), 'perhaps');
});

test('a field of that very name goes before one that is called otherwise and only hints at it', () => {
  const company: Tree = ['textbox', 'Company', { label: 'Company', placeholder: 'Name' }];
  const name: Tree = ['textbox', 'Name', { label: 'Name' }];
  const fill = (...trees: Tree[]) => found(trees, { text: 'Name' }, { exact: true, purpose: 'field' });
  assert.equal(fill(company, name), 'Name');
  assert.equal(fill(company), 'Company');
});

test('a field in quotes is the one that reads so: what stands ahead of the name in unknown words makes another of it', () => {
  const fill = (name: string, text: string, how = quoted, ...more: Tree[]) =>
    found([...more, ['textbox', name, { label: name }]], { text }, { ...how, purpose: 'field' });
  const pick = (name: string, text: string, how = quoted) =>
    found([['combobox', name, { label: name }]], { text }, { ...how, purpose: 'dropdown' });
  assert.equal(pick('Team role', 'Role'), 'perhaps');
  assert.equal(fill('Company name', 'Name'), 'perhaps');
  assert.equal(pick('Team role', 'Role', unquoted), 'Team role');
  for (const name of ['Full name', 'Your name', 'Please enter your name', '2. Name'])
    assert.equal(fill(name, 'Name'), name);
  for (const name of ['Filter by status', 'Select a status']) assert.equal(pick(name, 'Status'), name);
  const project: Tree = ['heading', 'New project', { level: 2 }, ['text', 'New project']];
  assert.equal(fill('Project name', 'Name', quoted, project), 'Project name');
});

test('what stands behind the colon in the name of a dropdown is what it shows', () => {
  const pick = (name: string) =>
    found([['combobox', name, { label: name }]], { text: 'skin' }, { ...unquoted, purpose: 'dropdown' });
  assert.equal(pick('Underlines: Skin or browser default'), 'perhaps');
  assert.equal(pick('Skin: Modern'), 'Skin: Modern');
});

test('of several options that go on, one that only explains itself in brackets is not surely the one that is meant', () => {
  const [role] = page(['combobox', 'Role']).items.filter((item) => item.role === 'combobox');
  const meant = (...names: string[]) => choicesMeant(names, (name) => name, 'Admin', role!).join(', ');
  assert.equal(meant('Admin (read only)', 'Admin of billing'), 'Admin (read only), Admin of billing');
  assert.equal(meant('Admin (read only)'), 'Admin (read only)');
  assert.equal(meant('Admin (3)', 'Admin of billing'), 'Admin (3)');
  assert.equal(meant('Admin of billing'), '');
});

test('who opens something never chooses it in a dropdown that is shut, unless the step speaks of the option or the dropdown', () => {
  const options = ['Inbox', 'Drafts'].map((name): Tree => ['option', name, { tag: 'option' }, ['text', name]]);
  const select: Tree = ['combobox', 'Save sent message in', { tag: 'select', value: 'Inbox' }, ...options];
  const open = (trees: Tree[], target: Target) => {
    const answer = ground(page(...trees), { target, purpose: 'press', exact: false, goes: true });
    return answer.kind === 'one'
      ? answer.item.role
      : answer.kind === 'none' && answer.perhaps
        ? 'perhaps'
        : answer.kind;
  };
  for (const noun of [undefined, 'folder'])
    assert.equal(open([select], { text: 'Drafts', ...(noun && { noun }) }), 'perhaps');
  assert.equal(open([['link', 'Drafts (3)', {}, ['text', 'Drafts (3)']], select], { text: 'Drafts' }), 'link');
  assert.equal(open([['listbox', 'Folders', {}, ...options]], { text: 'Drafts' }), 'option');
  assert.equal(open([select], { text: 'Drafts', role: 'option' }), 'option');
  const scope = { relation: 'within', text: 'Save sent message in' } as const;
  assert.equal(open([select], { text: 'Drafts', scope }), 'option');
});
