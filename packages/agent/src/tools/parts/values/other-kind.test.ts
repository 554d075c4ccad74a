import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Target } from '@smokejumper/contracts';
import { page, type Tree } from '../../../../test/page.ts';
import { ground } from '../../../ground/ground.ts';
import { otherKind } from './other-kind.ts';

const pictured = (icon: string): Tree => ['button', '', { icon }];

test('nothing is called missing that a button with a picture alone may be called under the pointer', () => {
  const bar = page(pictured('delete'), pictured('check'), pictured('sailing'), ['button', 'Cancel', { icon: 'close' }]);
  const missing = (text: string, more: Partial<Target> = {}) =>
    otherKind(bar, { target: { text, ...more }, purpose: 'press', exact: true, part: 0 })?.failureClass ?? null;
  for (const text of ['Delete invoice', 'Remove line', 'Save', 'Apply changes', 'Done'])
    assert.equal(missing(text), 'no_evidence', text);
  for (const text of ['Publish', 'Edit name', 'Close window', 'Checkout']) assert.equal(missing(text), null, text);
  assert.equal(missing('Save', { role: 'tab' }), null);
});

test('a control and whose it is, told without quotes in one go, is not called missing where both stand on the page', () => {
  const entry = (name: string): Tree => [
    'listitem',
    '',
    {},
    ['text', name],
    ['button', 'Cancel', {}, ['text', 'Cancel']],
  ];
  const view = page(['list', '', {}, entry('Ann Berg'), entry('Bo Dahl')]);
  const missing = (text: string, exact = false) =>
    otherKind(view, { target: { text }, purpose: 'press', exact, part: 0 })?.failureClass ?? null;
  assert.equal(missing('Cancel for Ann Berg'), 'no_evidence');
  for (const text of ['Cancel for Cy', 'Delete for Ann Berg', 'Cancel']) assert.equal(missing(text), null, text);
  assert.equal(missing('Cancel for Ann Berg', true), null);
});

test('what counts up or down may be a sign or an arrow alone', () => {
  const missing = (icon: string, text: string) =>
    otherKind(page(pictured(icon)), { target: { text, role: 'button' }, purpose: 'press', exact: true, part: 0 }) ===
    null;
  for (const icon of ['plus', 'chevron up', 'add']) assert.equal(missing(icon, 'Increment'), false, icon);
  for (const icon of ['minus', 'caret down']) assert.equal(missing(icon, 'Decrease guests'), false, icon);
  assert.equal(missing('chevron up', 'Decrease'), true);
  assert.equal(missing('cup', 'Increase'), true);
});

test('a picture is pressed for a field of its name that is not shown, but not for what else may be about to come', () => {
  const pressed = (...trees: Tree[]) => {
    const found = ground(page(...trees), { target: { text: 'Search' }, purpose: 'press', exact: true });
    return found.kind === 'one' ? found.item.role : found.kind;
  };
  const field: Tree = ['searchbox', 'Search boats', { states: ['hidden'] }];
  assert.equal(pressed(pictured('search'), field), 'button');
  assert.equal(pressed(pictured('delete'), field), 'searchbox');
  assert.equal(pressed(pictured('search'), ['link', 'Search', { states: ['hidden'] }]), 'link');
});

test('no field is called missing that stands right behind the words that people call it by', () => {
  const words = (value: string): Tree => ['generic', '', {}, ['text', value]];
  const open = (text: string, ...form: Tree[]) =>
    otherKind(page(...form), { target: { text }, purpose: 'field', exact: true, part: 0 })?.failureClass ?? null;
  const field: Tree = ['textbox', 'Parameter: ""', { tag: 'input', value: '' }];
  const ways: Tree = ['radiogroup', '', {}, ['radio', 'Fixed', {}, ['text', 'Fixed']], ['radio', 'Formula']];
  assert.equal(open('Title', words('Title'), ways, field), 'no_evidence');
  assert.equal(open('Title', words('Title'), words('Amount'), field), null);
  assert.equal(open('Title', ['button', 'Title', {}, ['text', 'Title']], field), 'no_evidence');
  assert.equal(open('Amount', words('Title'), field), null);
  const drawn: Tree = ['generic', 'Choose…', { states: ['clickable'] }, ['text', 'Choose…']];
  assert.equal(open('Topping', words('Topping'), drawn), 'no_evidence');
  assert.equal(open('Topping', words('Topping'), words('Ham'), drawn), null);
});

