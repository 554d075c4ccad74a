import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Step } from '@smokejumper/contracts';
import { page, type Tree } from '../../../test/page.ts';
import type { Facts } from '../check.ts';
import { checkers } from '../checkers.ts';
import { unlessHidden } from './unless-hidden.ts';

const told = (action: 'assertVisible' | 'assertNotVisible', text: string, shown: string) => {
  const tree: Tree = ['paragraph', '', {}, ['text', shown]];
  const facts = { view: page(tree), since: null, dialogs: [], kept: new Map(), secrets: ['password'] };
  const step: Step = { action, target: { text } };
  const all = facts as unknown as Facts;
  return unlessHidden(step, all, checkers[action](step, all)).status;
};

test('whether a text that holds a secret is shown is not told where the page shows what was left out', () => {
  assert.equal(told('assertVisible', 'Hello {{password}}', 'Hello [redacted]'), 'unproven');
  assert.equal(told('assertNotVisible', '{{password}}', 'Hello [redacted 2]'), 'unproven');
});

test('where nothing was left out, and of what is no secret, it is told', () => {
  assert.equal(told('assertVisible', 'Hello {{password}}', 'Hello'), 'not_met');
  assert.equal(told('assertNotVisible', '<password>', 'Hello'), 'met');
  assert.equal(told('assertVisible', 'Hello {{name}}', 'Hello [redacted]'), 'not_met');
  assert.equal(told('assertVisible', 'Hello', 'Hello [redacted]'), 'met');
});
