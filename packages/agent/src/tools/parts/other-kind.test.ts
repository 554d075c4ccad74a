import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Target } from '@smokejumper/contracts';
import { page, type Tree } from '../../../test/page.ts';
import { ground } from '../../ground/ground.ts';
import { otherKind } from './other-kind.ts';

const pictured = (icon: string): Tree => ['button', '', { icon }];

test('nothing is called missing that a button with a picture alone may be called under the pointer', () => {
  const bar = page(pictured('delete'), pictured('check'), pictured('sailing'), ['button', 'Cancel', { icon: 'close' }]);
  const missing = (text: string, more: Partial<Target> = {}) =>
    otherKind(bar, { target: { text, ...more }, purpose: 'press', exact: true, part: 0 })?.failureClass ?? null;
  for (const text of ['Delete invoice', 'Remove line', 'Save', 'Apply changes', 'Done'])
    assert.equal(missing(text), 'no_evidence', text);
  for (const text of ['Publish', 'Edit name', 'Close window', 'Checkout']) assert.equal(missing(text), null, text);
  assert.equal(missing('Save', { role: 'tab' }), null);
});

test('what counts up or down may be a sign or an arrow alone', () => {
  const missing = (icon: string, text: string) =>
    otherKind(page(pictured(icon)), { target: { text, role: 'button' }, purpose: 'press', exact: true, part: 0 }) ===
    null;
  for (const icon of ['plus', 'chevron up', 'add']) assert.equal(missing(icon, 'Increment'), false, icon);
  for (const icon of ['minus', 'caret down']) assert.equal(missing(icon, 'Decrease guests'), false, icon);
  assert.equal(missing('chevron up', 'Decrease'), true);
  assert.equal(missing('cup', 'Increase'), true);
});

test('a picture is pressed for a field of its name that is not shown, but not for what else may be about to come', () => {
  const pressed = (...trees: Tree[]) => {
    const found = ground(page(...trees), { target: { text: 'Search' }, purpose: 'press', exact: true });
    return found.kind === 'one' ? found.item.role : found.kind;
  };
  const field: Tree = ['searchbox', 'Search boats', { states: ['hidden'] }];
  assert.equal(pressed(pictured('search'), field), 'button');
  assert.equal(pressed(pictured('delete'), field), 'searchbox');
  assert.equal(pressed(pictured('search'), ['link', 'Search', { states: ['hidden'] }]), 'link');
});
