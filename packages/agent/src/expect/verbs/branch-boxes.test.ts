import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Step } from '@smokejumper/contracts';
import { check } from '../../../test/check.ts';
import { box, page, type Tree } from '../../../test/page.ts';

test('a branch of a tree is checked by the box that it draws, and by none of those that hang on it', () => {
  const branch = (name: string, state: string, ...below: Tree[]): Tree => {
    const drawn: Tree = ['checkbox', 'Check state', { states: [state] }];
    return ['treeitem', name, {}, box(['text', name], drawn), ['group', '', {}, ...below]];
  };
  const aisles = [branch('Aisle 1', 'checked'), branch('Aisle 11', 'unchecked')];
  const view = page(['tree', 'Places', {}, branch('Warehouse', 'mixed', ...aisles), branch('Yard', 'checked')]);
  const is = (text: string, value: string) =>
    check(view, { action: 'assertState', target: { text }, value } as Step).status;
  assert.equal(is('Aisle 1', 'checked'), 'met');
  assert.equal(is('Aisle 1', 'unchecked'), 'not_met');
  assert.equal(is('Aisle 11', 'checked'), 'not_met');
  assert.equal(is('Aisle 11', 'unchecked'), 'met');
  assert.equal(is('Warehouse', 'checked'), 'not_met');
  assert.equal(is('Warehouse', 'unchecked'), 'unproven');
  assert.equal(is('Yard', 'checked'), 'met');
});
