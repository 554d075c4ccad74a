import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compileSpec } from '@smokejumper/flow';
import { check } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';

const drawn = (name: string, ref: string): Tree => ['generic', name, { ref, states: ['clickable'] }, ['text', name]];
const card: Tree = [
  'generic',
  '',
  { ref: 'card' },
  drawn('⋯', 'dots'),
  ['generic', 'Export', { ref: 'title' }, ['text', 'Export']],
];
const board = (...more: Tree[]) =>
  page(['document', '', { ref: 'page' }, ['heading', 'Board', { ref: 'head' }], card, ...more]);
const offers: Tree = ['generic', '', { ref: 'box' }, drawn('Move to Done', 'move'), drawn('Delete', 'delete')];
const says: Tree = ['generic', '', { ref: 'box' }, ['generic', 'Move to Done', { ref: 'p' }, ['text', 'Move to Done']]];
const told = (spec: string, more: Tree[]) =>
  check(board(...more), compileSpec(spec).steps[0]!.step, { actedOn: board() }).status;

test('what came with the last action and offers entries may be the menu: what it shows is open', () => {
  for (const spec of [
    'The menu shows "Move to Done"',
    'The menu does not show "Move to Backlog"',
    'The menu shows "Archive"',
  ])
    assert.equal(told(spec, [offers]), 'unproven', spec);
  assert.equal(told('The menu shows "Move to Done"', [says]), 'not_met');
  assert.equal(told('The menu shows "Move to Done"', []), 'not_met');
});

test('a menu that is marked is read', () => {
  const marked: Tree = ['menu', '', { ref: 'menu' }, ['menuitem', 'Delete', { ref: 'entry' }, ['text', 'Delete']]];
  assert.equal(told('The menu shows "Delete"', [marked, offers]), 'met');
  assert.equal(told('The menu shows "Move to Done"', [marked, offers]), 'not_met');
  assert.equal(told('The menu does not show "Move to Done"', [marked]), 'met');
});
