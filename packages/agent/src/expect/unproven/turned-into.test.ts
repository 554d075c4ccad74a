import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Step } from '@smokejumper/contracts';
import { factsOf } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';
import { sureOf } from '../sure.ts';

const button = (name: string, ref: string, was: string[] = []): Tree => [
  'button',
  name,
  { tag: 'button', ref, was },
  ['text', name],
];
const step = (text: string, value: string): Step => ({
  action: 'assertText',
  kind: 'assert',
  target: { text },
  op: 'contains',
  value,
});
const before = page(button('Lock', 'a'), button('Save', 'b'));
const told = (asked: Step, ...now: Tree[]) => sureOf(asked, factsOf(page(...now), { actedOn: before })).status;

test('a control that is called otherwise now has turned into that', () => {
  const after = button('Unlock', 'c', ['a']);
  const save = button('Save', 'b');
  assert.equal(told(step('Lock', 'Unlock'), after, save), 'met');
  assert.equal(told(step('Lock', 'Frozen'), after, save), 'not_met');
  assert.equal(told(step('Follow', 'Unlock'), after, save), 'not_met');
});

test('whether another control is what it turned into is open', () => {
  const other = button('Unlock', 'x');
  assert.equal(told(step('Lock', 'Unlock'), other), 'unproven');
});
