import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Step } from '@smokejumper/contracts';
import { check } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';
import { state } from '../verbs/state.ts';

const entry = (number: string): Tree => ['listitem', '', {}, ['link', number, { tag: 'a', href: '#' }]];
const ask = (number: string, ...states: string[]) => {
  const shown: Tree = ['listitem', '1', { states }, ['text', '1']];
  const view = page(['list', 'Pagination', {}, shown, entry('2'), entry('3')]);
  const step = { action: 'assertState', target: { text: number, noun: 'page' }, value: 'selected' } as Step;
  return check(view, step, {}, state).status;
};

test('the page that is shown may be a mere number among the links to the others', () => {
  assert.equal(ask('1', 'current'), 'met');
  assert.equal(ask('2', 'current'), 'not_met');
  assert.notEqual(ask('1'), 'met');
});
