import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verdictOf } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';

const rowOf = (label: string, field: Partial<{ name: string; unit: string; value: string }>, sum: string): Tree => [
  'row',
  '',
  {},
  [
    'cell',
    '',
    {},
    ['text', label],
    ['spinbutton', field.name ?? '', { tag: 'input', value: field.value ?? '21' }],
    ...(field.unit === undefined ? [] : ([['text', field.unit]] as Tree[])),
  ],
  ['cell', sum, {}, ['text', sum]],
];
const sums = (...rows: Tree[]) => page(['table', '', {}, ['row', '', {}, ['cell', 'Net'], ['cell', '$90']], ...rows]);
const verdicts = (view: ReturnType<typeof page>, ...specs: string[]) => specs.map((spec) => verdictOf(view, spec));

test('the amount behind a label and its rate is what the label shows, and whether the rate is meant is open', () => {
  for (const field of [{ name: 'Tax percent' }, { unit: '%' }]) {
    const view = sums(rowOf('VAT', field, '$1,326.21'));
    assert.deepEqual(
      verdicts(
        view,
        'the VAT is $1,326.21',
        'the VAT is 21',
        'the VAT is 22',
        'the VAT is not 21',
        'the VAT is not 22',
      ),
      ['met', 'unproven', 'not_met', 'unproven', 'met'],
    );
  }
});

test('a field that goes by its label alone holds its value, whatever the next cell says', () => {
  const view = sums(rowOf('Copies', { value: '2' }, '$180'), rowOf('Tins', { value: '3', name: 'Tins' }, '$30'));
  assert.deepEqual(verdicts(view, 'Copies is 2', 'Copies is 5', 'Tins is 3'), ['met', 'not_met', 'met']);
});
