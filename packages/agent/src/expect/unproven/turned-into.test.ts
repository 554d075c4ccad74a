import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Step } from '@smokejumper/contracts';
import { factsOf } from '../../../test/check.ts';
import { page } from '../../../test/page.ts';
import { sureOf } from '../sure.ts';

const button = (name: string, more = {}) => ['button', name, { tag: 'button', ...more }, ['text', name]] as const;
const step = (text: string, value: string): Step => ({
  action: 'assertText',
  kind: 'assert',
  target: { text },
  op: 'contains',
  value,
});
const before = page([...button('Lock', { ref: 'a' })], [...button('Save', { ref: 'b' })]);
const told = (asked: Step, ...now: Parameters<typeof page>) =>
  sureOf(asked, factsOf(page(...now), { actedOn: before })).status;

test('a control that is called otherwise now has turned into that', () => {
  const after = [...button('Unlock', { ref: 'c', was: ['a'] })] as Parameters<typeof page>[0];
  const save = [...button('Save', { ref: 'b' })] as Parameters<typeof page>[0];
  assert.equal(told(step('Lock', 'Unlock'), after, save), 'met');
  assert.equal(told(step('Lock', 'Frozen'), after, save), 'not_met');
  assert.equal(told(step('Follow', 'Unlock'), after, save), 'not_met');
});

test('whether another control is what it turned into is open', () => {
  const other = [...button('Unlock', { ref: 'x' })] as Parameters<typeof page>[0];
  assert.equal(told(step('Lock', 'Unlock'), other), 'unproven');
});
