import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compileSpec } from '@smokejumper/flow';
import { check } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';

const says = (spec: string, name: string, label: string, state: string) => {
  const words: Tree[] = label.split(' ').map((word) => ['generic', '', { tag: 'span' }, ['text', word]]);
  const box: Tree = ['switch', name, { tag: 'input', type: 'checkbox', label, states: [state] }];
  const view = page(['generic', '', {}, ['text', name]], ['generic', '', { tag: 'label' }, box, ...words]);
  return check(view, { ...compileSpec(spec).steps[0]!.step }).status;
};

test('a switch that is on is Yes, and one that is off is No', () => {
  const is = (spec: string, state: string) => says(spec, 'Are you insured?', 'No Yes', state);
  assert.equal(is('"Are you insured?" is Yes.', 'checked'), 'met');
  assert.equal(is('"Are you insured?" is not Yes.', 'checked'), 'not_met');
  assert.equal(is('"Are you insured?" is on.', 'checked'), 'met');
  assert.equal(is('"Are you insured?" is No.', 'checked'), 'not_met');
  assert.equal(is('"Are you insured?" is No.', 'unchecked'), 'met');
  assert.equal(is('"Are you insured?" is not No.', 'unchecked'), 'not_met');
});

test('nothing tells which of the words at its two ends a switch stands for', () => {
  const is = (spec: string) => says(spec, 'Billing', 'Monthly Annual', 'checked');
  assert.equal(is('Billing is Annual.'), 'unproven');
  assert.equal(is('Billing is not Annual.'), 'unproven');
  assert.equal(is('Billing is Weekly.'), 'not_met');
});
