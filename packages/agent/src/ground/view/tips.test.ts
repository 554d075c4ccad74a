import assert from 'node:assert/strict';
import { test } from 'node:test';
import { check } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';

const advice: Tree = ['button', 'Advice', { description: 'Ask the clerk' }, ['text', 'Advice']];
const says = (value: string, ...trees: Tree[]) =>
  check(page(...trees), { action: 'assertText', target: { role: 'tooltip' }, value }).status;

test('a text in a layer behind all controls that says what a button is described by is its tip', () => {
  const main: Tree = ['main', '', {}, advice, ['button', 'Print']];
  assert.equal(says('Ask the clerk', main, ['text', 'Ask the clerk']), 'met');
  const layer: Tree = ['generic', '', {}, ['text', 'Ask the clerk']];
  assert.equal(says('Ask the clerk', ['document', '', {}, main, layer]), 'met');
  assert.equal(says('Ask the baker', main, ['text', 'Ask the clerk']), 'not_met');
  assert.equal(says('Ask the clerk', main, ['text', 'Ask the baker']), 'unproven');
  assert.equal(says('Ask the baker', main), 'not_met');
});

test('what stands in front of a control, or is said of a field, is no tip', () => {
  const field: Tree = ['textbox', 'Email', { description: 'For receipts only', value: '' }];
  assert.equal(says('For receipts only', field, ['text', 'For receipts only']), 'unproven');
  assert.equal(says('Ask the clerk', advice, ['text', 'Ask the clerk'], ['button', 'Print']), 'unproven');
});
