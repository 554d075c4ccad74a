import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Scope, Target } from '@smokejumper/contracts';
import { verdictOf } from '../../../test/check.ts';
import { page, type Tree, tableOf } from '../../../test/page.ts';
import type { Purpose } from '../find.ts';
import { ground } from '../ground.ts';
import type { View } from '../view/view.ts';

const text = (value: string): Tree => ['text', value];
const link = (name: string): Tree => ['link', name, {}, text(name)];
const entry = (name: string): Tree => ['listitem', '', { ref: name }, link(name)];
const list = (name: string, ...names: string[]): Tree => ['list', name, {}, ...names.map(entry)];
const head = (name: string): Tree => ['heading', name, { level: 2 }, text(name)];
const table = (name: string, ...names: string[]): Tree => [
  'table',
  name,
  { tag: 'table' },
  ['row', '', {}, ['columnheader', 'Name', {}, text('Name')], ['columnheader', 'Size', {}, text('Size')]],
  ...names.map((cell): Tree => ['row', '', { ref: cell }, ['cell', '', {}, link(cell)], ['cell', '', {}, text('3')]]),
];
const boxed = (name: string): Tree => [
  'generic',
  '',
  { ref: name },
  ['checkbox', 'Select', { ref: `tick ${name}` }],
  link(name),
  ['generic', '', {}, text('3 kB')],
];
const trail: Tree = [
  'list',
  '',
  {},
  ...['Home', 'Files'].map(
    (name, at): Tree => ['listitem', '', { ref: name, box: { x: at * 80, y: 4, width: 70, height: 20 } }, link(name)],
  ),
];
const nav: Tree = ['navigation', '', {}, list('', 'Start', 'Help')];

function find(view: View, target: Target, purpose: Purpose = 'press'): string {
  const found = ground(view, { target, purpose, exact: false });
  return found.kind === 'one' ? (found.item.ref ?? 'text') : found.kind;
}
const nth = (view: View, ordinal: number, scope: Omit<Scope, 'relation' | 'role'> = {}) =>
  find(view, { role: 'listitem', noun: 'item', ordinal, scope: { relation: 'within', role: 'list', ...scope } });
const inFiles = (...trees: Tree[]) => nth(page(...trees), 1, { text: 'file' });

test('an entry of "the file list" is one of the list that goes by that word, never of the trail or the links at the top', () => {
  assert.equal(inFiles(nav, trail, table('Files', 'a.txt', 'b.txt')), 'a.txt');
  assert.equal(inFiles(nav, ['region', 'Files', {}, trail, table('', 'a.txt', 'b.txt')]), 'a.txt');
  assert.equal(
    inFiles(trail, head('All files'), list('', 'a.txt', 'b.txt'), head('Tags'), list('', 'x', 'y')),
    'a.txt',
  );
  assert.equal(inFiles(head('Files'), nav, ['generic', '', {}, boxed('a.txt'), boxed('b.txt')]), 'a.txt');
  assert.equal(inFiles(nav, ['main', '', {}, ['generic', '', {}, text('Files')], list('', 'a.txt', 'b.txt')]), 'a.txt');
  assert.equal(inFiles(['navigation', 'File path', {}, trail], table('', 'a.txt')), 'none');
  assert.equal(inFiles(nav, trail, table('', 'a.txt', 'b.txt')), 'none');
  assert.equal(inFiles(['button', 'Upload a file', {}, text('Upload a file')], list('', 'x', 'y')), 'none');
  assert.equal(inFiles(['region', 'Files', {}, list('', 'x', 'y'), table('', 'a.txt', 'b.txt')]), 'many');
  assert.equal(inFiles(['listbox', 'File type', {}, ['option', 'Text']], head('Files'), table('', 'a.txt')), 'a.txt');
});

