import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verdictOf } from '../../../test/check.ts';
import { page, tableOf } from '../../../test/page.ts';

const heads = ['Number', 'Quantity', 'Total'];
const rows = [
  ['INV-1007', '3', '$225.10'],
  ['INV-1008', '2', '$60.20'],
];
const verdicts = (view: ReturnType<typeof page>, ...specs: string[]) => specs.map((spec) => verdictOf(view, spec));

test('the sum of a column is what its cells come to', () => {
  const view = page(tableOf('Invoices', heads, ...rows));
  assert.deepEqual(
    verdicts(
      view,
      'the sum of the Total column is $285.30',
      'the sum of the Quantity column is 5',
      'the sum of the "Total" column is 285.3',
      'the sum of the Total column is not $225.10',
    ),
    ['met', 'met', 'met', 'met'],
  );
  assert.deepEqual(
    verdicts(
      view,
      'the sum of the Total column is $225.10',
      'the sum of the Quantity column is 6',
      'the sum of the Total column is €285.30',
      'the sum of the Total column is not $285.30',
    ),
    ['not_met', 'not_met', 'not_met', 'not_met'],
  );
});

test('a row that sums the others up is not added to them', () => {
  const view = page(tableOf('Invoices', heads, ...rows, ['Total', '', '$285.30']));
  assert.deepEqual(verdicts(view, 'the sum of the Total column is $285.30', 'the sum of the Total column is $570.60'), [
    'met',
    'not_met',
  ]);
});

test('a sum is open where not each cell is an amount, or further rows stand on other pages', () => {
  const mixed = page(tableOf('Invoices', heads, ...rows, ['INV-1009', '1', 'open']));
  const paged = page(tableOf('Invoices', heads, ...rows), [
    'navigation',
    'Pages',
    {},
    ...['1', '2'].map((number) => ['link', number, {}, ['text', number]] as const),
  ] as never);
  for (const view of [mixed, paged])
    assert.equal(verdictOf(view, 'the sum of the Total column is $285.30'), 'unproven');
});
