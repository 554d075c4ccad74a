import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Step } from '@smokejumper/contracts';
import { check } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';
import { unlessTwo } from './two-names.ts';

const line = (words: string): Tree => ['paragraph', '', {}, ['text', words]];
const status = (step: Step, ...lines: string[]) => {
  const view = page(...lines.map(line));
  return unlessTwo(step, { view }, check(view, step)).status;
};

test('a text that joins two names is not called missing where the page shows both', () => {
  const shown: Step = { action: 'assertVisible', target: { text: 'Calypso and Old Bess' } };
  const says: Step = {
    action: 'assertText',
    target: { role: 'page' },
    op: 'contains',
    value: 'Seat booked and Seats left: 7',
  };
  assert.equal(status(shown, 'Calypso', 'Old Bess'), 'unproven');
  assert.equal(status(shown, 'Calypso and Old Bess'), 'met');
  assert.equal(status(shown, 'Calypso', 'Petrel'), 'not_met');
  assert.equal(status(shown, 'Petrel'), 'not_met');
  assert.equal(status(says, 'Seat booked', 'Seats left: 7'), 'unproven');
  assert.equal(status(says, 'Seat booked', 'Seats left: 8'), 'not_met');
  assert.equal(status({ action: 'assertVisible', target: { text: 'Salt and pepper' } }, 'Salt', 'pepper'), 'not_met');
});
