import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verdictOf } from '../../../test/check.ts';
import { page } from '../../../test/page.ts';

test('what a message comes to may be told in other words than its own, unless these are set off', () => {
  const view = page(['alert', '', {}, ['text', 'Your trial ends soon: 5 days left']]);
  assert.equal(verdictOf(view, 'A warning says my trial ends in 5 days.'), 'unproven');
  assert.equal(verdictOf(view, 'A warning says the coupon was applied.'), 'not_met');
  assert.equal(verdictOf(view, 'The alert says "my trial ends in 5 days".'), 'not_met');
});
