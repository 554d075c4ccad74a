import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Step } from '@smokejumper/contracts';
import { check } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';
import { unlessAstray } from './astray.ts';

const box = (x: number, y: number, width: number) => ({ box: { x, y, width, height: 20 } });
const heads: Tree = [
  'row',
  '',
  box(0, 0, 300),
  ...['Name', 'Age'].map((name, i): Tree => ['columnheader', name, box(150 * i, 0, 150), ['text', name]]),
];
const row = (y: number, left: number, ...cells: string[]): Tree => [
  'row',
  '',
  box(left, y, 300),
  ...cells.map((words, i): Tree => ['cell', words, box(left + 150 * i, y, 150), ['text', words]]),
];
const apart = (left: number) =>
  page([
    'main',
    '',
    {},
    ['table', '', {}, heads],
    ['table', '', {}, row(20, left, 'Cy', '41'), row(40, left, 'Di', '7')],
  ]);

function status(left: number, step: Step): string {
  const view = apart(left);
  return unlessAstray(step, { view }, check(view, step)).status;
}

test('of heads that are a table apart a column is told only where the rows lie under them', () => {
  const age = { role: 'column', text: 'Age' } as const;
  const inAge = (text: string) => ({ text, scope: { relation: 'within' as const, ...age } });
  const steps: [Step, string][] = [
    [{ action: 'assertText', target: age, op: 'contains', value: '41' }, 'met'],
    [{ action: 'assertText', target: age, op: 'contains', value: 'Cy' }, 'not_met'],
    [{ action: 'assertVisible', target: inAge('41') }, 'met'],
    [{ action: 'assertNotVisible', target: inAge('Cy') }, 'met'],
    [
      {
        action: 'assertText',
        target: { role: 'cell', text: 'Age', scope: { relation: 'row', role: 'row', text: 'Cy' } },
        op: 'equals',
        value: '41',
      },
      'met',
    ],
  ];
  for (const [step, expected] of steps) {
    assert.equal(status(0, step), expected, JSON.stringify(step));
    assert.equal(status(60, step), 'unproven', JSON.stringify(step));
  }
  assert.equal(status(60, { action: 'assertVisible', target: { text: 'Cy' } }), 'met');
  assert.equal(status(60, { action: 'assertVisible', target: age }), 'met');
});
