import assert from 'node:assert/strict';
import { test } from 'node:test';
import { check } from '../../../test/check.ts';
import { page } from '../../../test/page.ts';

test('a box whose label holds the remark that describes it is called without the remark, too', () => {
  const [name, description, states] = ['Weekly report Every Monday', 'Every Monday', ['checked']];
  const is = (text: string, more: { label?: string; description?: string } = {}) =>
    check(page(['switch', name, { label: name, description, states, ...more }]), {
      action: 'assertState',
      target: { text },
      value: 'checked',
    }).status;
  assert.equal(is('Weekly report'), 'met');
  assert.equal(is(name), 'met');
  assert.equal(is('Weekly report', { description: 'Sent by mail' }), 'unproven', 'another remark');
  assert.equal(is('Weekly report', { description: 'day' }), 'unproven', 'a part of a word');
});
