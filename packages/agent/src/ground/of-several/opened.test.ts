import assert from 'node:assert/strict';
import { test } from 'node:test';
import { page, type Tree } from '../../../test/page.ts';
import { ground } from '../ground.ts';

const button = (name: string, ref: string): Tree => ['button', name, { ref }, ['text', name]];
const row = (name: string): Tree => [
  'row',
  '',
  { ref: `row ${name}` },
  ['cell', name, { ref: `cell ${name}` }, ['text', name]],
  ['cell', '', { ref: `acts ${name}` }, button('Actions', `menu ${name}`)],
];
const list: Tree = ['table', '', { ref: 'table' }, row('Al'), row('Bo')];
const menu = (...entries: string[]): Tree => [
  'menu',
  '',
  { ref: 'menu' },
  ...entries.map((name): Tree => ['menuitem', name, { ref: `entry ${name}` }, ['text', name]]),
];

function pressed(text: string, opened: string[], last: string): string {
  const shown = (...more: Tree[]) => page(['document', '', { ref: 'page' }, button('Archive', 'all'), list, ...more]);
  const before = shown();
  const found = ground(
    shown(menu(...opened)),
    { target: { text }, purpose: 'press', exact: true },
    { last: before.items.find(({ ref }) => ref === last) ?? null, before },
  );
  return found.kind === 'one' ? (found.item.ref ?? '') : found.kind === 'none' ? (found.since ?? 'none') : found.kind;
}

test('what the menu of an entry does not offer is not the button of that name for the whole list', () => {
  assert.equal(pressed('Archive', ['Edit', 'Archive'], 'menu Bo'), 'entry Archive');
  assert.match(pressed('Archive', ['Edit', 'Freeze'], 'menu Bo'), /does not offer it, and button "Archive"/);
  // Of a menu of the page itself nothing says that what comes next is in it.
  assert.equal(pressed('Archive', ['Edit', 'Freeze'], 'all'), 'all');
});

test('"in the menu" is what the last step laid over the page, and nothing that stood outside of it', () => {
  const at = (x: number, y: number, width: number, height: number) => ({ box: { x, y, width, height } });
  const link = (name: string, ref: string, y: number): Tree => [
    'link',
    name,
    { ref, ...at(0, y, 80, 20) },
    ['text', name],
  ];
  const heads: Tree = ['row', '', { ref: 'heads' }, link('Priority', 'head', 0), link('Subject', 'sort', 0)];
  const listOf = (y: number, ...names: string[]): Tree => [
    'list',
    '',
    { ref: 'list', ...at(0, y, 80, 60) },
    ...names.map((name, i): Tree => ['listitem', '', { ref: `li ${name}` }, link(name, `its ${name}`, y + i * 20)]),
  ];
  const nav: Tree = ['navigation', '', { ref: 'nav' }, link('Priority', 'of nav', 400)];
  const pointed = (text: string, came: Tree, ...more: Tree[]) => {
    const before = page(['document', '', { ref: 'page' }, heads, ...more]);
    const found = ground(
      page(['document', '', { ref: 'page' }, heads, came, ...more]),
      { target: { text, scope: { relation: 'within', role: 'menu' } }, purpose: 'hover', exact: false },
      { last: null, before },
    );
    return found.kind === 'one' ? (found.item.ref ?? '') : found.kind;
  };
  const menu = listOf(10, 'Edit', 'Priority');
  assert.equal(pointed('Priority', menu), 'its Priority');
  assert.equal(pointed('Subject', menu), 'none');
  assert.equal(pointed('Priority', menu, nav), 'many', 'a menu that is marked has it, too');
  assert.equal(pointed('Priority', listOf(200, 'Edit', 'Priority')), 'many', 'what lies over nothing is no menu');
});

test('what is drawn anew beneath a dialog that closes was not laid over the page: its entries go before nothing', () => {
  const at = (y: number, height: number) => ({ box: { x: 0, y, width: 200, height } });
  const open: Tree = ['tab', 'Open', { ref: 'tab', ...at(0, 30) }];
  const entry = (ref: string, y: number): Tree => [
    'listitem',
    '',
    { ref: `li ${ref}`, ...at(y, 40) },
    ['button', `Order ${ref} Open`, { ref, ...at(y, 40) }, ['generic', 'Open', { ref: `of ${ref}` }, ['text', 'Open']]],
  ];
  const listOf = (ref: string, more = {}): Tree => [
    'list',
    '',
    { ref, ...at(30, 80), ...more },
    entry(`${ref} 1`, 30),
    ['listitem', '', { ref: `li ${ref} 2`, ...at(70, 40) }, ['button', 'Order 2', { ref: `${ref} 2`, ...at(70, 40) }]],
  ];
  const asks: Tree = [
    'dialog',
    'Sure?',
    { ref: 'asks', ...at(50, 90) },
    ['button', 'Yes', { ref: 'yes', ...at(60, 30) }],
  ];
  const pressed = (came: Tree) => {
    const shown = (list: Tree) => page(['document', '', { ref: 'page', lifted: true }, open, list, asks]);
    const before = shown(listOf('old'));
    const last = before.items.find(({ ref }) => ref === 'yes') ?? null;
    const found = ground(shown(came), { target: { text: 'Open' }, purpose: 'press', exact: true }, { last, before });
    return found.kind === 'one' ? found.item.ref : found.kind;
  };
  assert.equal(pressed(listOf('new')), 'tab');
  assert.equal(pressed(listOf('menu', { lifted: true })), 'menu 1');
});
