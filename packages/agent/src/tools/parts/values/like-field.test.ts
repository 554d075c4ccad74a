import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Target } from '@smokejumper/contracts';
import { page, type Tree, tableOf } from '../../../../test/page.ts';
import { otherKind } from './other-kind.ts';

const field = (name: string, role = 'textbox'): Tree => [role, name, { tag: 'input' }];
const missing = (target: Target, ...trees: Tree[]) =>
  otherKind(page(...trees), { target, purpose: 'field', exact: true, part: 0 })?.failureClass ?? null;

test('a field that is called by the same words in another order is not called missing', () => {
  const view = [field('Search users'), field('Title')];
  assert.equal(missing({ text: 'user search' }, ...view), 'no_evidence');
  assert.equal(missing({ text: 'order search' }, ...view), null);
  assert.equal(missing({ text: 'User Search' }, ...view), null);
});

test('what searches a table stands outside of it', () => {
  const target: Target = { role: 'searchbox', scope: { relation: 'within', role: 'table' } };
  const orders = tableOf('', ['Customer'], ['Ann']);
  assert.equal(missing(target, field('Search table', 'searchbox'), orders), 'no_evidence');
  assert.equal(missing(target, field('Title'), orders), null);
});

test('the filter of a column is not missing where a field without a name stands under its head', () => {
  const row = (role: string, ...cells: Tree[]): Tree => [
    'row',
    '',
    {},
    ...cells.map((part): Tree => [role, '', {}, part]),
  ];
  const field: Tree = ['textbox', '', { tag: 'input', value: '' }];
  const table: Tree = [
    'table',
    '',
    {},
    [
      'row',
      '',
      {},
      ['columnheader', 'User', {}, ['text', 'User']],
      ['columnheader', 'Last name', {}, ['text', 'Last name']],
    ],
    row('cell', ['text', 'Filter'], field),
    row('cell', ['text', 'klund'], ['text', 'Lund']),
  ];
  assert.equal(missing({ text: 'Last name filter' }, table), 'no_evidence');
  assert.equal(missing({ text: 'Last name', role: 'column' }, table), 'no_evidence');
  assert.equal(missing({ text: 'User filter' }, table), null);
  assert.equal(missing({ text: 'Town filter' }, table), null);
});
