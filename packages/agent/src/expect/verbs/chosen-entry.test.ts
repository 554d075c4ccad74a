import assert from 'node:assert/strict';
import { test } from 'node:test';
import { check } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';

const entry = (role: string, words: readonly string[], ...states: string[]): Tree => [
  role,
  words.join(' '),
  { states },
  ...words.map((word): Tree => ['generic', '', {}, ['text', word]]),
];
const is = (view: Tree, text: string, value: 'selected' | 'not-selected') =>
  check(page(['heading', 'Settings'], view), { action: 'assertState', target: { text }, value }).status;

test('what an entry is called is selected with that entry', () => {
  const list: Tree = ['list', '', {}, entry('listitem', ['English', 'UK'], 'selected'), entry('listitem', ['German'])];
  assert.equal(is(list, 'English', 'selected'), 'met');
  assert.equal(is(list, 'English', 'not-selected'), 'not_met');
  assert.equal(is(list, 'German', 'selected'), 'not_met');
  assert.equal(is(list, 'German', 'not-selected'), 'met');
  const steps: Tree = ['list', '', {}, entry('listitem', ['Address']), entry('listitem', ['Payment'], 'current')];
  assert.equal(is(steps, 'Payment', 'not-selected'), 'not_met');
  assert.equal(is(steps, 'Address', 'selected'), 'not_met');
});

test('the same of a row, which goes by its first words', () => {
  const row = (name: string, ...states: string[]): Tree => [
    'row',
    name,
    { states },
    ['cell', name, {}, ['text', name]],
    ['cell', 'Open', {}, ['text', 'Open']],
  ];
  const table: Tree = ['table', 'Orders', {}, row('A-106', 'selected'), row('A-107')];
  assert.equal(is(table, 'A-106', 'selected'), 'met');
  assert.equal(is(table, 'A-106', 'not-selected'), 'not_met');
  assert.equal(is(table, 'A-107', 'not-selected'), 'met');
});

test('where no row tells that it is chosen, that may be told by its colour alone', () => {
  const row = (name: string, ...states: string[]): Tree => [
    'row',
    name,
    { ref: name, states },
    ['cell', name, {}, ['text', name]],
    ['cell', 'Open', {}, ['text', 'Open']],
  ];
  const orders = (...states: string[]) => page(['table', 'Orders', { ref: 't' }, row('A-1', ...states), row('A-2')]);
  const told = (value: string, more = {}) =>
    check(orders(), { action: 'assertState', target: { text: 'A-1', role: 'row' }, value }, more).status;
  assert.deepEqual([told('selected'), told('not-selected')], ['unproven', 'unproven']);
  const before = { actedOn: orders('selected') };
  assert.deepEqual([told('selected', before), told('not-selected', before)], ['not_met', 'met']);
});

test('where nothing beside a link or a box is marked as chosen, it is neither told to be nor told not to be', () => {
  const parts = (...states: string[]): Tree => [
    'generic',
    '',
    {},
    ['link', 'Status', { tag: 'a', states }],
    ['link', 'Files', { tag: 'a' }],
  ];
  const both = (view: Tree, text: string) => [is(view, text, 'selected'), is(view, text, 'not-selected')];
  assert.deepEqual(both(parts(), 'Files'), ['unproven', 'unproven']);
  assert.deepEqual(both(parts('marked'), 'Files'), ['not_met', 'met']);
  assert.deepEqual(both(parts('marked'), 'Status'), ['met', 'not_met']);
});

test('a row that is called by a link in it is selected by its box, and a link by that name elsewhere leaves it open', () => {
  const link = (name: string): Tree => ['link', name, { href: `/${name}` }, ['text', name]];
  const row = (name: string, ...states: string[]): Tree => [
    'row',
    '',
    {},
    ['cell', '', {}, ['checkbox', `Select ${name}`, { states }]],
    ['cell', '', {}, link(name)],
  ];
  const rows: Tree = ['table', '', { tag: 'table' }, row('Tulips', 'checked'), row('Ferns', 'unchecked')];
  assert.equal(is(rows, 'Tulips', 'selected'), 'met');
  assert.equal(is(rows, 'Tulips', 'not-selected'), 'not_met');
  assert.equal(is(rows, 'Ferns', 'selected'), 'not_met');
  const menu: Tree = ['list', '', {}, ['listitem', '', {}, link('Tulips')], entry('listitem', ['All'], 'selected')];
  assert.equal(is(['main', '', {}, menu, rows], 'Tulips', 'selected'), 'unproven');
});
