import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Step } from '@smokejumper/contracts';
import { check } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';
import type { View } from '../../ground/view/view.ts';

const line = (role: string, words: string, faded = false): Tree => [
  'generic',
  '',
  faded ? { faded } : {},
  [role, '', faded ? { faded } : {}, ['text', words]],
];
const of = (step: Step, ...trees: Tree[]) => check(page(['heading', 'Invoice'], ...trees), step).status;

test('what is too transparent to be seen is neither told to be shown nor to be gone', () => {
  const shown: Step = { action: 'assertVisible', target: { text: 'Payment received' } };
  const gone: Step = { ...shown, action: 'assertNotVisible' };
  const says: Step = { action: 'assertText', target: { role: 'alert' }, value: 'Saved' };
  assert.equal(of(shown, line('paragraph', 'Payment received')), 'met');
  assert.equal(of(shown, line('paragraph', 'Payment received', true)), 'unproven');
  assert.equal(of(shown, line('paragraph', 'Payment received', true), line('paragraph', 'Payment received')), 'met');
  assert.equal(of(shown, line('paragraph', 'Open')), 'not_met');
  assert.equal(of(gone, line('paragraph', 'Payment received', true)), 'unproven');
  assert.equal(of(gone, line('paragraph', 'Payment received')), 'not_met');
  assert.equal(of(says, line('alert', 'Saved')), 'met');
  assert.equal(of(says, line('alert', 'Saved', true)), 'unproven');
});

test('a field that is drawn by another is no less shown', () => {
  const box: Tree = ['checkbox', 'Terms', { faded: true, tag: 'input' }];
  assert.equal(of({ action: 'assertVisible', target: { text: 'Terms', role: 'checkbox' } }, box), 'met');
});

const slides = (shown: string) =>
  page([
    'region',
    'Offers',
    {},
    ...['Summer', 'Autumn'].map(
      (words): Tree => ['heading', words, { ref: words, cutOff: words !== shown }, ['text', words]],
    ),
  ]);

test('what the box around it cuts off is neither shown nor gone, unless the last action moved it out of sight', () => {
  const shown: Step = { action: 'assertVisible', target: { text: 'Autumn' } };
  const gone: Step = { action: 'assertNotVisible', target: { text: 'Summer' } };
  const says: Step = { action: 'assertText', target: { text: 'Offers', role: 'region' }, value: 'Autumn' };
  const [before, after] = [slides('Summer'), slides('Autumn')];
  for (const step of [shown, says]) {
    assert.equal(check(before, step, { actedOn: before }).status, 'unproven');
    assert.equal(check(after, step, { actedOn: before }).status, 'met');
  }
  assert.equal(check(before, gone, { actedOn: before }).status, 'not_met');
  assert.equal(check(after, gone, { actedOn: before }).status, 'met');
  assert.equal(check(after, gone, { actedOn: after }).status, 'unproven');
  assert.equal(check(after, { ...says, op: 'not-contains', value: 'Summer' }).status, 'unproven');
});

test('a line that only readers of screens are told is not told to be seen', () => {
  const tiny = { box: { x: 0, y: 0, width: 1, height: 1 } };
  const live: Tree = ['generic', '', tiny, ['text', 'Saved']];
  const shown: Step = { action: 'assertVisible', target: { text: 'Saved' } };
  assert.equal(of(shown, live), 'unproven');
  assert.equal(of(shown, live, line('paragraph', 'Saved')), 'met');
  assert.equal(of(shown, ['button', 'Saved', {}, live]), 'met');
  assert.equal(of(shown, ['list', '', {}, ['listitem', '', {}, live]]), 'met');
});

test('what only readers of screens are told is not the alert that a person sees', () => {
  const point = { x: 0, y: 0, width: 1, height: 1 };
  const told = (words: string): Tree => ['status', '', { box: point }, ['text', words]];
  const drawn: Tree = ['alert', '', { box: { ...point, width: 300, height: 20 } }, ['text', 'Your trial ends']];
  const [shown, gone] = (['assertVisible', 'assertNotVisible'] as const).map((action) => {
    const step: Step = { action, target: { role: 'alert' } };
    return (now: View, since: View) => check(now, step, { since, actedOn: since }).status;
  });
  const [before, after] = [page(drawn, told('Tag removed')), page(told('Tag removed'))];
  assert.equal(gone?.(after, before), 'met');
  assert.notEqual(shown?.(after, before), 'met');
  assert.equal(gone?.(before, before), 'not_met');
  assert.equal(shown?.(before, before), 'met');
  // It may tell of what was drawn otherwise.
  assert.equal(gone?.(after, page()), 'unproven');
  assert.equal(shown?.(after, page()), 'unproven');
  // A box without a size may hold what is drawn beside it.
  const holder: Tree = ['status', '', { box: { ...point, width: 0 } }, ['generic', '', { box: null }, drawn]];
  assert.equal(shown?.(page(holder), page()), 'met');
});