test('the menu of a user may be opened by initials or a picture; one that goes by a name in quotes is missing', () => {
  const bar = page(['generic', '', { states: ['clickable'] }, ['text', 'AQ']], ['link', 'Home']);
  const dots = page(['button', '', { icon: 'ellipsis vertical', states: ['haspopup'] }], ['link', 'Home']);
  const open = (view: typeof bar, text: string, exact = false) =>
    otherKind(view, { target: { text, role: 'menu' }, purpose: 'press', exact, part: 0 })?.failureClass ?? null;
  assert.deepEqual([open(bar, 'user'), open(bar, 'export'), open(bar, 'user', true)], ['no_evidence', null, null]);
  assert.deepEqual(
    [open(dots, 'account'), open(dots, 'export'), open(dots, 'Export')],
    ['no_evidence', 'no_evidence', null],
  );
});

test('an entry that goes by all but the last word may be what was meant, a button that does is another one', () => {
  const view = page(
    ['button', 'Delete'],
    [
      'table',
      '',
      {},
      ['row', '', {}, ['cell', '/spring', {}, ['text', '/spring']], ['cell', 'Ann', {}, ['text', 'Ann']]],
    ],
  );
  const missing = (text: string, exact = false) =>
    otherKind(view, { target: { text }, purpose: 'press', exact, part: 0 })?.failureClass ?? null;
  assert.equal(missing('spring template'), 'no_evidence');
  assert.equal(missing('spring template', true), null);
  assert.equal(missing('summer template'), null);
  assert.equal(missing('Delete order'), null);
});

test('a dropdown that offers what it is called by is not missing for its label', () => {
  const offers: Tree[] = ['Renew every hour', 'Never'].map((name): Tree => ['option', name]);
  const bar = page(['combobox', 'Renewed at 14:30', { tag: 'select', value: 'Never' }, ...offers], ['button', 'Save']);
  const missing = (text: string, exact = false) =>
    otherKind(bar, { target: { text, role: 'combobox' }, purpose: 'dropdown', exact, part: 0 })?.failureClass ?? null;
  assert.deepEqual([missing('renew'), missing('country'), missing('renew', true)], ['no_evidence', null, null]);
});

test('a sign beside words may be drawn on a button whose name nobody sees', () => {
  const box = { x: 10, y: 10, width: 20, height: 20 };
  const entry = (...parts: Tree[]): Tree => [
    'generic',
    '',
    {},
    ['generic', '', { box }, ['text', 'Harbour']],
    ...parts,
  ];
  const plus = (...trees: Tree[]) => {
    const target: Target = { text: 'plus', role: 'button', scope: { relation: 'near', text: 'Harbour' } };
    return otherKind(page(...trees), { target, purpose: 'press', exact: false, part: 0 })?.failureClass ?? null;
  };
  assert.equal(plus(entry(['button', 'Join…', { box }])), 'no_evidence');
  assert.equal(plus(entry(['button', 'Join…', { box }, ['text', 'Join…']])), null);
});

test('an avatar shows initials alone: a button of that kind is not missing, what is called otherwise is', () => {
  const bar = page(['button', 'A', { states: ['haspopup'] }, ['text', 'A']], ['link', 'Home']);
  const open = (text: string, role?: Target['role'], view = bar) =>
    otherKind(view, { target: { text, role }, purpose: 'press', exact: false, part: 0 })?.failureClass ?? null;
  for (const text of ['profile', 'avatar', 'user avatar', 'my account']) assert.equal(open(text), 'no_evidence', text);
  for (const role of ['button', 'img', 'link'] as const) assert.equal(open('profile', role), 'no_evidence', role);
  for (const text of ['my orders', 'profile settings', 'Profile', 'users']) assert.equal(open(text), null, text);
  assert.equal(open('profile', 'button', page(['button', 'Help'], ['link', 'Home'])), null);
});