test('an entry of "the list" is never of a menu beside it, and of two lists it is ambiguous', () => {
  assert.deepEqual([nth(page(nav, list('', 'a', 'b')), 1), nth(page(nav, list('', 'a', 'b')), 2)], ['a', 'b']);
  assert.deepEqual(
    [nth(page(list('', 'x'), list('', 'a', 'b')), 1), nth(page(list('', 'x'), list('', 'a')), -1)],
    ['many', 'many'],
  );
  assert.equal(nth(page(list('', 'x'), table('', 'a', 'b')), 1), 'many');
  assert.equal(nth(page(nav, ['generic', '', {}, boxed('a'), boxed('b')]), 2), 'b');
  const inner: Tree = ['list', '', {}, ['listitem', '', { ref: 'a' }, link('a'), list('', 'a1', 'a2')], entry('b')];
  assert.equal(nth(page(nav, inner), 2), 'b');
});

test('boxes that repeat are rows, and the box to tick of an entry is the one in it', () => {
  const view = page(nav, list('', 'Inbox', 'Sent'), ['generic', '', {}, boxed('a.txt'), boxed('b.txt')]);
  const tick = (name: string) => find(view, { text: name }, 'tick');
  assert.deepEqual(
    [tick('a.txt'), tick('b.txt'), tick('c.txt'), tick('Inbox')],
    ['tick a.txt', 'tick b.txt', 'none', 'none'],
  );
  const row: Scope = { relation: 'row', role: 'row', text: 'b.txt' };
  assert.equal(find(view, { role: 'checkbox', scope: row }, 'tick'), 'tick b.txt');
  assert.equal(find(view, { role: 'row', text: 'a.txt' }, 'read'), 'a.txt');
});

test('a link or a button titles what is around it, never the whole page', () => {
  const inSettings = (...trees: Tree[]) =>
    find(page(['document', '', {}, ...trees]), { text: 'Folders', scope: { relation: 'within', text: 'Settings' } });
  const folders: Tree = ['link', 'Folders', { ref: 'folders' }, text('Folders')];
  assert.equal(inSettings(link('Settings'), head('Mail'), folders), 'none');
  assert.equal(inSettings(['button', 'Settings', {}, text('Settings')], folders), 'none');
  assert.equal(inSettings(['generic', '', {}, link('Settings'), folders], head('Mail')), 'folders');
  assert.equal(inSettings(link('Mail'), head('Settings'), folders), 'folders');
});

test('the menu without a name that stands open is that of the control that says it is open', () => {
  const menu: Tree = ['menu', '', {}, ['menuitem', 'Python', { ref: 'python' }]];
  const inMenu = (text: string) =>
    find(
      page([
        'document',
        '',
        {},
        ['button', 'Language', { states: ['expanded'] }],
        ['button', 'Theme', { states: ['collapsed'] }],
        menu,
      ]),
      {
        text: 'Python',
        scope: { relation: 'within', role: 'menu', text },
      },
    );
  assert.deepEqual([inMenu('Language'), inMenu('Theme')], ['python', 'none']);
});

test('the way to where one is holds no line items', () => {
  const entry = (...parts: Tree[]): Tree => ['listitem', '', {}, ...parts];
  const link: Tree = ['link', 'Home', {}, ['text', 'Home']];
  const way = (...last: Tree[]): Tree => ['list', '', {}, entry(link), entry(...last)];
  const rows = tableOf('', ['Item', 'Qty'], ['Plan', '1'], ['Seats', '3'], ['Texts', '1']);
  const title: Tree = ['heading', 'Invoice', { level: 1 }, ['text', 'Invoice']];
  const says = (first: Tree, spec: string) => verdictOf(page(['main', '', {}, first, title, rows]), spec);
  const current: Tree = ['link', 'Bill', { states: ['current'] }, ['text', 'Bill']];
  for (const list of [way(['text', '/ Invoice']), way(current)])
    assert.deepEqual(
      [2, 3].map((number) => says(list, `There are ${number} line items`)),
      ['not_met', 'met'],
    );
  assert.notEqual(says(way(['text', 'Seats for all']), 'There are 3 line items'), 'met');
  assert.notEqual(says(way(['text', '/ Invoice']), 'There are 0 line items'), 'met');
});
