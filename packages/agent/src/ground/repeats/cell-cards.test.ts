import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Scope } from '@smokejumper/contracts';
import { check } from '../../../test/check.ts';
import { box, page, type Tree, tableOf } from '../../../test/page.ts';
import { ground } from '../ground.ts';

const card = (id: string, title: string, owner: string): Tree =>
  box(['link', id, {}, ['text', id]], ['text', owner], ['link', title, {}, ['text', title]]);
const board = (...columns: Tree[][]) =>
  page([
    'table',
    '',
    { tag: 'table' },
    ['row', '', {}, ...columns.map((_, at): Tree => ['columnheader', `Stage ${at + 1}`, {}])],
    ['row', '', {}, ...columns.map((cards): Tree => ['cell', '', { tag: 'td' }, box(...cards)])],
  ]);
const full = board(
  [card('#4', 'Fix login', 'Ben'), card('#5', 'Fix login on Safari', 'Dmitri')],
  [card('#6', 'Export contacts', 'Ana')],
);
const cardOf = (text: string): Scope => ({ text, role: 'card', relation: 'item' });
const shows = (view: ReturnType<typeof page>, title: string, value: string) =>
  check(view, { action: 'assertText', target: { text: title, role: 'card' }, value, kind: 'assert' }).status;
const linkIn = (title: string, text: string) =>
  ground(full, { target: { text, role: 'link', scope: cardOf(title) }, purpose: 'press', exact: true });

test('a card in the cell of a board shows what is in its own box', () => {
  assert.deepEqual([shows(full, 'Fix login on Safari', 'Dmitri'), shows(full, 'Fix login', 'Ben')], ['met', 'met']);
  assert.equal(shows(full, 'Fix login on Safari', 'Ben'), 'not_met');
});

test('a card that is alone in its cell shows nothing of another cell', () => {
  assert.deepEqual([shows(full, 'Export contacts', 'Ana'), shows(full, 'Export contacts', 'Ben')], ['met', 'not_met']);
});

test('of cells alike in a row each is a card', () => {
  const shelf = board([card('#1', 'Lamp', 'Oak')], [card('#2', 'Desk', 'Pine')]);
  assert.deepEqual([shows(shelf, 'Lamp', 'Oak'), shows(shelf, 'Lamp', 'Pine')], ['met', 'not_met']);
});

test('nothing is pressed in another card of the board, in whatever cell', () => {
  assert.equal(linkIn('Fix login on Safari', '#5').kind, 'one');
  for (const other of ['#4', '#6']) assert.notEqual(linkIn('Fix login on Safari', other).kind, 'one');
  for (const other of ['#4', '#5']) assert.notEqual(linkIn('Export contacts', other).kind, 'one');
});

test('the cards of a column are counted where its cell says nothing else', () => {
  const tags: Tree = [
    'list',
    '',
    {},
    ['listitem', 'urgent', {}, ['text', 'urgent']],
    ['listitem', 'web', {}, ['text', 'web']],
  ];
  const lone = box(card('#6', 'Export contacts', 'Ana'), tags);
  const view = board([card('#4', 'Fix login', 'Ben'), card('#5', 'Retest', 'Dmitri')], [lone], []);
  const counted = (column: string, value: string) =>
    check(view, {
      action: 'assertCount',
      target: { role: 'card', scope: { text: column, role: 'column', relation: 'within' } },
      value,
      op: 'eq',
      kind: 'assert',
    }).status;
  assert.deepEqual(
    ['0', '2', '3'].map((value) => counted('Stage 1', value)),
    ['not_met', 'met', 'not_met'],
  );
  // The two tags of the only card are no cards.
  assert.deepEqual(
    ['0', '1', '2'].map((value) => counted('Stage 2', value)),
    ['unproven', 'unproven', 'unproven'],
  );
  assert.deepEqual([counted('Stage 3', '0'), counted('Stage 3', '1')], ['met', 'not_met']);
});

test('a row of plain cells is a whole', () => {
  const view = page(tableOf('', ['Name', 'State'], ['Ben', 'Active'], ['Ana', 'Away']));
  assert.deepEqual([shows(view, 'Ben', 'Active'), shows(view, 'Ben', 'Away')], ['met', 'not_met']);
});
