import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compileSpec } from '@smokejumper/flow';
import { check } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';

const words = (text: string): Tree => ['generic', '', {}, ['text', text]];
const cell: Tree = ['cell', 'Dose', {}, ['textbox', 'Dose', { tag: 'input', value: '' }]];
const table: Tree = [
  'table',
  '',
  {},
  ['row', 'Dose', {}, ['columnheader', 'Dose', {}, ['text', 'Dose']]],
  ['row', 'Dose', {}, cell],
];
const says = (spec: string, ...trees: Tree[]) =>
  check(page(['document', '', {}, ['heading', 'Survey', { level: 1 }, ['text', 'Survey']], ...trees]), {
    ...compileSpec(spec).steps[0]!.step,
  }).status;

test('nothing is in a mere line of words: what is counted is what stands right below it', () => {
  const under = [words('Medicines'), table];
  assert.equal(says('Medicines has 1 row.', ...under), 'met');
  assert.equal(says('There are 0 rows in Medicines.', ...under), 'not_met');
  assert.equal(says('Medicines has fewer than 1 rows.', ...under), 'not_met');
});

test('what stands further off may be of another line, and what stands under the next heading is', () => {
  const none = 'There are 0 rows in Medicines.';
  assert.equal(says(none, words('Medicines'), words('Allergies'), table), 'unproven');
  assert.equal(says(none, words('Medicines'), ['heading', 'Diet', { level: 2 }, ['text', 'Diet']], table), 'met');
  const menu: Tree = ['navigation', '', {}, ['list', '', {}, ['listitem', '', {}, ['text', 'Home']]]];
  assert.equal(says('There are 0 items in Medicines.', words('Medicines'), menu), 'met');
});
