import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Step } from '@smokejumper/contracts';
import { check } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';
import type { View } from '../../ground/view/view.ts';
import { unlessMentioned } from './mentioned.ts';

const text = (value: string): Tree => ['text', value];
const table = (...names: string[]): Tree => [
  'table',
  'Cart',
  { tag: 'table' },
  ...names.map((name): Tree => ['row', `${name} 2`, {}, ['cell', name, {}, text(name)], ['cell', '2', {}, text('2')]]),
];
const shown: Step = { action: 'assertVisible', target: { text: 'Mug' } };

function status(step: Step, actedOn: View, view: View): string {
  const facts = { view, actedOn } as unknown as Parameters<typeof unlessMentioned>[1];
  return unlessMentioned(step, facts, check(view, step, { actedOn })).status;
}

test('what went with the last action is not shown by what is called otherwise and stood there before', () => {
  const [both, other, left] = [page(table('Mug', 'Mug rack')), page(table('Mug rack')), page(table('Mug'))];
  assert.equal(status(shown, both, other), 'unproven');
  assert.equal(status(shown, both, left), 'met');
  assert.equal(status(shown, other, other), 'met', 'nothing else is known to be called so');
  const inCart: Step = { ...shown, target: { text: 'Mug', scope: { relation: 'within', role: 'table' } } };
  assert.equal(status(inCart, both, other), 'unproven');
  assert.equal(status(inCart, both, both), 'met');
  const inRow: Step = { action: 'assertText', target: { role: 'row', text: 'Mug' }, value: '2' };
  assert.equal(status(inRow, both, other), 'unproven');
  assert.equal(status(inRow, both, both), 'met');
});

test('what came with the last action holds the words', () => {
  const after = (words: string) => page(table('Mug rack'), ['status', '', {}, text(words)]);
  assert.equal(status(shown, page(table('Mug', 'Mug rack')), after('Mug was packed')), 'met');
  assert.equal(status(shown, page(table('Mug', 'Mug rack')), after('Mug rack was removed')), 'unproven');
});

test('what only a report of its removal names is not shown, but in that report', () => {
  const [before, after] = [page(table('Mug', 'Cup')), page(table('Cup'), ['status', '', {}, text('Mug was removed')])];
  assert.equal(status(shown, before, after), 'unproven');
  assert.equal(status({ action: 'assertText', target: { noun: 'message' }, value: 'Mug' }, before, after), 'met');
  assert.equal(status(shown, page(table('Cup')), after), 'met', 'nothing else is known to be called so');
});

test('what went is gone, whatever is called otherwise and stood there before', () => {
  const gone = (before: View, after: View, role?: 'row') => {
    const step: Step = { action: 'assertNotVisible', target: { text: 'Mug', ...(role && { role }) } };
    return check(after, step, { actedOn: before }).status;
  };
  const [both, other] = [page(table('Mug', 'Mug rack')), page(table('Mug rack'))];
  assert.deepEqual([gone(both, other), gone(both, other, 'row')], ['met', 'met']);
  assert.deepEqual([gone(both, both), gone(both, both, 'row')], ['not_met', 'not_met']);
  assert.equal(gone(both, page(table('Mug box'))), 'not_met', 'it may have been renamed');
});
