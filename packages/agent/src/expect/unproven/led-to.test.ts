import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Step, Target } from '@smokejumper/contracts';
import { check } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';

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

test('a button that opens the settings does not tell what they hold, be they open or not', () => {
  const button: Tree = ['button', 'Settings', { tag: 'button' }, ['text', 'S']];
  const tick: Tree = ['checkbox', 'Line numbers', { tag: 'input', states: ['checked'] }];
  const popup: Tree = ['generic', '', {}, of('heading')('Pad Settings'), tick, ['text', 'Line numbers']];
  const view = page(['toolbar', '', {}, ['listitem', '', {}, button]], popup);
  assert.equal(lacks(view, { text: 'settings' }, 'Line numbers'), 'unproven');
  assert.equal(lacks(view, { text: 'settings' }, 'Word wrap'), 'met');
  const has = (text: string) => check(view, { action: 'assertText', target: { text }, value: 'Line numbers' }).status;
  assert.equal(has('settings'), 'unproven');
  assert.equal(has('Settings'), 'not_met');
});

test('a title names what stands in the box under it, and not what is pressed beside it', () => {
  const drawn = (words: string): Tree => ['generic', words, { tag: 'a', states: ['clickable'] }, ['text', words]];
  const chat = (...beside: Tree[]) =>
    page([
      'generic',
      '',
      {},
      ['generic', '', {}, of('heading')('Chat'), ...beside],
      ['log', '', {}, of('paragraph')('Ben: I can do it'), of('paragraph')('Ana: Thanks Ben')],
    ]);
  const signs = chat(drawn('-'), drawn('█'));
  assert.equal(lacks(signs, { text: 'chat' }, 'I can do it'), 'not_met');
  assert.equal(lacks(signs, { text: 'chat' }, 'Good morning'), 'met');
  assert.equal(check(signs, { action: 'assertText', target: { text: 'chat' }, value: 'Thanks Ben' }).status, 'met');
  const link: Tree = ['link', 'Hide', { tag: 'a', href: '/hide' }, ['text', 'Hide']];
  assert.notEqual(lacks(chat(link), { text: 'chat' }, 'Thanks Ben'), 'met');
  assert.equal(lacks(chat(link), { text: 'chat' }, 'Good morning'), 'met');
});

test('the entries of a menu that is drawn of plain boxes are no labels of the next, and tell nothing of what they lead to', () => {
  const entry = (words: string, ...states: string[]): Tree => [
    'generic',
    states.length > 0 ? words : '',
    { states, box: { x: 0, y: 0, width: 90, height: 20 } },
    ['text', words],
  ];
  const menu = (...states: string[]): Tree => [
    'generic',
    '',
    {},
    ...['Board', 'Week planner', 'Team'].map((words) => entry(words, ...states)),
  ];
  const view = page(menu('clickable'), of('heading')('Sprint board'), of('paragraph')('Export to CSV'));
  const told = (value: string, op: 'contains' | 'not-contains' = 'contains') =>
    check(view, { action: 'assertText', target: { text: 'board' }, op, value }).status;
  assert.deepEqual([told('Week planner'), told('Export to CSV'), told('Backlog')], ['unproven', 'unproven', 'not_met']);
  assert.deepEqual([told('Export to CSV', 'not-contains'), told('Backlog', 'not-contains')], ['unproven', 'met']);
  const plain = page(['generic', '', {}, entry('Board'), entry('Week planner')]);
  assert.equal(check(plain, { action: 'assertText', target: { text: 'board' }, value: 'Week planner' }).status, 'met');
});
