import assert from 'node:assert/strict';
import { test } from 'node:test';
import { check, verdictOf } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';

const line = (x: number, text: string, at: number): Tree => [
  'generic',
  '',
  { box: { x, y: at * 20, width: 90, height: 18 } },
  ['text', text],
];
const column = (x: number, ...texts: string[]): Tree => [
  'generic',
  '',
  {},
  ...texts.map((text, at) => line(x, text, at)),
];
const total: Tree = ['generic', '', {}, line(0, 'To budget', 5), line(0, '0.00', 6)];
const labels = ['Available', 'Overspent', 'Budgeted', 'For next month'];
const amounts = ['7,427.44', '-642.30', '$3,030.00', '-3,755.14'];

test('the amount of a label in a column of labels is the one level with it, on either side', () => {
  const columns = [
    [column(0, ...amounts), column(100, ...labels)],
    [column(0, ...labels), column(100, ...amounts)],
  ];
  for (const sides of columns) {
    const view = page(['main', '', {}, ['generic', '', {}, ...sides], total]);
    const says = (text: string, value: string, op: 'contains' | 'equals' = 'equals') =>
      check(view, { action: 'assertText', target: { text }, value, op }).status;
    assert.deepEqual(
      labels.map((label, at) => says(label, amounts[at] as string)),
      ['met', 'met', 'met', 'met'],
    );
    assert.equal(says('For next month', 'To budget 0.00', 'contains'), 'not_met');
    assert.equal(says('Available', 'Overspent', 'contains'), 'not_met');
    assert.equal(says('Overspent', '3,030.00', 'contains'), 'not_met');
    const number = check(view, { action: 'assertNumber', target: { text: 'Overspent' }, op: 'lt', value: '0' });
    assert.equal(number.status, 'met');
  }
});

test('of tiles side by side each shows its own value', () => {
  const tiles = page(['generic', '', {}, column(0, 'Visits', '12'), column(100, 'Owner', 'Mira')]);
  const says = (text: string, value: string) =>
    check(tiles, { action: 'assertText', target: { text }, value, op: 'equals' }).status;
  assert.deepEqual([says('Visits', '12'), says('Owner', 'Mira'), says('Owner', '12')], ['met', 'met', 'not_met']);
});

test('"the amount next to" a label is the one level with it, whatever else on the page bears the word amount', () => {
  const other: Tree = ['generic', '0.35', { testId: 'sum-amount-1', states: ['clickable'] }, ['text', '0.35']];
  const grid: Tree = ['generic', '', {}, other, ['text', 'Food']];
  const view = page(['generic', '', {}, ['generic', '', {}, column(0, ...amounts), column(100, ...labels)], grid]);
  const claims = ['-642.30', '0.35', '7,427.44'].map((amount) => `The amount next to "Overspent" is ${amount}.`);
  assert.deepEqual(
    claims.map((claim) => verdictOf(view, claim)),
    ['met', 'not_met', 'not_met'],
  );
});
