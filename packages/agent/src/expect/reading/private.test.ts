import assert from 'node:assert/strict';
import { test } from 'node:test';
import { page } from '../../../test/page.ts';
import type { Facts } from '../check.ts';
import { value } from '../verbs/value.ts';

test('what a password field holds is not told, only that it holds something', () => {
  const check = (shown: string, wanted: string) => {
    const view = page(['textbox', 'Password', { tag: 'input', type: 'text', value: shown, states: ['private'] }]);
    const step = { kind: 'assert', action: 'assertValue', target: { text: 'Password' }, value: wanted } as const;
    return value(step, { view, kept: new Map() } as unknown as Facts).status;
  };
  assert.equal(check('[redacted]', 'hunter22'), 'unproven');
  assert.equal(check('', 'hunter22'), 'not_met');
  // A dropdown whose box to type in asks for no filling in shows what is chosen all the same.
  assert.equal(check('Suite', 'Suite'), 'met');
});