test('what is set is not missing where its title stands before a button that opens something', () => {
  const missing = (...behind: Tree[]) => {
    const box: Tree = ['generic', '', {}, ['generic', '', { tag: 'span' }, ['text', 'Team']], ...behind];
    return otherKind(page(box), { target: { text: 'Team' }, purpose: 'form-control', exact: false, part: 0 });
  };
  const opener: Tree = ['button', 'Choose team', { states: ['haspopup'] }, ['text', 'Choose team']];
  assert.equal(missing(opener)?.failureClass, 'no_evidence');
  assert.equal(missing(['button', 'Save']), null);
  assert.equal(missing(['button', 'Save'], opener), null);
});

test('no field is called missing that nothing names beside words that speak of it, nor what is counted up and down behind them', () => {
  const words = (value: string): Tree => ['generic', '', {}, ['text', value]];
  const open = (text: string, ...form: Tree[]) =>
    otherKind(page(...form), { target: { text }, purpose: 'field', exact: true, part: 0 })?.failureClass ?? null;
  const digits = [1, 2, 3, 4].map((at): Tree => ['textbox', `Digit ${at}`, { tag: 'input' }]);
  assert.equal(open('verification code', words('Enter the verification code'), ...digits), 'no_evidence');
  assert.equal(open('verification code', words('Enter the verification code'), ['textbox', 'Line 2']), null);
  assert.equal(open('City', ['textbox', '', { tag: 'input' }], words('City')), 'no_evidence');
  assert.equal(open('City', ['textbox', '', { tag: 'input' }], words('Zip'), words('City')), null);
  const counted: Tree[] = [words('Quantity'), ['button', 'Decrease'], words('1'), ['button', 'Increase']];
  assert.equal(open('Quantity', ['generic', '', {}, ...counted]), 'no_evidence');
});

test('a dropdown or menu that is named in passing may be a sign with a number that leads nowhere, one in quotes is not', () => {
  const bell = (name: string, more = {}): Tree => [
    'link',
    name,
    { href: 'https://shop.test/cart#', ...more },
    ['text', name],
  ];
  const missing = (text: string, role: 'combobox' | 'menu' | 'tab', { exact = false, link = bell('15') } = {}) =>
    otherKind(page(link), { target: { text, role }, purpose: 'press', exact, goes: true, part: 0 })?.failureClass ??
    null;
  assert.equal(missing('notifications', 'combobox'), 'no_evidence');
  assert.equal(missing('notifications', 'menu', { link: bell('🔔 15') }), 'no_evidence');
  assert.equal(missing('notifications', 'tab'), null);
  assert.equal(missing('notifications', 'combobox', { exact: true }), null);
  assert.equal(missing('notifications', 'combobox', { link: bell('Help') }), null);
  assert.equal(missing('notifications', 'combobox', { link: bell('15', { href: 'https://shop.test/new' }) }), null);
});

test('words that are set apart in a line may take a press by themselves; what is but a part of them is not told', () => {
  const line: Tree = ['generic', '', {}, ['text', 'Role: Sign Painter', { runs: ['Role:', 'Sign Painter'] }]];
  const missing = (text: string, more: Partial<Target> = {}) =>
    otherKind(page(line), { target: { text, ...more }, purpose: 'press', exact: true, part: 0 })?.failureClass ?? null;
  assert.equal(missing('Sign Painter'), 'no_evidence');
  for (const text of ['Painter', 'Cook']) assert.equal(missing(text), null, text);
  assert.equal(missing('Sign Painter', { role: 'button' }), null);
});

test('the settings of the list may be those that say no more', () => {
  const view = page(['link', 'Change settings', { tag: 'a', ref: 'a' }], ['button', 'New user', { ref: 'b' }]);
  const missing = (text: string) =>
    otherKind(view, { target: { text }, purpose: 'press', exact: false, part: 0 })?.failureClass ?? null;
  assert.equal(missing('list settings'), 'no_evidence');
  for (const text of ['list filters', 'mail settings', 'List Settings']) assert.equal(missing(text), null, text);
});

test('a cell is not missing where plain words say its name', () => {
  const view = page([
    'generic',
    '',
    {},
    ['generic', '', {}, ['text', 'Hammer']],
    ['button', 'Drill', {}, ['text', 'Drill']],
  ]);
  const missing = (text: string) =>
    otherKind(view, { target: { text, role: 'cell' }, purpose: 'press', exact: true, part: 0 })?.failureClass ?? null;
  assert.equal(missing('Hammer'), 'no_evidence');
  for (const text of ['Drill', 'Ladder']) assert.equal(missing(text), null, text);
});
