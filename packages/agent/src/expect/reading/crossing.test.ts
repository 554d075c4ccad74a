import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verdictOf } from '../../../test/check.ts';
import { page, type Tree, tableOf } from '../../../test/page.ts';

const view = page(
  tableOf(
    'Hours',
    ['Task', 'Mon 9', 'Tue 10', 'Total'],
    ['Design', '2.00', '3.00', '5.00'],
    ['Total per day', '8.00', '8.50', '16.50'],
    ['Target', '8.00', '8.00', '16.00'],
  ),
);
const told = (...specs: string[]) => specs.map((spec) => verdictOf(view, spec));

test('where a row and a column are named, the cell in which they meet is meant', () => {
  const right = ['The total for Tuesday is 8.50', 'The Monday target is 8.00', 'The target for Tuesday is 8.00'];
  assert.deepEqual(told(...right), ['met', 'met', 'met']);
  const wrong = ['The total for Tuesday is 8.00', 'The Tuesday total is 16.50', 'The total for Monday is not 8.00'];
  assert.deepEqual(told(...wrong), ['not_met', 'not_met', 'not_met']);
});

test('what a number is of need not stand beside it', () => {
  assert.deepEqual(told('The total for Tuesday is 8.50 hours', 'The total for Tuesday is 8.00 hours'), [
    'unproven',
    'not_met',
  ]);
});

test('what is ticked for a role is the box where its column meets the row', () => {
  const tick = (name: string, ...states: string[]): Tree => [
    'cell',
    '',
    {},
    ['checkbox', name, { tag: 'input', states }],
  ];
  const line = (name: string, editor: string, viewer: string): Tree => [
    'row',
    '',
    {},
    ['rowheader', '', {}, ['text', name]],
    tick(`Editor: ${name}`, editor),
    tick(`Viewer: ${name}`, viewer),
  ];
  const heads = ['Right', 'Editor', 'Viewer'].map((one): Tree => ['columnheader', one, {}, ['text', one]]);
  const rows = [line('Create projects', 'checked', 'unchecked'), line('Invite members', 'unchecked', 'checked')];
  const rights = page(['table', '', {}, ['row', '', {}, ...heads], ...rows]);
  const specs = [
    'Create projects is checked for Editor',
    'Create projects is checked for Viewer',
    'Invite members is unchecked for Viewer',
  ];
  assert.deepEqual(
    specs.map((spec) => verdictOf(rights, spec)),
    ['met', 'not_met', 'not_met'],
  );
});
