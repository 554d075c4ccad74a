import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Step } from '@smokejumper/contracts';
import { check } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';
import { state } from './state.ts';

const entry = (name: string, ...states: string[]): Tree => ['menuitem', name, { states }, ['text', name]];
const ask = (text: string, ...entries: Tree[]) =>
  check(
    page(['menu', '', {}, ...entries]),
    { action: 'assertState', target: { text }, value: 'selected' } as Step,
    {},
    state,
  ).status;

test('which entry of a menu is selected is told by a mark alone, and open where none has one', () => {
  assert.equal(ask('Runs', entry('Overview'), entry('Runs')), 'unproven');
  assert.equal(ask('Runs', entry('Overview'), entry('Runs', 'current')), 'met');
  assert.equal(ask('Overview', entry('Overview'), entry('Runs', 'current')), 'not_met');
});
