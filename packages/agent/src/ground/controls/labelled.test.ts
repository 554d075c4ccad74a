import assert from 'node:assert/strict';
import { test } from 'node:test';
import { check } from '../../../test/check.ts';
import { box, page, type Tree } from '../../../test/page.ts';

const label = (...inside: Tree[]): Tree => ['generic', '', { tag: 'label' }, ...inside];
const field = (name: string, ...states: string[]): Tree => [
  'textbox',
  name,
  { tag: 'input', label: name, value: '', states },
];
const told = (text: string, value: string, ...trees: Tree[]) =>
  check(page(...trees), { action: 'assertState', target: { text }, value }).status;

test('what is said of a label is said of its field', () => {
  const star: Tree = ['generic', '', {}, ['text', '*']];
  const form = [
    box(label(['text', 'E-mail'], star), field('E-mail', 'required')),
    box(label(['text', 'Coupon']), field('Coupon', 'readonly')),
  ];
  assert.deepEqual([told('E-mail', 'required', ...form), told('Coupon', 'required', ...form)], ['met', 'not_met']);
  assert.deepEqual([told('E-mail', 'readonly', ...form), told('Coupon', 'readonly', ...form)], ['not_met', 'met']);
});

test('of choices that are drawn by their labels the one is selected whose radio is', () => {
  const choice = (name: string, state: string): Tree => [
    'generic',
    name,
    { tag: 'label', states: ['clickable'] },
    ['generic', name, {}, ['text', name]],
    ['radio', name, { label: name, states: [state] }],
  ];
  const group: Tree = ['radiogroup', '', {}, choice('Week', 'unchecked'), choice('Month', 'checked')];
  const noun = (words: string) =>
    check(page(group), { action: 'assertState', target: { noun: words }, value: 'selected' }).status;
  assert.deepEqual([noun('month'), noun('week')], ['met', 'not_met']);
  assert.deepEqual([told('Month', 'selected', group), told('Month', 'not-selected', group)], ['met', 'not_met']);
});
