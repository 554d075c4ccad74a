import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verdictOf } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';

const box = (at: number, y: number, ...said: string[]): Tree => [
  'generic',
  '',
  { tag: 'div', box: { x: 100 * at, y, width: 100, height: 40 } },
  ...said.map((one): Tree => ['text', one]),
];
const month = (shift: number) =>
  page([
    'generic',
    '',
    { tag: 'div', box: { x: 0, y: 0, width: 300, height: 120 } },
    ...['Mon', 'Tue', 'Wed'].map((name, at) => box(at, 0, name)),
    ...[['1'], ['2', 'Code freeze'], ['3']].map((said, at) => box(at + shift, 40, ...said)),
    ...[['8', 'All-hands'], ['9'], ['10']].map((said, at) => box(at + shift, 80, ...said)),
  ]);
const says = (shift: number, spec: string) => verdictOf(month(shift), spec);

test('a box of a grid without rows lies in the column whose head it stands under', () => {
  assert.deepEqual(
    [says(0, 'the Tue column contains "Code freeze"'), says(0, '"All-hands" is in the Mon column')],
    ['met', 'met'],
  );
  assert.deepEqual(
    [says(0, 'the Wed column contains "Code freeze"'), says(0, '"All-hands" is in the Tue column')],
    ['not_met', 'not_met'],
  );
});

test('where the boxes do not stand under the heads nothing tells the column of one', () => {
  assert.notEqual(says(0.5, 'the Tue column contains "Code freeze"'), 'not_met');
});
