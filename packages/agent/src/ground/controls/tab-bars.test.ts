import assert from 'node:assert/strict';
import { test } from 'node:test';
import { check } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';
import { ground } from '../ground.ts';

const link = (name: string, ref: string, ...states: string[]): Tree => [
  'link',
  name,
  { ref, tag: 'a', href: `/${ref}`, states },
  ['img', name.replace(/^(\w+) .*/, '$1')],
  ['text', name.replace(/^(\w+) .*/, '$1')],
];
const bar = (role: string, ...links: Tree[]): Tree => [
  role,
  '',
  {},
  ...links.map((one): Tree => ['listitem', '', {}, one]),
];
const row = (at: number): Tree => ['row', '', {}, ['cell', `t${at}`], ['cell', '', {}, link('Structure', `row${at}`)]];
const table: Tree = ['table', '', {}, row(1), row(2)];
const target = { text: 'Structure', role: 'tab' } as const;
const state = (value: string, text: string, ...trees: Tree[]) =>
  check(page(...trees), { action: 'assertState', target: { ...target, text }, value }).status;

test('a tab that no role tells is one of a bar that marks the one in use, and no link in the rows of a table', () => {
  const tabs = bar('list', link('Structure Structure (current)', 'nav', 'marked'), link('SQL', 'sql'));
  assert.equal(state('selected', 'Structure', tabs, table), 'met');
  assert.equal(state('not-selected', 'Structure', tabs, table), 'not_met');
  assert.equal(state('selected', 'SQL', tabs, table), 'not_met');
  const other = bar('list', link('Structure', 'nav'), link('SQL', 'sql', 'marked'));
  assert.equal(state('selected', 'Structure', other, table), 'not_met');
  const found = ground(page(other, table), { target, purpose: 'press', exact: true });
  assert.equal(found.kind === 'one' ? found.item.ref : found.kind, 'nav');
});

test('where no bar marks one, or two do, which of them is the tab is not told', () => {
  const unmarked = bar('list', link('Structure', 'nav'), link('SQL', 'sql'));
  assert.equal(ground(page(unmarked, table), { target, purpose: 'press', exact: true }).kind, 'many');
  assert.equal(state('selected', 'Structure', unmarked, table), 'unproven');
  const twice = [bar('list', link('Structure', 'a', 'marked')), bar('list', link('Structure', 'b'), link('X', 'x'))];
  assert.equal(ground(page(...twice, table), { target, purpose: 'press', exact: true }).kind, 'many');
});
