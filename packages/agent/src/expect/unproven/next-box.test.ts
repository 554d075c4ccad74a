import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Step } from '@smokejumper/contracts';
import { check } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';

const box = (name: string, role: string, framed = false): Tree => [
  'generic',
  '',
  { framed },
  ['text', name],
  ['generic', '', { tag: 'span' }, ['text', role]],
];

test('what stands in the next of two boxes alike is not told to be in the card of a name', () => {
  const view = page(['generic', '', {}, box('Ana', 'Designer'), box('Ben', 'Engineer')]);
  for (const scope of [
    { relation: 'item', text: 'Ben', role: 'card' },
    { relation: 'within', text: 'Ben', role: 'card' },
  ] as const) {
    const shows = (text: string): Step => ({ action: 'assertVisible', target: { text, scope } });
    assert.equal(check(view, shows('Designer')).status, 'unproven');
    assert.equal(check(view, shows('Engineer')).status, 'met');
  }
});

test('the lines of one card are its own', () => {
  const card = (name: string, role: string): Tree => ['listitem', '', {}, box('Name', name), box('Role', role)];
  const view = page(['list', '', {}, card('Ana', 'Designer'), card('Ben', 'Engineer')]);
  const scope = { relation: 'item', text: 'Ben', role: 'card' } as const;
  assert.equal(check(view, { action: 'assertVisible', target: { text: 'Engineer', scope } }).status, 'met');
  assert.equal(check(view, { action: 'assertVisible', target: { text: 'Designer', scope } }).status, 'not_met');
});
