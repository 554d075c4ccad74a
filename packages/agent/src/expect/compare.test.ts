import assert from 'node:assert/strict';
import { test } from 'node:test';
import { check } from '../../test/check.ts';
import { page, type Tree } from '../../test/page.ts';
import { compareNumber, compareText, regexOf } from './compare.ts';

test('text comparisons fold case and space, unless the case counts', () => {
  assert.equal(compareText('  In   Progress ', 'equals', 'in progress'), true);
  assert.equal(compareText('robin t.', 'equals', 'Robin T.', { exactCase: true }), false);
  assert.equal(compareText('Profile', 'contains', 'Pro'), false);
  assert.equal(compareText('Plan: Pro (trial)', 'contains', 'Pro (trial)'), true);
  assert.equal(compareText('abc', 'matches', '/^A/i'), true);
});

test('a broken regular expression is none', () => {
  assert.equal(regexOf('/(/'), null);
});

test('increased and decreased are strict', () => {
  assert.equal(compareNumber(3, 'increased', 3), false);
  assert.equal(compareNumber(4, 'increased', 3), true);
  assert.equal(compareNumber(2, 'decreased', 3), true);
});

test('a text does not contain a word that is only a part of its compounds', () => {
  assert.equal(compareText('Pre-request, post-request', 'not-contains', 'post'), true);
  assert.equal(compareText('post-request by post', 'not-contains', 'post'), false);
  assert.equal(compareText('INV-2031', 'not-contains', '2031'), false);
});

test('what one line denies is not denied of the next', () => {
  const lines = ['Shipped: no', 'Paid', 'Status: not packed'].map(
    (line): Tree => ['paragraph', '', {}, ['text', line]],
  );
  const view = page(['region', 'Order', {}, ...lines]);
  const order = (op: 'contains' | 'not-contains', value: string) =>
    check(view, { action: 'assertText', target: { text: 'Order', role: 'region' }, value, op }).status;
  assert.deepEqual([order('contains', 'Paid'), order('not-contains', 'Paid')], ['met', 'not_met']);
  assert.deepEqual([order('contains', 'packed'), order('not-contains', 'packed')], ['not_met', 'met']);
});

test('words for readers of screens are no part of what a cell shows', () => {
  const box = (x: number, y: number, width: number, height: number) => ({ box: { x, y, width, height } });
  const cell = (at: ReturnType<typeof box>): Tree => [
    'cell',
    'Tag Shipped',
    {},
    ['generic', '', at, ['text', 'Tag']],
    ['generic', '', box(10, 90, 60, 16), ['text', 'Shipped']],
  ];
  const status = (at: ReturnType<typeof box>) => {
    const heads: Tree = ['row', '', {}, ['columnheader', 'Item'], ['columnheader', 'Status']];
    const view = page(['table', '', {}, heads, ['row', '', {}, ['cell', 'Chair', {}, ['text', 'Chair']], cell(at)]]);
    const target = { text: 'Status', scope: { relation: 'row', role: 'row', text: 'Chair' } } as const;
    return check(view, { action: 'assertText', target, value: 'Shipped', op: 'equals' }).status;
  };
  assert.equal(status(box(10, 90, 1, 1)), 'met');
  assert.equal(status(box(-728, -820, 0, 16)), 'met');
  assert.equal(status(box(10, 70, 30, 16)), 'not_met');
});
