import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Step } from '@smokejumper/contracts';
import { check } from '../../../test/check.ts';
import { box, page, type Tree, tableOf } from '../../../test/page.ts';
import { ground } from '../ground.ts';

const fold = (title: string, ...parts: Tree[]): Tree => [
  'group',
  '',
  { tag: 'details' },
  ['button', title, { tag: 'summary', states: [parts.length > 0 ? 'expanded' : 'collapsed'] }, ['text', title]],
  ...parts,
];
const tasks = tableOf('', ['Title', 'Owner'], ['Write a test', 'Ana'], ['Deploy the fix', 'Ben']);
const view = page(
  box(
    ['heading', 'Fix login', { level: 2 }, ['text', 'Fix login']],
    fold('Sub-tasks', tasks, ['button', 'Add', {}, ['text', 'Add']]),
    fold('Links', ['paragraph', '', {}, ['text', 'None yet']]),
    fold('Comments', ['paragraph', '', {}, ['text', 'Please retest.']]),
    fold('History'),
  ),
);
const inSection = (action: Step['action'], title: string, text: string) =>
  check(view, {
    action,
    target: { text, scope: { text: title, role: 'region', relation: 'within' } },
    kind: 'assert',
  } as Step).status;

test('what stands in a section that folds stands in no other one', () => {
  assert.equal(inSection('assertVisible', 'Comments', 'Please retest.'), 'met');
  for (const title of ['Links', 'Sub-tasks', 'History'])
    assert.equal(inSection('assertVisible', title, 'Please retest.'), 'not_met', title);
  assert.equal(inSection('assertNotVisible', 'Sub-tasks', 'Please retest.'), 'met');
});

test('nothing is pressed in another section than the one that is told', () => {
  const add = (title: string) =>
    ground(view, {
      target: { text: 'Add', role: 'button', scope: { text: title, role: 'region', relation: 'within' } },
      purpose: 'press',
      exact: true,
    }).kind;
  assert.equal(add('Sub-tasks'), 'one');
  assert.notEqual(add('Links'), 'one');
});

test('a table goes by the title of the section that it is folded in', () => {
  const told = (text: string) =>
    check(view, { action: 'assertVisible', target: { text, role: 'table' }, kind: 'assert' }).status;
  const rows = (value: string) =>
    check(view, {
      action: 'assertCount',
      target: { role: 'row', scope: { text: 'Sub-tasks', role: 'table', relation: 'within' } },
      value,
      op: 'eq',
      kind: 'assert',
    }).status;
  assert.deepEqual([told('Sub-tasks'), told('Comments')], ['met', 'not_met']);
  assert.deepEqual([rows('2'), rows('3')], ['met', 'not_met']);
});
