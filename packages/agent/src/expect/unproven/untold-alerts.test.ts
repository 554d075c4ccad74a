import assert from 'node:assert/strict';
import { test } from 'node:test';
import { check } from '../../../test/check.ts';
import { page, type Tree, tableOf } from '../../../test/page.ts';

const heading = (words: string): Tree => ['heading', words, { level: 1 }, ['text', words]];
const rules = tableOf('', ['Rule', 'State'], ['Instance down', 'firing'], ['High load', 'pending']);
const target = { role: 'alert' } as const;

test('on a page that is headed "Alerts" what it lists may be these: whether there are any, and how many, is open', () => {
  const view = page(heading('Active alerts'), rules);
  assert.equal(check(view, { action: 'assertNotVisible', target }).status, 'unproven');
  assert.equal(check(view, { action: 'assertCount', target, op: 'eq', value: '0' }).status, 'unproven');
  assert.equal(check(view, { action: 'assertVisible', target }).status, 'unproven');
});

test('on any other page no alert is none', () => {
  assert.equal(check(page(heading('Rules'), rules), { action: 'assertNotVisible', target }).status, 'met');
});

test('what a dropdown offers is no error message', () => {
  const select: Tree = [
    'combobox',
    'Metric',
    { tag: 'select', value: 'up' },
    ['option', 'errors_total', { tag: 'option' }, ['text', 'errors_total']],
  ];
  const view = page(heading('Graph'), select);
  assert.equal(check(view, { action: 'assertNotVisible', target: { noun: 'errors' } }).status, 'met');
});
