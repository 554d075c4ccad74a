import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verdictOf } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';

const text = (words: string): Tree => ['text', words];
const cell = (...parts: Tree[]): Tree => ['cell', '', {}, ...parts];
const field = (name: string, states: string[] = []): Tree => ['textbox', name, { tag: 'input', value: '1', states }];
const row = (group: string, task: string, total: string): Tree => [
  'row',
  '',
  {},
  cell(text(task)),
  cell(field(`${group}, ${task}, Mon`)),
  cell(field(`${group}, ${task}, Sat`, ['disabled'])),
  cell(text(total)),
];
const head: Tree = [
  'row',
  '',
  {},
  ...['Task', 'Mon', 'Sat', 'Sum'].map((one): Tree => ['columnheader', one, {}, text(one)]),
];
const view = page(['table', '', {}, head, row('Bank', 'Design', '7'), row('Museum', 'Design', '2')]);
const told = (...specs: string[]) => specs.map((spec) => verdictOf(view, spec));

test('a row goes by what its fields are called, where it says a part of that itself', () => {
  const specs = ['The sum of the Museum Design row is 2', 'The sum of the Museum Design row is 7'];
  assert.deepEqual(told(...specs, 'The sum of the Museum Meetings row is 2'), ['met', 'not_met', 'not_met']);
});

test('the fields of a day stand under its short name', () => {
  const specs = [
    'The Saturday fields are disabled',
    'The Monday fields are disabled',
    'The Sunday fields are disabled',
  ];
  assert.deepEqual(told(...specs), ['met', 'not_met', 'not_met']);
});
