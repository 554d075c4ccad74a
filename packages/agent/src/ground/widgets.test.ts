import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Target } from '@smokejumper/contracts';
import { page, type Tree } from '../../test/page.ts';
import type { Purpose } from './find.ts';
import { ground } from './ground.ts';

const text = (words: string): Tree => ['text', words];
const button = (name: string, ref: string, ...states: string[]): Tree => ['button', name, { ref, states }];

function meant(trees: Tree[], target: Target, purpose: Purpose = 'press'): string | null {
  const found = ground(page(...trees), { target, purpose, exact: false });
  return found.kind === 'one' ? found.item.ref : null;
}

test('a menu is opened by what says that it opens one, not by a link of that name', () => {
  const link: Tree = ['link', 'More', { ref: 'link', tag: 'a' }, text('More')];
  const menu = { text: 'more', role: 'menu' } as const;
  assert.equal(meant([link, button('more', 'opener', 'haspopup')], menu), 'opener');
  assert.equal(meant([button('more', 'opener', 'collapsed'), link], menu), 'opener');
});

test('a page goes by its number in the pager, not by a button that shows as many', () => {
  const bell: Tree = ['button', 'notifications', { ref: 'bell' }, text('4')];
  const entry = (number: number): Tree => ['listitem', '', {}, button(`Go to page ${number}`, `p${number}`)];
  const anchor = (number: number): Tree => [
    'listitem',
    '',
    { ref: `p${number}`, states: ['clickable'] },
    ['generic', '', {}, text(`${number}`)],
  ];
  for (const pager of [entry, anchor])
    assert.equal(meant([bell, ['list', '', {}, ...[1, 2, 3, 4].map(pager)]], { text: '4', noun: 'page' }), 'p4');
});

test('what leafs through a table stands in it, and no other button beside it does', () => {
  const table = (name: string, ref: string): Tree => [
    'generic',
    '',
    {},
    ['grid', name, { ref }, ['row', '', {}, ['gridcell', name, {}, text(name)]]],
    ['generic', '', {}, button('Go to next page', `next ${ref}`), button('Export', `export ${ref}`)],
  ];
  const scope = { relation: 'within', text: 'Staff', role: 'table' } as const;
  const both = [table('Staff', 'staff'), table('Bills', 'bills')];
  assert.equal(meant(both, { text: 'Go to next page', scope }), 'next staff');
  assert.equal(
    meant([table('Staff', 'staff'), ['generic', '', {}, button('Edit', 'e')]], { text: 'Edit', scope }),
    null,
  );
});

test('a cell goes by its words, be they a text of their own within it', () => {
  const cell = (name: string): Tree => ['gridcell', name, { ref: name }, ['text', '', { text: name }]];
  const rows: Tree = ['grid', '', {}, ['row', 'Anna Bern', { ref: 'r' }, cell('Anna'), cell('Bern')]];
  assert.equal(meant([rows], { text: 'Bern', role: 'cell' }), 'Bern');
  assert.equal(meant([rows], { text: 'Graz', role: 'cell' }), null);
});

test('a badge is the small number on a control, or beside the only one of its box', () => {
  const on: Tree = ['button', 'notifications', { ref: 'b' }, ['generic', '', { ref: 'n' }, text('4')]];
  const beside: Tree = ['generic', '', {}, button('notifications', 'b'), ['generic', '', { ref: 'n' }, text('4')]];
  const pager: Tree = ['list', '', {}, ...[1, 2].map((n): Tree => ['listitem', '', {}, button(`${n}`, `p${n}`)])];
  for (const badge of [on, beside])
    for (const noun of ['badge', 'notifications badge']) {
      const found = ground(page(pager, badge), { target: { noun }, purpose: 'read', exact: true });
      assert.ok(found.kind === 'one' && found.item.text === '4', noun);
    }
  const named = ground(page(on), { target: { text: 'Notifications', noun: 'badge' }, purpose: 'read', exact: true });
  assert.ok(named.kind === 'one' && named.item.text === '4');
  assert.equal(meant([on], { noun: 'cart badge' }, 'read'), null);
});

test('of twins the one without a size is none', () => {
  const entry = (ref: string, height: number): Tree => [
    'menuitem',
    'Print',
    { ref, box: { x: 0, y: 0, width: height, height } },
    text('Print'),
  ];
  const menus: Tree[] = [
    ['menu', '', {}, entry('shrunk', 0)],
    ['menu', '', {}, entry('shown', 20)],
  ];
  assert.equal(meant(menus, { text: 'Print' }, 'option'), 'shown');
});

test('what is said of a field is read below the frame that is drawn over it', () => {
  const at = (y: number, height: number) => ({ x: 0, y, width: 300, height });
  const select = (framed: boolean): Tree => [
    'generic',
    '',
    {},
    ['combobox', 'Department', { ref: 'd', box: at(0, 40), states: ['collapsed'] }],
    ['textbox', '', { ref: 'h', box: at(10, 20), states: ['hidden'], tag: 'input' }],
    ...(framed ? [['group', 'Department', { ref: 'f', box: at(-4, 44) }, text('Department')] as Tree] : []),
    ['paragraph', '', { ref: 'p', box: at(44, 18) }, text('Choose one')],
  ];
  const scope = { relation: 'within', text: 'Department', role: 'textbox' } as const;
  for (const framed of [true, false]) {
    const found = ground(page(select(framed)), { target: { text: 'Choose one', scope }, purpose: 'read', exact: true });
    assert.equal(found.kind, 'one', `${framed}`);
  }
});

test('a button that shows an arrow down opens a menu of its name; one that merely holds the words does not', () => {
  const arrow: Tree = ['img', 'down', { ref: 'i', tag: 'span' }];
  const menu = { text: 'Actions', role: 'menu' } as const;
  assert.equal(meant([['button', 'Actions down', { ref: 'a' }, text('Actions'), arrow]], menu), 'a');
  assert.equal(meant([['button', 'Actions log', { ref: 'a' }, text('Actions log')]], menu), null);
});
