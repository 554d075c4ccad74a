import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Step } from '@smokejumper/contracts';
import { check } from '../../../test/check.ts';
import { box, page, type Tree } from '../../../test/page.ts';
import { unlessRowsUntold } from './untold-rows.ts';

const at = (x: number, y: number, text: string): Tree => [
  'generic',
  '',
  { box: { x, y, width: 90, height: 18 } },
  ['text', text],
];
const line = (y: number, ...words: string[]): Tree => [
  'generic',
  '',
  { box: { x: 0, y, width: 300, height: 20 } },
  ...words.map((word, i) => at(i * 100, y, word)),
];
const second: Step = { action: 'assertText', target: { role: 'row', ordinal: 2 }, op: 'contains', value: 'Bo' };
const counted: Step = { action: 'assertCount', target: { role: 'row' }, op: 'eq', value: '2' };
const status = (tree: Tree, step: Step) => {
  const view = page(['main', '', {}, tree]);
  return unlessRowsUntold(step, { view }, check(view, step)).status;
};

test('a row by its number is not missing where lines of plain boxes may be rows', () => {
  const lines = box(line(0, 'Al', 'Red', '1'), line(20, 'Bo', 'Blue', '2'), line(40, 'Cy', 'Grey', '3'));
  assert.deepEqual([status(lines, second), status(lines, counted)], ['unproven', 'unproven']);
  const few = box(line(0, 'Al', 'Red', '1'), line(20, 'Bo', 'Blue', '2'));
  const words = box(at(0, 0, 'Al'), at(0, 20, 'Bo'), at(0, 40, 'Cy'));
  const bar: Tree = ['navigation', '', {}, lines];
  for (const other of [few, words, bar])
    assert.deepEqual([status(other, second), status(other, counted)], ['not_met', 'not_met']);
  const row = (word: string): Tree => ['row', '', {}, ['cell', word, {}, ['text', word]]];
  assert.equal(status(box(['table', '', {}, row('Al')], lines), counted), 'not_met');
});
