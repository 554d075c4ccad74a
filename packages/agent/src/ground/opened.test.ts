import assert from 'node:assert/strict';
import { test } from 'node:test';
import { page, type Tree } from '../../test/page.ts';
import { ground } from './ground.ts';

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
