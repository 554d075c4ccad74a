import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Step } from '@smokejumper/contracts';
import { check } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';
import { ground } from '../ground.ts';
import { fullText } from '../view/view.ts';

const box = (framed: boolean, ...words: string[]): Tree => [
  'generic',
  '',
  { framed },
  ...words.map((word): Tree => ['text', word]),
];
const column = (name: string, framed: boolean, ...cards: string[]): Tree => [
  'generic',
  '',
  {},
  ['heading', name, { level: 3 }, ['text', name]],
  ...cards.map((card) => box(framed, card)),
];
const board = (framed: boolean) =>
  page(column('To do', framed, 'Docs', 'Logo'), column('Done', framed, 'Login', 'Blocked: no', 'Search'));
const inColumn = (name: string) => ({
  role: 'card' as const,
  scope: { relation: 'within' as const, role: 'column' as const, text: name },
});

test('boxes drawn alike side by side are cards, of mere words too', () => {
  const count = (name: string, value: string) =>
    check(board(true), { action: 'assertCount', target: inColumn(name), value, op: 'eq' }).status;
  assert.equal(count('To do', '2'), 'met');
  assert.equal(count('Done', '3'), 'met');
  assert.equal(count('Done', '2'), 'not_met');
  const last = ground(board(true), { target: { ...inColumn('Done'), ordinal: -1 }, purpose: 'hover', exact: false });
  assert.equal(last.kind === 'one' ? fullText(last.item) : last.kind, 'Search');
  const docs: Step = { action: 'assertText', target: { role: 'card', text: 'Docs' }, value: 'Docs' };
  assert.equal(check(board(true), docs).status, 'met');
  assert.equal(check(board(true), { action: 'assertNotVisible', target: inColumn('Done') }).status, 'not_met');
});

test('lines of words that nothing draws as cards leave it open whether there are any', () => {
  const none: Step = { action: 'assertNotVisible', target: inColumn('Done') };
  assert.equal(check(board(false), none).status, 'unproven');
  const count: Step = { action: 'assertCount', target: inColumn('Done'), value: '3', op: 'eq' };
  assert.equal(check(board(false), count).status, 'unproven');
  const empty = page(column('To do', true, 'Docs'), column('Done', true));
  assert.equal(check(empty, none).status, 'met');
});

test('a line beside the cards is none of them', () => {
  const card = (name: string, state: string): Tree => [
    'generic',
    '',
    {},
    ['heading', name, { level: 3 }, ['text', name]],
    ['paragraph', '', {}, ['text', state]],
  ];
  const cards = (state: string) =>
    page(card('Visa', 'Active'), card('Other', state), ['paragraph', '', {}, ['text', 'Blocked cards: none']]);
  const none: Step = { action: 'assertNotVisible', target: { role: 'card', text: 'Blocked' } };
  assert.equal(check(cards('Active'), none).status, 'met');
  assert.equal(check(cards('Blocked'), none).status, 'not_met');
  const lone = page(
    ['generic', '', {}, card('Visa', 'Active'), card('Other', 'Active')],
    ['generic', '', {}, card('Third', 'Blocked')],
  );
  assert.equal(check(lone, none).status, 'not_met');
});

test('rows with a ground of their own in turns are no cards', () => {
  const rows = page(['generic', '', {}, box(true, 'a'), box(false, 'b'), box(true, 'c'), box(false, 'd')]);
  assert.equal(
    check(rows, { action: 'assertCount', target: { role: 'card' }, value: '2', op: 'eq' }).status,
    'not_met',
  );
});

test('a card is the box drawn around its title, not what stands around it with another card', () => {
  const card = (title: Tree, words: string): Tree => [
    'generic',
    '',
    { framed: true },
    title,
    ['generic', '', {}, ['text', words]],
  ];
  const plain: Tree = ['generic', '', {}, ['text', 'Default card']];
  const heading = (name: string): Tree => ['heading', name, { level: 6 }, ['text', name]];
  const column = (...cards: Tree[]): Tree => ['generic', '', {}, ...cards];
  const view = page(
    column(card(plain, 'Global styles'), card(heading('Basic card'), 'Utility classes')),
    column(card(heading('Dropdown card'), 'Menus'), card(heading('Folding card'), 'Folds')),
  );
  const shows = (value: string) =>
    check(view, { action: 'assertText', target: { role: 'card', text: 'Basic card' }, value }).status;
  assert.deepEqual([shows('Utility classes'), shows('Global styles')], ['met', 'not_met']);
  const scope = { relation: 'item' as const, role: 'card' as const, text: 'Basic card' };
  assert.equal(check(view, { action: 'assertVisible', target: { text: 'Global styles', scope } }).status, 'not_met');
});

test('the head of a column is the title of no card', () => {
  const stat = (label: string, value: string): Tree => [
    'generic',
    '',
    { framed: true },
    ['generic', '', {}, ['text', label]],
    ['generic', '', {}, ['text', value]],
  ];
  const heads = [
    'row',
    '',
    {},
    ...['Period', 'Incidents'].map((name): Tree => ['columnheader', name, {}, ['text', name]]),
  ] as Tree;
  const view = page(
    ['generic', '', {}, stat('Checked', '3 s ago'), stat('Incidents', '3')],
    ['table', '', { tag: 'table' }, heads],
  );
  const shows = (value: string) =>
    check(view, { action: 'assertText', target: { role: 'card', text: 'Incidents' }, value }).status;
  assert.deepEqual([shows('3'), shows('Period')], ['met', 'not_met']);
});

test('a card that is alone in its column, or holds a row of drawn buttons, shows nothing of the card below', () => {
  const words = (said: string): Tree => ['generic', '', {}, ['text', said]];
  const button = (name: string): Tree => ['generic', name, { framed: true, states: ['clickable'] }, ['text', name]];
  const card = (title: string, ...more: Tree[]): Tree => ['generic', '', { framed: true }, words(title), ...more];
  const column = (...cards: Tree[]): Tree => ['generic', '', {}, ...cards];
  const team = card('Team', words('Ann'), ['generic', '', {}, button('Admin'), button('Remove')]);
  const view = page(column(column(team, card('Invited', words('Raj'))), column(card('Plan', words('Pro')))));
  const shows = (value: string) =>
    check(view, { action: 'assertText', target: { role: 'card', text: 'Team' }, value }).status;
  assert.deepEqual([shows('Ann'), shows('Raj')], ['met', 'not_met']);
  const scope = { relation: 'item' as const, role: 'card' as const, text: 'Team' };
  assert.equal(check(view, { action: 'assertVisible', target: { text: 'Raj', scope } }).status, 'not_met');
});

test('beside a box of several lines those of one line each may be chips and no cards', () => {
  const chips: Tree = ['generic', '', {}, ...['All', 'Snacks', 'Drinks'].map((words) => box(true, words))];
  const shop: Tree = ['generic', '', { framed: true }, ['text', 'Snacks'], ['heading', 'Honey', {}, ['text', 'Honey']]];
  const counted = (value: string, ...parts: Tree[]) =>
    check(page(['main', '', {}, ...parts]), { action: 'assertCount', target: { role: 'card' }, value, op: 'eq' })
      .status;
  for (const value of ['0', '1', '3']) assert.equal(counted(value, chips, shop), 'unproven', value);
  assert.deepEqual([counted('3', chips), counted('1', chips)], ['met', 'not_met']);
});
