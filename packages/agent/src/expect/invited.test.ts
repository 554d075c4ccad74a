import assert from 'node:assert/strict';
import { test } from 'node:test';
import { check } from '../../test/check.ts';
import { page } from '../../test/page.ts';

test('whether a drawn dropdown that invites to choose is empty is not told', () => {
  const is = (value: string, shown: string) =>
    check(page(['combobox', 'Size', { tag: 'button' }, ['text', shown]]), {
      action: 'assertState',
      target: { text: 'Size' },
      value,
    }).status;
  assert.deepEqual([is('empty', 'Pick size'), is('not-empty', 'Pick size')], ['unproven', 'unproven']);
  assert.deepEqual([is('empty', 'Medium'), is('not-empty', 'Medium')], ['not_met', 'met']);
});
