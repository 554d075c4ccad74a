import assert from 'node:assert/strict';
import { test } from 'node:test';
import { check } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';

test('whether a drawn dropdown that invites to choose is empty is told only by the field that carries its choice', () => {
  const is = (value: string, shown: string, ...carriers: Tree[]) =>
    check(page(...carriers, ['combobox', 'Size', { tag: 'button' }, ['text', shown]]), {
      action: 'assertState',
      target: { text: 'Size' },
      value,
    }).status;
  assert.deepEqual([is('empty', 'Pick size'), is('not-empty', 'Pick size')], ['unproven', 'unproven']);
  const carrier = (value: string): Tree => ['combobox', 'Size', { tag: 'select', value, states: ['hidden'] }];
  const held = (value: string) => ['empty', 'not-empty'].map((state) => is(state, 'Pick size', carrier(value)));
  assert.deepEqual(
    [held(''), held('Medium')],
    [
      ['met', 'not_met'],
      ['unproven', 'unproven'],
    ],
  );
  assert.deepEqual([is('empty', 'Medium'), is('not-empty', 'Medium')], ['not_met', 'met']);
});
