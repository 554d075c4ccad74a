import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Target } from '@smokejumper/contracts';
import { check } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';
import type { View } from '../../ground/view/view.ts';
import type { Facts } from '../check.ts';
import { notVisible } from '../verbs/not-visible.ts';
import { state } from '../verbs/state.ts';

const plain: Tree = ['main', '', { ref: 'm' }, ['heading', 'Orders'], ['button', 'Open drawer', { ref: 'o' }]];
const shut = page(plain);
const drawerWith = (...more: Tree[]): Tree => [
  'dialog',
  'Filters',
  { ref: 'd' },
  ['heading', 'Filters'],
  ['button', 'Starred', { ref: 's' }],
  ...more,
];
const drawer = drawerWith();
const open = page(plain, drawer);

function told(view: View, target: Target, value: 'expanded' | 'collapsed', since: View | null = null): string {
  const facts = { view, since } as Facts;
  return state({ kind: 'assert', action: 'assertState', target, value }, facts).status;
}

test('a drawer is open while it stands there, and closed once it has gone, whatever is called after it', () => {
  for (const target of [{ noun: 'drawer' }, { text: 'Filters', noun: 'drawer' }]) {
    assert.equal(told(open, target, 'expanded'), 'met', 'open');
    assert.equal(told(open, target, 'collapsed'), 'not_met', 'still open');
    assert.equal(told(shut, target, 'collapsed', open), 'met', 'gone');
    assert.equal(told(shut, target, 'collapsed'), 'unproven', 'never seen');
  }
});

test('what says nothing of it is neither open nor closed', () => {
  const panel = page(['region', 'Notes', { ref: 'r' }, ['button', 'Notes', { ref: 'n' }, ['text', 'Notes']]]);
  for (const value of ['expanded', 'collapsed'] as const) {
    assert.equal(told(panel, { text: 'Notes' }, value), 'unproven', value);
    assert.equal(told(shut, { text: 'Notes' }, value), 'not_met', `no such thing: ${value}`);
  }
});

test('a row is open as the control in it says', () => {
  const row = (...states: string[]): Tree => [
    'row',
    'Anna Bern',
    { ref: 'r' },
    ['cell', '', {}, ['button', 'Expand row', { ref: 'b', states }]],
    ['cell', 'Anna', { ref: 'c' }, ['text', 'Anna']],
  ];
  const target = { text: 'Anna', role: 'row' } as const;
  assert.equal(told(page(['table', '', {}, row('expanded')]), target, 'expanded'), 'met');
  assert.equal(told(page(['table', '', {}, row('collapsed')]), target, 'expanded'), 'not_met');
});

test('the menu is closed once it has gone, though the navigation of the page stays; an outer one that stays is open', () => {
  const sides: Tree = ['navigation', '', { ref: 'n' }, ['link', 'Team', { ref: 't' }, ['text', 'Team']]];
  const menu = (ref: string): Tree => ['menu', '', { ref }, ['menuitem', 'Copy', { ref: `${ref}c` }, ['text', 'Copy']]];
  const gone = (since: View, view: View) => {
    const facts = { view, since } as Facts;
    return notVisible({ kind: 'assert', action: 'assertNotVisible', target: { role: 'menu' } }, facts).status;
  };
  assert.equal(gone(page(sides, menu('m')), page(sides)), 'met');
  assert.equal(gone(page(sides, menu('m'), menu('sub')), page(sides, menu('m'))), 'not_met');
});

test('of a box and its label it is the box that is chosen or not', () => {
  const radio = (name: string, ...states: string[]): Tree[] => [
    ['radio', name, { ref: name, tag: 'input', states }],
    ['generic', '', { ref: `${name}l`, tag: 'label' }, ['text', name]],
  ];
  const view = page(...radio('Monthly', 'unchecked'), ...radio('Yearly', 'checked'));
  const chosen = (text: string) =>
    state({ kind: 'assert', action: 'assertState', target: { text }, value: 'selected' }, { view } as Facts).status;
  assert.equal(chosen('Yearly'), 'met');
  assert.equal(chosen('Monthly'), 'not_met');
});

test('a menu is closed beside one that always stands there, once nothing says that it opened any; a closed submenu is none', () => {
  const opener = (state: string): Tree => ['button', 'More', { ref: 'b', states: ['haspopup', state] }];
  const menu = (name: string): Tree => ['menu', name, { ref: name }, ['menuitem', `${name} entry`]];
  const gone = (view: View, since: View) =>
    notVisible({ kind: 'assert', action: 'assertNotVisible', target: { role: 'menu' } }, { view, since } as Facts)
      .status;
  const shown = page(opener('expanded'), menu('Commands'), menu('More'), menu('Share'));
  assert.equal(gone(page(opener('collapsed'), menu('Commands')), shown), 'met');
  assert.equal(gone(page(opener('expanded'), menu('Commands'), menu('More')), shown), 'not_met');
  assert.equal(gone(page(menu('Commands')), page(menu('Commands'))), 'not_met');
});

test('the panel may be a dialog: open while it stands there, closed once it went with what was pressed in it', () => {
  const is = (value: 'expanded' | 'collapsed', view: View, pressed: string, since = open) => {
    const last = open.items.find(({ ref }) => ref === pressed) ?? null;
    const step = { kind: 'assert', action: 'assertState', target: { role: 'region' }, value } as const;
    return state(step, { view, since, last } as Facts).status;
  };
  assert.equal(is('collapsed', shut, 's'), 'met');
  assert.notEqual(is('collapsed', shut, 'o'), 'met');
  assert.notEqual(is('expanded', shut, 's'), 'met');
  assert.equal(is('collapsed', open, 's'), 'unproven');
  assert.equal(is('expanded', open, 'o', shut), 'met');
  assert.equal(is('expanded', open, 'o'), 'unproven');
  const section: Tree = ['button', 'Prices', { states: ['collapsed'] }];
  assert.equal(is('expanded', page(plain, drawerWith(section)), 'o', shut), 'unproven');
});

test('a dialog by the name of a panel is that panel, and what opens it or stands in it is not', () => {
  const called = { text: 'Filters', role: 'region' } as const;
  const opener: Tree = ['button', 'Filters', { ref: 'f' }];
  assert.equal(told(page(opener, drawer), called, 'expanded'), 'met');
  assert.equal(told(page(opener, drawer), called, 'collapsed'), 'not_met');
  const shows = (value: string) =>
    check(page(opener, drawerWith(['text', 'Starred only'])), { action: 'assertText', target: called, value }).status;
  assert.equal(shows('Starred only'), 'met');
  assert.equal(shows('Read only'), 'not_met');
});

test('an entry of a menu that stands open, or a button of a dialog, is neither open nor closed with it', () => {
  const entry = (name: string): Tree => ['listitem', '', {}, ['link', name, { ref: name }, ['text', name]]];
  const menu = page(['navigation', '', {}, ['menu', '', { ref: 'm' }, entry('Forms'), entry('Tables')]]);
  for (const value of ['expanded', 'collapsed'] as const) {
    assert.equal(told(menu, { text: 'Forms', role: 'menu' }, value), 'unproven', value);
    assert.equal(told(menu, { text: 'Tables' }, value), 'unproven', value);
    assert.equal(told(open, { text: 'Starred' }, value), 'unproven', value);
  }
  const titled = page(['menu', 'Account', { ref: 'm' }, entry('Sign out')]);
  assert.equal(told(titled, { text: 'Account', role: 'menu' }, 'expanded'), 'met');
  assert.equal(told(titled, { text: 'Account', role: 'menu' }, 'collapsed'), 'not_met');
});
