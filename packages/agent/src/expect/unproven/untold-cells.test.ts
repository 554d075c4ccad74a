import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Step } from '@smokejumper/contracts';
import { check } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';

const text = (value: string): Tree => ['text', value];
const td = (value: string): Tree => ['cell', value, {}, text(value)];
const table: Tree = [
  'table',
  '',
  { tag: 'table' },
  ['row', '', {}, td('North'), td('Paid')],
  ['row', '', {}, td('South'), td('Due')],
];
const box = (...lines: string[]): Tree => ['generic', lines.join(' '), { states: ['clickable'] }, ...lines.map(text)];

test('beside boxes alike that may be the cells of a notebook no table tells of cells', () => {
  const count = (text: string | undefined, value: string): Step => ({
    action: 'assertCount',
    target: { role: 'cell', ...(text && { text }) },
    value,
  });
  const first: Step = { action: 'assertState', target: { role: 'cell', ordinal: 1 }, value: 'selected' };
  const status = (parts: Tree[], step: Step) => check(page(...parts), step).status;
  const notebook = [box('In [1]:', 'total = 1'), box('In [2]:', 'total * 2'), table];
  for (const step of [count('code', '0'), count('code', '2'), count(undefined, '4'), count(undefined, '2'), first])
    assert.equal(status(notebook, step), 'unproven', JSON.stringify(step));
  assert.equal(status(notebook, count('Paid', '1')), 'met');
  assert.equal(status(notebook, count('Paid', '2')), 'not_met');
  for (const plain of [[table], [box('Save'), box('Drop'), table], [box('In [1]:', 'total = 1'), table]]) {
    assert.equal(status(plain, count('code', '0')), 'met');
    assert.equal(status(plain, count('code', '2')), 'not_met');
    assert.equal(status(plain, count(undefined, '4')), 'met');
  }
});
