import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Step, Target } from '@smokejumper/contracts';
import { check } from '../../test/check.ts';
import { page, type Tree } from '../../test/page.ts';

const of =
  (role: string) =>
  (words: string): Tree => [role, words, {}, ['text', words]];
const lacks = (view: ReturnType<typeof page>, target: Target, value: string) => {
  const step: Step = { action: 'assertText', target, op: 'not-contains', value };
  return check(view, step).status;
};

test('a link to the books does not tell what books the page lacks', () => {
  const row = ['row', '', {}, ['rowheader', '', {}, of('link')('Books')], ['cell', '', {}, of('link')('Add')]] as Tree;
  const view = page(['navigation', '', {}, ['table', '', {}, row]], of('paragraph')('Kafka on the Shore'));
  assert.equal(lacks(view, { noun: 'books' }, 'Kafka on the Shore'), 'unproven');
  assert.equal(lacks(view, { text: 'Books', role: 'region' }, 'Kafka on the Shore'), 'unproven');
  assert.equal(lacks(view, { noun: 'books' }, 'Emma'), 'met');
  assert.equal(lacks(view, { noun: 'menu' }, 'Kafka on the Shore'), 'met');
});

test('of several lists one that holds it is a list that does, and a menu is none', () => {
  const list = (...entries: string[]): Tree => ['list', '', {}, ...entries.map(of('listitem'))];
  const menu: Tree = ['navigation', '', {}, list('Settings', 'Winter')];
  const row = (words: string): Tree => ['row', '', {}, of('cell')(words), of('cell')('free')];
  const table: Tree = ['table', '', { tag: 'table' }, row('Winter'), row('Emma')];
  assert.equal(lacks(page(list('1814', '1815'), table), { role: 'list' }, 'Winter'), 'not_met');
  assert.equal(lacks(page(list('1814', '1815'), table), { role: 'list' }, 'Jazz'), 'met');
  assert.notEqual(lacks(page(menu, list('Emma', 'Jazz')), { role: 'list' }, 'Winter'), 'not_met');
  const chosen = page(of('heading')('Chosen genres'), ['listbox', '', { tag: 'select' }, of('option')('Mystery')]);
  assert.equal(lacks(chosen, { text: 'Chosen genres', role: 'list' }, 'Mystery'), 'not_met');
  assert.equal(lacks(chosen, { text: 'Chosen genres', role: 'list' }, 'Humour'), 'met');
});
