import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Step } from '@smokejumper/contracts';
import { check } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';
import { unlessListedOtherwise } from './other-entry.ts';

const text = (value: string): Tree => ['text', value];
const list = (...names: string[]): Tree => [
  'list',
  '',
  {},
  ...names.map((name): Tree => ['listitem', '', {}, text(name)]),
];

test('an entry that is called otherwise neither proves that a name is listed, nor that it is not, where no list is told', () => {
  const listed = (action: 'assertVisible' | 'assertNotVisible', ...trees: Tree[]) => {
    const step: Step = { kind: 'assert', action, target: { text: 'Owner' } };
    const view = page(['heading', 'Roles', {}, text('Roles')], ...trees);
    return unlessListedOtherwise(step, { view }, check(view, step)).status;
  };
  assert.equal(listed('assertVisible', list('Owner of billing', 'Viewer')), 'unproven');
  assert.equal(listed('assertNotVisible', list('Owner of billing', 'Viewer')), 'unproven');
  assert.equal(listed('assertVisible', list('Owner of billing', 'Owner')), 'met');
  assert.equal(listed('assertNotVisible', list('Owner', 'Viewer')), 'not_met');
  for (const name of ['Owner (you)', 'Owner · Ann', 'Owner 3'])
    assert.equal(listed('assertVisible', list(name, 'Viewer')), 'met', name);
  const story: Tree = ['paragraph', '', {}, text('Only the Owner may change what others are allowed to do here')];
  assert.equal(listed('assertVisible', list('Owner of billing', 'Viewer'), story), 'unproven');
  assert.equal(listed('assertVisible', list('Member', 'Viewer')), 'not_met');
});
